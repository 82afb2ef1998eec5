import { lstatSync, mkdirSync, readFileSync, symlinkSync } from "node:fs"
import path from "node:path"
import { ownersFiles, pathWarnings, restoreOwnPages } from "../../../scripts/lib/publish-for-hosts"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

/** A folder outside of the project, to which `static` has links. */
let elsewhere: string

beforeEach(() => {
  elsewhere = temporaryFolder()
  process.chdir(temporaryFolder())
  mkdirSync("static")
})

test("an own page in static replaces Gatsby's, even if it is a link", async () => {
  writeFiles(elsewhere, { "404.html": "The owner's." })
  symlinkSync(path.join(elsewhere, "404.html"), "static/404.html")
  writeFiles("static", { "own.html": "Another." })
  writeFiles("site", { "404.html": "Gatsby's.", "own.html": "Gatsby's." })
  await restoreOwnPages("site")
  expect(readFileSync("site/404.html", "utf8")).toBe("The owner's.")
  expect(lstatSync("site/404.html").isSymbolicLink()).toBe(false)
  expect(readFileSync("site/own.html", "utf8")).toBe("Another.")
})

test("the owner's files are those in static and in folders linked there, in each language", async () => {
  const inner = temporaryFolder()
  writeFiles(inner, { "b.txt": "" })
  writeFiles(elsewhere, { "a.txt": "", "more/c.txt": "" })
  symlinkSync("gone", path.join(elsewhere, ".#a.txt"))
  symlinkSync(inner, path.join(elsewhere, "inner"))
  symlinkSync(elsewhere, "static/docs")
  writeFiles("static", { "robots.txt": "" })
  const files = ["robots.txt", "docs/a.txt", "docs/more/c.txt", "docs/inner/b.txt"]
  const found = [...(await ownersFiles(["de"]))]
  expect(found).toEqual(expect.arrayContaining([...files, ...files.map((file) => `de/${file}`)]))
})

test.each([
  [undefined, "", false],
  ["https://ada.example", "/portfolio", false],
  ["https://ada.example/portfolio", "/portfolio", false],
  ["https://ada.example/portfolio", "/renamed", true],
  ["https://ada.example/portfolio", "", true],
])("siteUrl %j of a site built for %j: warns %j", (siteUrl, prefix, warns) => {
  const warning = `warning  the site was built for ${prefix || "/"}, but "siteUrl" in site.json`
  expect(pathWarnings(siteUrl, prefix)).toEqual(warns ? [expect.stringContaining(warning)] : [])
})
