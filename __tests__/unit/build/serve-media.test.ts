import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { serveMedia } from "../../../src/build/build-media"
import { publishLink } from "../../../src/build/linked-files"
import { sitePipeline } from "../../../src/build/site-media"
import { digestOf } from "../../../src/media/facts"
import { readIcon } from "../../../src/media/icons"
import { plain } from "../media/support/pictures"
import { temporaryFolder } from "../../support/temporary-folder"

// The pipeline is made once, for this folder.
const folder = temporaryFolder()
beforeEach(() => process.chdir(folder))

const registry = {
  id: "registry",
  internal: { type: "TechnologyRegistry" },
  fields: { folder: "" },
  technologies: [{ label: "Rust", icon: "logos:rust", colour: "#000000" }],
}

/** Requests an address from the development server; resolves to the file it sends, or to undefined if it passes the request on. */
async function request(address: string): Promise<string | undefined> {
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

test("an icon that a page from an earlier start refers to, and that was deleted since, is created when it is requested", async () => {
  const { address } = await readIcon("logos:rust", folder)
  const sent = await request(address)
  expect(sent).toBe(path.join(folder, "public", address))
  expect(existsSync(sent ?? "")).toBe(true)
})

test("a picture that a link leads to is found by its name, which is percent-encoded in the address", async () => {
  writeFileSync("Müller.png", await plain(30, 20, "#000000").png().toBuffer())
  const file = path.join(folder, "Müller.png")
  const find = () => ({ path: file, digest: digestOf(readFileSync(file)) })
  const address = await publishLink("./Müller.png", folder, { find, pipeline: sitePipeline("") })
  expect(await request(encodeURI(address))).toBe(path.join(folder, "public", address))
})

test("a request for an address that no content refers to is passed on", async () => {
  expect(await request("/media/icons/rust-00000000.svg")).toBeUndefined()
})

test.each([
  "/media/../../secret.txt",
  "/media/icons/../../../secret.txt",
  "/miniatures/../../secret.txt",
  "/media/%2e%2e/%2e%2e/secret.txt",
])("a request for a file outside of the site's media is passed on: %s", async (address) => {
  writeFileSync(path.join(folder, "secret.txt"), "secret")
  expect(await request(address)).toBeUndefined()
})
