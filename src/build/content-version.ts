import type { NodeInput } from "gatsby"
import { contentNodes, type NodesByType } from "./site-media"

/** Identifies the current content and files: changes when one of their nodes is created, replaced or deleted. */
const contentVersion = (getNodesByType: NodesByType): string =>
  [...contentNodes(getNodesByType), ...getNodesByType("File")]
    .map(({ id, internal }) => `${id} ${internal.contentDigest}`)
    .sort()
    .join("\n")

let pagesVersion: string | undefined

/**
 * The version for the context of pages, so that their queries rerun when it changes: Gatsby misses nodes that change while a query runs, and would
 * keep the outdated result. Empty in a production build.
 */
export function versionForPages(getNodesByType: NodesByType): string {
  if (process.env.gatsby_executing_command !== "develop") return ""
  pagesVersion = contentVersion(getNodesByType)
  return pagesVersion
}

/** Whether the pages were created from the current content. */
export const arePagesCurrent = (getNodesByType: NodesByType): boolean => pagesVersion === contentVersion(getNodesByType)

const TYPE = "ContentVersion"

/** A node with a version: creating it makes Gatsby recreate the pages. */
export const versionNode = (contentDigest: string): NodeInput => ({ id: TYPE, internal: { type: TYPE, contentDigest } })
