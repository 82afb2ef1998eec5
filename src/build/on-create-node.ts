import type { CreateNodeArgs } from "gatsby"
import { ownersContentDirectory, placeOfFile } from "../content/places"
import { absolutePathOf, relativeTo } from "./content-source"
import { kindOfNode } from "./site-media"

/** Gives each content node its place (`fields.folder`, `slug`), hence its order and parent. */
export function addContentPlace({ node, getNode, actions }: CreateNodeArgs): void {
  if (!kindOfNode(node) || !node.parent) return
  const file = absolutePathOf(getNode(node.parent))
  if (!file) return
  const place = placeOfFile(relativeTo(ownersContentDirectory(), file))
  for (const name of ["folder", "slug"] as const) actions.createNodeField({ node, name, value: place[name] })
}
