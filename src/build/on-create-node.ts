import type { CreateNodeArgs, Node } from "gatsby"
import { ownersContentDirectory, placeOfFile } from "../content/places"
import { relativeTo } from "./content-files"
import { kindOfNode } from "./site-media"

const PLACE_FIELDS = ["folder", "slug"] as const

/** Gives each content node its place (`fields.folder`, `slug`), which says order and belonging. */
export function addContentPlace({ node, getNode, actions }: CreateNodeArgs): void {
  if (!kindOfNode(node) || !node.parent) return
  const file = absolutePathOf(getNode(node.parent))
  if (!file) return
  const place = placeOfFile(relativeTo(ownersContentDirectory(), file))
  for (const name of PLACE_FIELDS) actions.createNodeField({ node, name, value: place[name] })
}

/** The absolute path of a File node. */
export function absolutePathOf(node: Node | undefined): string | undefined {
  const file = node?.absolutePath
  return typeof file === "string" ? file : undefined
}
