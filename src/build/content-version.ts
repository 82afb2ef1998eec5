import type { NodeInput } from "gatsby"
import { contentNodes, type NodesByType } from "./site-media"

/** The version of content and files: changes when one of their nodes is created, replaced or deleted. */
const contentVersion = (getNodesByType: NodesByType): string =>
  [...contentNodes(getNodesByType), ...getNodesByType("File")]
    .map(({ id, internal }) => `${id} ${internal.contentDigest}`)
    .sort()
    .join("\n")

let shown: string | undefined

/**
 * The version to pass to the pages, only in development, so that their queries run again when it changes: Gatsby forgets nodes that change while a
 * query runs, and would keep what it found.
 */
export function versionToShow(getNodesByType: NodesByType): string {
  if (process.env.gatsby_executing_command !== "develop") return ""
  shown = contentVersion(getNodesByType)
  return shown
}

/** Whether the pages show the content as it is now. */
export const isShown = (getNodesByType: NodesByType): boolean => shown === contentVersion(getNodesByType)

const TYPE = "ContentVersion"

/** A node that carries a version: when Gatsby takes it in, it remakes the pages. */
export const versionNode = (contentDigest: string): NodeInput => ({ id: TYPE, internal: { type: TYPE, contentDigest } })
