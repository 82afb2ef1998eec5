import type { Node, NodeInput } from "gatsby"

const TYPE = "ContentVersion"

/**
 * The one node that says which content the pages show, in development alone: pages are told its digest, so that their queries run again when it
 * changes. Without it Gatsby would keep what a query found while nodes were being replaced, for it forgets those that change as a query runs.
 */
export const contentVersionNode = (contentDigest: string): NodeInput => ({
  id: TYPE,
  internal: { type: TYPE, contentDigest },
})

/** The digest of the content that pages show; undefined where nothing has told it. */
export const contentVersion = (getNodesByType: (type: string) => Node[]): string | undefined =>
  getNodesByType(TYPE)[0]?.internal.contentDigest
