import type { CreateNodeArgs, Node } from "gatsby"
import { ownersContentDirectory } from "../checker/content-directory"
import { kindNames, placeOfFile, relativeTo, typeNameOf } from "./content-files"

const CONTENT_TYPES: ReadonlySet<string> = new Set(kindNames().map(typeNameOf))

const PLACE_FIELDS = ["folder", "parentFolder", "slug"] as const

/** Gives each content node its place (`fields.folder`, `parentFolder`, `slug`), which says order and belonging. */
export function addContentPlace({ node, getNode, actions }: CreateNodeArgs): void {
  if (!CONTENT_TYPES.has(node.internal.type) || !node.parent) return
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
