import { readFileSync } from "node:fs"
import path from "node:path"
import { parseDocument } from "htmlparser2"
import { addOwnersScripts } from "../../../scripts/lib/owners-scripts"
import { policyNeedsOf } from "../../../src/hosting/content-policy"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

const PAGE = `<html><body><div id="___gatsby"></div><script>load("</body>")</script></body></html>`
const PROOF = "<html><body>Proof of ownership</body></html>"

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  writeFiles(folder, { "index.html": PAGE, "works/index.html": PAGE, "proof.html": PROOF })
})

const written = (file: string) => readFileSync(path.join(folder, file), "utf8")

test("scripts are added at the end of the body of each page that the build generates; without any, pages are unchanged", async () => {
  await addOwnersScripts(folder, [], "")
  expect(written("index.html")).toBe(PAGE)
  const attributes = { "data-site": `a"b&c`, "data-tag": "d" }
  const service = { src: "https://count.example/count.js", sendsTo: [], attributes }
  await addOwnersScripts(folder, [service, { src: "/own.js", sendsTo: [], attributes: {} }], "/portfolio")
  const tags =
    `<script async src="https://count.example/count.js" data-site="a&quot;b&amp;c" data-tag="d"></script>` +
    `<script async src="/portfolio/own.js"></script>`
  for (const file of ["index.html", "works/index.html"])
    expect(written(file)).toBe(PAGE.replace(/<\/body><\/html>$/, `${tags}</body></html>`))
  expect(written("proof.html")).toBe(PROOF)
  expect([...(policyNeedsOf([parseDocument(written("index.html"))]).origins.get("script-src") ?? [])]).toEqual([
    "https://count.example",
  ])
})
