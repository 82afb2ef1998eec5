import type { CreateNodeArgs } from "gatsby"
import { ownersContentDirectory, parentOf, relativeTo } from "../content/places"
import { absolutePathOf } from "./content-source"
import { kindOfNode } from "./site-media"

/** Gives each content node its folder (`fields.folder`), hence its order and parent. */
export function addContentPlace({ node, getNode, actions }: CreateNodeArgs): void {
  if (!kindOfNode(node) || !node.parent) return
  const file = absolutePathOf(getNode(node.parent))
  if (!file) return
  actions.createNodeField({ node, name: "folder", value: parentOf(relativeTo(ownersContentDirectory(), file)) })
}
