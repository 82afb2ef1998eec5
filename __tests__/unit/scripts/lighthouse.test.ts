import { readFileSync } from "node:fs"
import path from "node:path"
import { lighthouseTable } from "../../../scripts/lib/lighthouse"
import { SAMPLE_CONTENT } from "../../../scripts/lib/sample"
import { lighthouse } from "../../../scripts/lighthouse"
import { callCommand } from "../../support/command"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

jest.mock("../../../scripts/lib/chromium", () => ({ ensureChromium: () => "chromium" }))
jest.mock("../../../scripts/lib/lighthouse", () => ({ lighthouseTable: jest.fn() }))

test("--runs must be a number", async () => {
  const { refusal } = await callCommand(lighthouse, ["--runs", "x"])
  expect(refusal).toContain("Give a whole number, 1 or greater.")
})

test("a site under a path prefix is measured at that path, by default on the pages that it has", async () => {
  const folder = temporaryFolder()
  const site = JSON.parse(readFileSync(path.join(SAMPLE_CONTENT, "site.json"), "utf8")) as object
  writeFiles(folder, {
    "public/works/index.html": "<h1>Works</h1>",
    "content/site.json": JSON.stringify({ ...site, siteUrl: "https://owner.example/portfolio" }),
  })
  let answer = ""
  jest.mocked(lighthouseTable).mockImplementation(async (origin) => {
    answer = await (await fetch(`${origin}/works/`)).text()
    return origin
  })
  const measure = (built: string) =>
    callCommand(lighthouse, ["--folder", path.join(folder, built)], { CONTENT_DIR: path.join(folder, "content") })
  const { output } = await measure("public")
  expect(output).toMatch(/http:\/\/localhost:\d+\/portfolio/)
  expect(answer).toBe("<h1>Works</h1>")
  expect(lighthouseTable).toHaveBeenLastCalledWith(expect.any(String), ["/works/"], 3, "chromium")
  expect((await measure("content")).refusal).toMatch(/There is no site in .*content: npm run build makes one/)
  const { refusal } = await callCommand(lighthouse, ["--folder", path.join(folder, "public"), "--", "works/"])
  expect(refusal).toMatch(/There is no page works\/ in .*public\. Write its path, such as \/works\/\./)
})
