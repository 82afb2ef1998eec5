import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { buildSite } from "../../../scripts/lib/build-site"
import { type GatsbyFolder, prepareGatsbyFolder } from "../../../scripts/lib/gatsby-folder"
import { runBin } from "../../../scripts/lib/run"
import { SAMPLE_CONTENT } from "../../../scripts/lib/sample"
import { temporaryFolder } from "../../support/temporary-folder"

jest.mock("../../../scripts/lib/gatsby-folder", () => ({
  ...jest.requireActual<object>("../../../scripts/lib/gatsby-folder"),
  prepareGatsbyFolder: jest.fn(),
}))
jest.mock("../../../scripts/lib/publish-for-hosts", () => ({
  mediaOriginsOf: () => Promise.resolve([]),
  publishForHosts: () => Promise.resolve(),
}))
jest.mock("../../../scripts/lib/run", () => ({ runBin: jest.fn() }))

const PROJECT = "projects/01-park-and-charge/project.json"

test("all languages are built from the same content, even if it is edited meanwhile", async () => {
  const sample = path.resolve(SAMPLE_CONTENT)
  const folder = temporaryFolder()
  process.chdir(folder)
  cpSync(sample, "content", { recursive: true })
  // Emacs's lock of a file that is being edited.
  symlinkSync("ada@engine.1", "content/.#home.json")
  const titleIn = (content: string) =>
    /"title":\s*"([^"]+)"/.exec(readFileSync(path.join(content, PROJECT), "utf8"))?.[1]
  const staging = path.join(folder, "staging")
  jest.mocked(prepareGatsbyFolder).mockResolvedValue({
    folder: path.join(folder, "gatsby"),
    staging,
    environment: {} as GatsbyFolder["environment"],
    release: () => Promise.resolve(),
  })
  const built: (string | undefined)[] = []
  jest.mocked(runBin).mockImplementation(() => {
    built.push(titleIn(path.join(staging, "content")))
    const edited = readFileSync(path.join("content", PROJECT), "utf8").replace(/"title": "[^"]+"/, `"title": "Edited"`)
    writeFileSync(path.join("content", PROJECT), edited)
    cpSync(sample, "gatsby/public", { recursive: true })
    writeFileSync("gatsby/resume-pdf.json", "{}")
    return Promise.resolve(0)
  })
  expect(await buildSite("content", "public")).toBe(0)
  expect(built).toEqual(["泊車易", "Park And Charge"])
})
