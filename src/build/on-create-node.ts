import type { CreateNodeArgs } from "gatsby"
import { ownersContentDirectory, parentOf, relativeTo } from "../content/places"
import { absolutePathOf } from "./content-source"
import { kindOfNode } from "./site-media"

/** Sets each content node's folder (`fields.folder`), which determines its order and its parent. */
export function addContentPlace({ node, getNode, actions }: CreateNodeArgs): void {
  if (!kindOfNode(node) || !node.parent) return
  const file = absolutePathOf(getNode(node.parent))
  if (!file) return
  actions.createNodeField({ node, name: "folder", value: parentOf(relativeTo(ownersContentDirectory(), file)) })
}
