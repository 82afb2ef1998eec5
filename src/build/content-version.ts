import type { NodeInput } from "gatsby"
import { contentNodes, type NodesByType } from "./site-media"

/** What content and files say: another text when one of their nodes was created, replaced or deleted. */
const contentVersion = (getNodesByType: NodesByType): string =>
  [...contentNodes(getNodesByType), ...getNodesByType("File")]
    .map(({ id, internal }) => `${id} ${internal.contentDigest}`)
    .sort()
    .join("\n")

let shown: string | undefined

/**
 * The version to tell the pages, in development alone, so that their queries run again when it changes: Gatsby forgets nodes that change while a query
 * runs, and would keep what the query found.
 */
export function versionToShow(getNodesByType: NodesByType): string {
  if (process.env.gatsby_executing_command !== "develop") return ""
  shown = contentVersion(getNodesByType)
  return shown
}

/** Whether the pages were made of the content as it is now. */
export const isShown = (getNodesByType: NodesByType): boolean => shown === contentVersion(getNodesByType)

const TYPE = "ContentVersion"

/** A node that stands for a version: when Gatsby takes it in, it makes the pages anew. */
export const versionNode = (contentDigest: string): NodeInput => ({ id: TYPE, internal: { type: TYPE, contentDigest } })
