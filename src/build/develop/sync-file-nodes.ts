import { stat } from "node:fs/promises"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import type { CreateDevServerArgs, Node } from "gatsby"
import { createNodeId } from "gatsby/dist/utils/create-node-id"
import { createFileNode } from "gatsby-source-filesystem/create-file-node"
import { readContentFolder } from "../../checker/content-folder"
import { absolutePathOf } from "../on-create-node"
import { isForeignJson } from "../content-files"

/** Who owns the nodes of files: whatever another plugin makes of that type has to be made in its name. */
const OWNER = { name: "gatsby-source-filesystem" }

/** How gatsby-source-filesystem is set up for the content: see `contentSource`. */
const SOURCE = "content"

/** Milliseconds between two comparisons, until one finds nothing to mend; and between comparisons when nothing is known to have changed. */
const SOON = 300
const LATER = 5000

type Gatsby = Pick<CreateDevServerArgs, "actions" | "getNodesByType">

/**
 * Makes Gatsby's nodes of files equal to the files that are staged. gatsby-source-filesystem's watcher tells Gatsby of most changes, but misses
 * files that come right after their folder, and folders that are replaced. Compares now and then, and at once when `compare` is called.
 */
export function keepFileNodes(gatsby: Gatsby, directory: string, onError: (error: unknown) => void) {
  let running = Promise.resolve()
  const compare = () => {
    running = running
      .then(async () => {
        while ((await syncFileNodes(gatsby, directory)) > 0) await wait(SOON)
      })
      .catch(onError)
  }
  const timer = setInterval(compare, LATER)
  timer.unref()
  return { compare }
}

/** Creates, replaces and deletes nodes of files where they differ from the files in `directory`. Returns how many differed. */
export async function syncFileNodes({ actions, getNodesByType }: Gatsby, directory: string): Promise<number> {
  const nodes = new Map<string, Node>()
  for (const node of getNodesByType("File")) {
    if (node.sourceInstanceName === SOURCE) nodes.set(absolutePathOf(node) ?? "", node)
  }
  throwIfIdsDiffer(nodes)
  const { files } = await readContentFolder(directory)
  let mended = 0
  for (const relative of files) {
    const file = path.join(directory, relative)
    const node = nodes.get(slashed(file))
    nodes.delete(slashed(file))
    if (isForeignJson(directory, file) || (node && (await isOf(node, file)))) continue
    const wanted = await createFileNode(file, idOf, { name: SOURCE, path: directory })
    if (node?.internal.contentDigest === wanted.internal.contentDigest) continue
    await actions.createNode(wanted, OWNER)
    mended += 1
  }
  for (const node of nodes.values()) {
    actions.deleteNode(node, OWNER)
    mended += 1
  }
  return mended
}

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
  const [entry] = nodes
  if (!entry) return
  const [file, { id }] = entry
  if (idOf(path.normalize(file)) !== id) {
    throw new Error(
      "gatsby-source-filesystem makes its ids in another way than src/build/develop/sync-file-nodes.ts: adapt `idOf` to the installed version.",
    )
  }
}
