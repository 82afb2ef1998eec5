import { existsSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { serveMedia } from "../../../src/build/build-media"
import { readIcon } from "../../../src/media/icons"
import { temporaryFolder } from "../../support/temporary-folder"

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  process.chdir(folder)
})

const registry = {
  id: "registry",
  internal: { type: "TechnologyRegistry" },
  fields: { folder: "" },
  technologies: [{ label: "Rust", icon: "logos:rust", colour: "#000000" }],
}

/** Asks the development server for an address, and returns the file it sends; undefined where it knows none. */
async function ask(address: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const app: Parameters<typeof serveMedia>[0]["app"] = {
      use: (prefix, handle) => {
        if (!address.startsWith(`${prefix}/`)) return
        Reflect.apply(handle, undefined, [
          { path: address.slice(prefix.length) },
          { sendFile: resolve, setHeader: () => undefined },
          (error: unknown) => (error instanceof Error ? reject(error) : resolve(undefined)),
        ])
      },
    }
    const getNodesByType = (type: string) => (type === "TechnologyRegistry" ? [registry] : [])
    serveMedia({ app, getNodesByType, pathPrefix: "", reporter: {} } as unknown as BuildArgs & { app: typeof app })
  })
}

test("an icon that a page of an earlier start asks for, and that is gone since, is there when it is asked for", async () => {
  const { address } = await readIcon("logos:rust", folder)
  const sent = await ask(address)
  expect(sent).toBe(path.join(folder, "public", address))
  expect(existsSync(sent ?? "")).toBe(true)
})

test("an address that no content refers to is left to the rest of the server", async () => {
  expect(await ask("/media/icons/rust-00000000.svg")).toBeUndefined()
})

test.each(["/media/../../secret.txt", "/media/icons/../../../secret.txt", "/miniatures/../../secret.txt"])(
  "a file outside of the site's media is left to the rest of the server: %s",
  async (address) => {
    writeFileSync(path.join(folder, "secret.txt"), "secret")
    expect(await ask(address)).toBeUndefined()
  },
)
