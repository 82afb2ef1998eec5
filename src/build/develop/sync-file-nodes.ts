import { readFile, stat } from "node:fs/promises"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import type { CreateDevServerArgs, Node } from "gatsby"
import { createNodeId } from "gatsby/dist/utils/create-node-id"
import { createFileNode } from "gatsby-source-filesystem/create-file-node"
import { readContentFolder } from "../../checker/content-folder"
import { absolutePathOf, isForeignJson } from "../content-source"
import { isShown, versionNode } from "../content-version"
import { contentNodes } from "../site-media"

/** Who owns the nodes of files: whatever another plugin makes of that type has to be made in its name. */
const OWNER = { name: "gatsby-source-filesystem" }

/** The same for content. */
const TRANSFORMER = { name: "gatsby-transformer-json" }

/** How gatsby-source-filesystem is set up for the content: see `contentSource`. */
const SOURCE = "content"

/** Milliseconds between two comparisons, until one finds nothing to mend; and between comparisons when nothing is known to have changed. */
const SOON = 300
const LATER = 5000

/** How many comparisons in a row have to miss the content of a JSON file: Gatsby may be about to make it. */
const PATIENCE = 4

/** The same for pages that were made of other content: Gatsby is about to make them anew, as a rule. */
const PAGES_PATIENCE = 10

/** How often content is made anew before that is given up. */
const MOST_REPAIRS = 5

type Gatsby = Pick<CreateDevServerArgs, "actions" | "createContentDigest" | "getNode" | "getNodesByType">

/**
 * Makes Gatsby's nodes of files, and of the content in JSON files, equal to the files that are staged. gatsby-source-filesystem's watcher tells
 * Gatsby of most changes, but misses files that come right after their folder, and folders that are replaced; and of two changes of a file in quick
 * succession Gatsby may keep neither. Compares now and then, and at once when what it returns is called.
 */
export function keepFileNodes(gatsby: Gatsby, directory: string, onError: (error: unknown) => void) {
  const sync = syncFileNodes(gatsby, directory)
  let running = Promise.resolve()
  const compare = () => {
    running = running
      .then(async () => {
        while ((await sync()) > 0) await wait(SOON)
      })
      .catch(onError)
  }
  setInterval(compare, LATER).unref()
  return compare
}

/**
 * What creates, replaces and deletes nodes of files where they differ from the files in `directory`, deletes content without a file, has content made
 * anew that is missing time after time, and has the pages made anew where they were made of something else. Resolves to how many differed.
 */
export function syncFileNodes(gatsby: Gatsby, directory: string): () => Promise<number> {
  const { actions, getNodesByType } = gatsby
  const source = { name: SOURCE, path: directory }
  /** How often in a row the content of a file was missing, and how often it was made anew since. */
  let missing = new Map<string, number>()
  /** How often in a row the pages were made of other content. */
  let unseen = 0
  return async () => {
    const nodes = new Map<string, Node>()
    for (const node of getNodesByType("File")) {
      if (node.sourceInstanceName === SOURCE) nodes.set(absolutePathOf(node) ?? "", node)
    }
    throwIfIdsDiffer(nodes)
    const { files } = await readContentFolder(directory)
    const missingNow = new Map<string, number>()
    let differing = 0
    for (const relative of files) {
      const file = path.join(directory, relative)
      if (isForeignJson(directory, file)) continue
      const node = nodes.get(slashed(file))
      nodes.delete(slashed(file))
      if (node && (await isOf(node, file))) {
        if (!file.endsWith(".json") || (await hasContent(node, file, gatsby))) continue
        differing += 1
        const times = (missing.get(file) ?? 0) + 1
        missingNow.set(file, times)
        if (times > PATIENCE * MOST_REPAIRS) throw new Error(`Gatsby doesn't take in ${file}: restart \`npm start\`.`)
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
    if (unseen === PAGES_PATIENCE) await actions.createNode(versionNode(`${performance.now()}`), OWNER)
    return unseen > 0 && unseen < PAGES_PATIENCE ? 1 : differing
  }

  /** Another digest makes Gatsby take the file for a changed one, so that its content is read again. */
  async function createAnew(file: string): Promise<void> {
    const node = await createFileNode(file, idOf, source)
    const contentDigest = `${node.internal.contentDigest} ${performance.now()}`
    await actions.createNode({ ...node, internal: { ...node.internal, contentDigest } }, OWNER)
  }
}

/** Whether the node of a JSON file has one child, made of what the file says now. */
async function hasContent(node: Node, file: string, { createContentDigest, getNode }: Gatsby): Promise<boolean> {
  const content: unknown = JSON.parse(await readFile(file, "utf8"))
  const children = node.children.map((id) => getNode(id)?.internal.contentDigest)
  return children.length === 1 && children[0] === createContentDigest(content as object)
}

/** Content whose file's node is gone: of a file that is deleted while its content is being read, Gatsby keeps the content. */
const orphansOf = ({ getNode, getNodesByType }: Gatsby): Node[] =>
  contentNodes(getNodesByType).filter(({ parent }) => parent !== null && getNode(parent) === undefined)

const slashed = (file: string) => file.split(path.sep).join("/")

/** The id that gatsby-source-filesystem gives the node of a file, so that both speak of one node. */
const idOf = (file: string) => createNodeId(file, OWNER.name)

/** Whether a node was made of the file as it is now. */
async function isOf(node: Node, file: string): Promise<boolean> {
  const { ino, size, mtimeMs } = await stat(file)
  return node.ino === ino && node.size === size && node.mtimeMs === mtimeMs
}

/** Gatsby's way to make ids is not documented: with another one every file would have two nodes. */
function throwIfIdsDiffer(nodes: ReadonlyMap<string, Node>): void {
  const [[file, node] = []] = nodes
  if (file === undefined || idOf(path.normalize(file)) === node?.id) return
  throw new Error(
    "gatsby-source-filesystem makes its ids in another way than src/build/develop/sync-file-nodes.ts: adapt `idOf` to the installed version.",
  )
}
