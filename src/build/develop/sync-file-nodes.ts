import { readFile, stat } from "node:fs/promises"
import path from "node:path"
import type { CreateDevServerArgs, Node } from "gatsby"
import { createNodeId } from "gatsby/dist/utils/create-node-id"
import { createFileNode } from "gatsby-source-filesystem/create-file-node"
import { readContentFolder } from "../../checker/content-folder"
import { absolutePathOf, isForeignJson, nodePath } from "../content-source"
import { arePagesCurrent, versionNode } from "../content-version"
import { contentNodes } from "../site-media"

/** The plugin that owns file nodes: they must be created in its name. */
const FILE_PLUGIN = { name: "gatsby-source-filesystem" }

/** The plugin that owns content nodes. */
const CONTENT_PLUGIN = { name: "gatsby-transformer-json" }

/** gatsby-source-filesystem's name for the content: see `contentSource`. */
const SOURCE = "content"

/** Milliseconds between two comparisons: while there are differences, and the minimum otherwise. */
const RETRY_DELAY = 300
const IDLE_DELAY = 1000

/** The maximum share of time spent on comparisons when there are no differences. */
const IDLE_SHARE = 0.05

/** How many comparisons in a row must miss a JSON file's content before it is recreated: Gatsby may be about to create it. */
const RUNS_BEFORE_RECREATING = 4

/** The same for pages that were created from outdated content: Gatsby is usually about to recreate them. */
const RUNS_BEFORE_PAGES = 10

/** How many such comparisons it takes until an error is reported and the content is no longer recreated. */
const RUNS_BEFORE_GIVING_UP = 5 * RUNS_BEFORE_RECREATING

type Gatsby = Pick<CreateDevServerArgs, "actions" | "createContentDigest" | "getNode" | "getNodesByType">

/**
 * Keeps Gatsby's file nodes, and the content nodes of JSON files, in sync with the staged files. gatsby-source-filesystem's watcher reports
 * most changes to Gatsby, but misses files that are created right after their folder, and folders that are replaced. If a file changes twice in
 * quick succession, Gatsby may keep neither change.
 */
export function keepFileNodesInSync(gatsby: Gatsby, directory: string, onError: (error: unknown) => void): void {
  const sync = fileNodeSyncer(gatsby, directory)
  const compare = async () => {
    const begun = performance.now()
    const differing = await sync().catch(onError)
    const pause = differing ? RETRY_DELAY : Math.max(IDLE_DELAY, (performance.now() - begun) / IDLE_SHARE)
    setTimeout(() => void compare(), pause).unref()
  }
  void compare()
}

/**
 * Returns a function that creates, replaces and deletes file nodes to match the files in `directory`, deletes content without a file, recreates content
 * that stays missing, and recreates pages that were created from outdated content. It resolves to the number of differences, and rejects once for
 * content that Gatsby doesn't pick up.
 */
export function fileNodeSyncer(gatsby: Gatsby, directory: string): () => Promise<number> {
  const { actions, getNodesByType } = gatsby
  const source = { name: SOURCE, path: directory }
  /** How many times in a row the content of a file was missing. */
  let missing = new Map<string, number>()
  let outdatedRuns = 0
  return async () => {
    const nodes = new Map<string, Node>()
    for (const node of getNodesByType("File")) {
      if (node.sourceInstanceName === SOURCE) nodes.set(absolutePathOf(node) ?? "", node)
    }
    throwIfIdsDiffer(nodes)
    const { files, texts } = await readContentFolder(directory)
    const missingNow = new Map<string, number>()
    const givenUp: string[] = []
    let differing = 0
    for (const relative of [...files, ...texts]) {
      const file = path.join(directory, relative)
      if (isForeignJson(directory, file)) continue
      const node = nodes.get(nodePath(file))
      nodes.delete(nodePath(file))
      if (node && (await isUpToDate(node, file))) {
        if (!file.endsWith(".json") || (await hasContent(node, file, gatsby))) continue
        const times = (missing.get(file) ?? 0) + 1
        missingNow.set(file, times)
        if (times === RUNS_BEFORE_GIVING_UP) givenUp.push(file)
        if (times >= RUNS_BEFORE_GIVING_UP) continue
        differing += 1
        if (times % RUNS_BEFORE_RECREATING === 0) await recreateContent(file)
        continue
      }
      const wanted = await createFileNode(file, idOf, source)
      if (node?.internal.contentDigest === wanted.internal.contentDigest) continue
      await actions.createNode(wanted, FILE_PLUGIN)
      differing += 1
    }
    for (const node of nodes.values()) actions.deleteNode(node, FILE_PLUGIN)
    const orphans = orphansOf(gatsby)
    for (const node of orphans) actions.deleteNode(node, CONTENT_PLUGIN)
    differing += nodes.size + orphans.length
    missing = missingNow
    outdatedRuns = differing === 0 && !arePagesCurrent(getNodesByType) ? outdatedRuns + 1 : 0
    if (givenUp.length > 0) throw new Error(`Gatsby doesn't pick up ${givenUp.join(", ")}: restart \`npm start\`.`)
    if (outdatedRuns === RUNS_BEFORE_PAGES) await actions.createNode(versionNode(`${performance.now()}`), FILE_PLUGIN)
    return outdatedRuns > 0 && outdatedRuns < RUNS_BEFORE_PAGES ? 1 : differing
  }

  /** With a different digest, Gatsby considers the file changed and reads its content again. */
  async function recreateContent(file: string): Promise<void> {
    const node = await createFileNode(file, idOf, source)
    const contentDigest = `${node.internal.contentDigest} ${performance.now()}`
    await actions.createNode({ ...node, internal: { ...node.internal, contentDigest } }, FILE_PLUGIN)
  }
}

/** Whether a JSON file's node has exactly one child, with the file's current content. */
async function hasContent(node: Node, file: string, { createContentDigest, getNode }: Gatsby): Promise<boolean> {
  const content: unknown = JSON.parse(await readFile(file, "utf8"))
  const children = node.children.map((id) => getNode(id)?.internal.contentDigest)
  return children.length === 1 && children[0] === createContentDigest(content as object)
}

/** Content whose file node is gone: if a file is deleted while its content is being read, Gatsby keeps the content. */
const orphansOf = ({ getNode, getNodesByType }: Gatsby): Node[] =>
  contentNodes(getNodesByType).filter(({ parent }) => parent !== null && getNode(parent) === undefined)

/** The id that gatsby-source-filesystem gives a file's node, so that both mean the same node. */
const idOf = (file: string) => createNodeId(file, FILE_PLUGIN.name)

/** Whether a node matches the file as it is now. */
async function isUpToDate(node: Node, file: string): Promise<boolean> {
  const { ino, size, mtimeMs } = await stat(file)
  return node.ino === ino && node.size === size && node.mtimeMs === mtimeMs
}

/** How Gatsby generates ids is not documented: if that changed, every file would have two nodes. */
function throwIfIdsDiffer(nodes: ReadonlyMap<string, Node>): void {
  const [[file, node] = []] = nodes
  if (file === undefined || idOf(path.normalize(file)) === node?.id) return
  throw new Error(
    "gatsby-source-filesystem generates its ids differently from src/build/develop/sync-file-nodes.ts: adapt `idOf` to the installed version.",
  )
}
