import { readFileSync, rmSync } from "node:fs"
import path from "node:path"
import type { CreateDevServerArgs, Node, NodeInput } from "gatsby"
import { versionForPages } from "../../../src/build/content-version"
import { fileNodeSyncer } from "../../../src/build/develop/sync-file-nodes"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

const GROUP = "works/01-a/01-b/01-c/group.json"
let directory: string

beforeEach(() => {
  process.env.gatsby_executing_command = "develop"
  directory = temporaryFolder()
  write(GROUP, '{ "title": "Before" }')
  // Without it, the folder wouldn't be a site's content.
  write("site.json", "{}")
})
afterEach(() => {
  delete process.env.gatsby_executing_command
})

const write = (file: string, text: string) => writeFiles(directory, { [file]: text })

const digestOf = (content: unknown) => JSON.stringify(content)

/**
 * A minimal Gatsby: it has nodes of files, and of the content in JSON files, which it loses the first `lost` times. It creates pages immediately after
 * each change or, if they are `late`, only for a node that is not a file's.
 */
function gatsby({ lost = 0, late = false } = {}) {
  const nodes = new Map<string, Node>()
  const getNodesByType = (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type)
  const done: string[] = []
  let losses = lost
  const actions = {
    createNode: (node: NodeInput & { absolutePath?: string }) => {
      if (node.absolutePath === undefined) {
        done.push("create the pages")
        versionForPages(getNodesByType)
        return
      }
      const isSite = node.absolutePath.endsWith("site.json")
      if (!isSite) done.push(`create ${path.relative(directory, node.absolutePath)}`)
      const children: string[] = []
      if (node.absolutePath.endsWith(".json") && (isSite || losses-- <= 0)) {
        const id = `content of ${node.id}`
        const contentDigest = digestOf(JSON.parse(readFileSync(node.absolutePath, "utf8")))
        nodes.set(id, { id, internal: { type: isSite ? "SiteContent" : "GalleryGroup", contentDigest } } as Node)
        children.push(id)
      }
      nodes.set(node.id, { ...node, children } as unknown as Node)
      if (!late) versionForPages(getNodesByType)
    },
    deleteNode: (node: Node & { absolutePath?: string }) => {
      done.push(`delete ${path.relative(directory, node.absolutePath ?? "")}`)
      nodes.delete(node.id)
      if (!late) versionForPages(getNodesByType)
    },
  }
  const sync = fileNodeSyncer(
    {
      actions,
      createContentDigest: digestOf,
      getNode: (id: string) => nodes.get(id),
      getNodesByType,
      // Only the arguments that are used.
    } as unknown as CreateDevServerArgs,
    directory,
  )
  const addOrphan = () => {
    const node = {
      id: "orphan",
      parent: "gone",
      fields: { folder: "works/01-a/01-b/02-d" },
      internal: { type: "GalleryGroup" },
    }
    nodes.set(node.id, node as unknown as Node)
  }
  return { sync, done, addOrphan, contents: () => getNodesByType("GalleryGroup") }
}

test("Gatsby's file nodes are created, replaced and deleted to match the files", async () => {
  const { sync, done } = gatsby()
  write("works/01-a/01-b/01-c/shot.png", "a picture")
  write(".vscode/settings.json", "{}")
  write("notes.json", "{}")
  expect(await sync()).toBe(3)
  expect(done.splice(0).sort()).toEqual([`create ${GROUP}`, "create works/01-a/01-b/01-c/shot.png"])
  expect(await sync()).toBe(0)

  write(GROUP, '{ "title": "After" }')
  rmSync(path.join(directory, "works/01-a/01-b/01-c/shot.png"))
  expect(await sync()).toBe(2)
  expect(done.splice(0)).toEqual([`create ${GROUP}`, "delete works/01-a/01-b/01-c/shot.png"])
  expect(await sync()).toBe(0)
})

test("content that Gatsby has lost is recreated, after a few comparisons", async () => {
  const { sync, done, contents } = gatsby({ lost: 2 })
  let rounds = 0
  while ((await sync()) > 0) rounds += 1
  expect(rounds).toBeGreaterThan(4)
  expect(done).toHaveLength(3)
  expect(contents()).toHaveLength(1)
})

test("pages that were created from outdated content are recreated once, after a few comparisons", async () => {
  const { sync, done } = gatsby({ late: true })
  let rounds = 0
  while ((await sync()) > 0) rounds += 1
  expect(rounds).toBeGreaterThan(4)
  expect(done).toEqual([`create ${GROUP}`, "create the pages"])
  expect(await sync()).toBe(0)
  expect(done).toHaveLength(2)
})

test("content whose file node is gone is deleted", async () => {
  const { sync, addOrphan, contents } = gatsby()
  while ((await sync()) > 0);
  addOrphan()
  expect(contents()).toHaveLength(2)
  expect(await sync()).toBe(1)
  expect(contents()).toHaveLength(1)
})

test("content that Gatsby never picks up is reported, and not recreated forever", async () => {
  const { sync } = gatsby({ lost: 1000 })
  const syncUntilDone = async () => {
    while ((await sync()) > 0);
  }
  await expect(syncUntilDone()).rejects.toThrow(`Gatsby doesn't pick up ${path.join(directory, GROUP)}: restart`)
  expect(await sync()).toBe(0)
})
