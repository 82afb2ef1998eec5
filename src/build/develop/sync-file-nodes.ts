import { readFile, stat } from "node:fs/promises"
import path from "node:path"
import type { CreateDevServerArgs, Node } from "gatsby"
import { createNodeId } from "gatsby/dist/utils/create-node-id"
import { createFileNode } from "gatsby-source-filesystem/create-file-node"
import { readContentFolder } from "../../checker/content-folder"
import { absolutePathOf, isForeignJson, nodePath } from "../content-source"
import { isShown, versionNode } from "../content-version"
import { contentNodes } from "../site-media"

/** The owner of file nodes: any other plugin that creates this type must do so in its name. */
const OWNER = { name: "gatsby-source-filesystem" }

/** The same for content. */
const TRANSFORMER = { name: "gatsby-transformer-json" }

/** gatsby-source-filesystem's name for the content: see `contentSource`. */
const SOURCE = "content"

/** Milliseconds between two comparisons: while there is something to fix, and otherwise at least. */
const SOON = 300
const LATER = 1000

/** The share of time to spend comparing when there is nothing to fix. */
const SHARE = 0.05

/** How many comparisons in a row must miss the content of a JSON file: Gatsby may be about to make it. */
const PATIENCE = 4

/** The same for pages made from other content: Gatsby is usually about to remake them. */
const PAGES_PATIENCE = 10

/** After how many such comparisons the owner is told, and content is no longer remade. */
const MOST_TIMES = 5 * PATIENCE

type Gatsby = Pick<CreateDevServerArgs, "actions" | "createContentDigest" | "getNode" | "getNodesByType">

/**
 * Keeps Gatsby's nodes of files, and of the content in JSON files, equal to the staged files. gatsby-source-filesystem's watcher tells
 * Gatsby of most changes, but misses files that come right after their folder, and folders that are replaced. If a file changes twice in
 * quick succession, Gatsby may keep neither change.
 */
export function keepFileNodes(gatsby: Gatsby, directory: string, onError: (error: unknown) => void): void {
  const sync = syncFileNodes(gatsby, directory)
  const compare = async () => {
    const begun = performance.now()
    const differing = await sync().catch(onError)
    const pause = differing ? SOON : Math.max(LATER, (performance.now() - begun) / SHARE)
    setTimeout(() => void compare(), pause).unref()
  }
  void compare()
}

/**
 * Returns a function that creates, replaces and deletes file nodes to match the files in `directory`, deletes content without a file, remakes content
 * that keeps missing, and remakes pages that were made from something else. It resolves to the number of differences, and rejects once for content
 * that Gatsby doesn't take in.
 */
export function syncFileNodes(gatsby: Gatsby, directory: string): () => Promise<number> {
  const { actions, getNodesByType } = gatsby
  const source = { name: SOURCE, path: directory }
  /** How many times in a row the content of a file was missing. */
  let missing = new Map<string, number>()
  let unseen = 0
  return async () => {
    const nodes = new Map<string, Node>()
    for (const node of getNodesByType("File")) {
      if (node.sourceInstanceName === SOURCE) nodes.set(absolutePathOf(node) ?? "", node)
    }
    throwIfIdsDiffer(nodes)
    const { files, texts } = await readContentFolder(directory)
    const missingNow = new Map<string, number>()
    const lost: string[] = []
    let differing = 0
    for (const relative of [...files, ...texts]) {
      const file = path.join(directory, relative)
      if (isForeignJson(directory, file)) continue
      const node = nodes.get(nodePath(file))
      nodes.delete(nodePath(file))
      if (node && (await isOf(node, file))) {
        if (!file.endsWith(".json") || (await hasContent(node, file, gatsby))) continue
        const times = (missing.get(file) ?? 0) + 1
        missingNow.set(file, times)
        if (times === MOST_TIMES) lost.push(file)
        if (times >= MOST_TIMES) continue
        differing += 1
        if (times % PATIENCE === 0) await createAnew(file)
        continue
      }
      const wanted = await createFileNode(file, idOf, source)
      if (node?.internal.contentDigest === wanted.internal.contentDigest) continue
      await actions.createNode(wanted, OWNER)
      differing += 1
    }
    for (const node of nodes.values()) actions.deleteNode(node, OWNER)
    const orphans = orphansOf(gatsby)
    for (const node of orphans) actions.deleteNode(node, TRANSFORMER)
    differing += nodes.size + orphans.length
    missing = missingNow
    unseen = differing === 0 && !isShown(getNodesByType) ? unseen + 1 : 0
    if (lost.length > 0) throw new Error(`Gatsby doesn't take in ${lost.join(", ")}: restart \`npm start\`.`)
    if (unseen === PAGES_PATIENCE) await actions.createNode(versionNode(`${performance.now()}`), OWNER)
    return unseen > 0 && unseen < PAGES_PATIENCE ? 1 : differing
  }

  /** With another digest, Gatsby takes the file for a changed one and reads its content again. */
  async function createAnew(file: string): Promise<void> {
    const node = await createFileNode(file, idOf, source)
    const contentDigest = `${node.internal.contentDigest} ${performance.now()}`
    await actions.createNode({ ...node, internal: { ...node.internal, contentDigest } }, OWNER)
  }
}

/** Whether a JSON file's node has exactly one child, with what the file says now. */
async function hasContent(node: Node, file: string, { createContentDigest, getNode }: Gatsby): Promise<boolean> {
  const content: unknown = JSON.parse(await readFile(file, "utf8"))
  const children = node.children.map((id) => getNode(id)?.internal.contentDigest)
  return children.length === 1 && children[0] === createContentDigest(content as object)
}

/** Content whose file node is gone: if a file is deleted while its content is being read, Gatsby keeps the content. */
const orphansOf = ({ getNode, getNodesByType }: Gatsby): Node[] =>
  contentNodes(getNodesByType).filter(({ parent }) => parent !== null && getNode(parent) === undefined)

/** The id that gatsby-source-filesystem gives a file's node, so that both mean the same node. */
const idOf = (file: string) => createNodeId(file, OWNER.name)

/** Whether a node matches the file as it is now. */
async function isOf(node: Node, file: string): Promise<boolean> {
  const { ino, size, mtimeMs } = await stat(file)
  return node.ino === ino && node.size === size && node.mtimeMs === mtimeMs
}

/** How Gatsby makes ids is not documented: if it changed, every file would have two nodes. */
function throwIfIdsDiffer(nodes: ReadonlyMap<string, Node>): void {
  const [[file, node] = []] = nodes
  if (file === undefined || idOf(path.normalize(file)) === node?.id) return
  throw new Error(
    "gatsby-source-filesystem makes its ids in another way than src/build/develop/sync-file-nodes.ts: adapt `idOf` to the installed version.",
  )
}
