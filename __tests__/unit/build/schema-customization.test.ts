import path from "node:path"
import type { CreateSchemaCustomizationArgs } from "gatsby"
import { createContentTypes } from "../../../src/build/create-schema-customization"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

interface Extension {
  name: string
  extend: (
    args: object,
    previous: { resolve: () => unknown },
  ) => { resolve: (source: unknown, args: object, context: object, info: unknown) => Promise<unknown> }
}

/** The field extension of this name. */
function extensionOf(name: string): Extension {
  const extensions = new Map<string, Extension>()
  createContentTypes({
    actions: {
      createFieldExtension: (each: Extension) => extensions.set(each.name, each),
      createTypes: () => undefined,
    },
    pathPrefix: "",
    // Only the arguments that are used.
  } as unknown as CreateSchemaCustomizationArgs)
  const found = extensions.get(name)
  if (!found) throw new Error(`No extension ${name}`)
  return found
}

test("the file of a technology's icon is looked up among Gatsby's nodes, so that pages are made again when it changes; one of the set is not", async () => {
  const { CONTENT_DIR } = process.env
  const folder = temporaryFolder()
  process.chdir(folder)
  writeFiles("content", { "icons/own.svg": `<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>` })
  process.env.CONTENT_DIR = path.join(folder, "content")
  const registry = { internal: { type: "TechnologyRegistry" }, fields: { folder: "" } }
  const queries: unknown[] = []
  const nodeModel = {
    findRootNodeAncestor: () => registry,
    findOne: (query: unknown) => {
      queries.push(query)
      return Promise.resolve({ internal: { contentDigest: "a" } })
    },
  }
  const addressOf = (icon: string) =>
    extensionOf("technologyIcon")
      .extend({}, { resolve: () => icon })
      .resolve({ icon }, {}, { nodeModel }, {})
  expect(await addressOf("logos:rust")).toMatch(/^\/media\/icons\/rust-[0-9a-f]{8}\.svg$/)
  expect(queries).toEqual([])
  expect(await addressOf("./icons/own.svg")).toMatch(/^\/media\/icons\/own-[0-9a-f]{8}\.svg$/)
  const absolutePath = { eq: path.join(folder, "content/icons/own.svg").replaceAll("\\", "/") }
  expect(queries).toEqual([{ type: "File", query: { filter: { absolutePath } } }])
  if (CONTENT_DIR === undefined) delete process.env.CONTENT_DIR
  else process.env.CONTENT_DIR = CONTENT_DIR
})
