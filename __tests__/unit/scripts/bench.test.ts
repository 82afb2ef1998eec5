import { readFile } from "node:fs/promises"
import path from "node:path"
import { writeContent } from "../../../scripts/bench/content"
import { SAMPLE_CONTENT } from "../../../scripts/lib/sample"
import { checkContent } from "../../../src/checker/check-content"
import { filesIn } from "../../../src/content/places"
import { temporaryFolder } from "../../support/temporary-folder"

test("generated content has no faults, and its screenshots all differ but are the same each time", async () => {
  const screenshotsIn = async (folder: string) => {
    await writeContent(SAMPLE_CONTENT, folder, 5)
    const files = (await filesIn(folder)).filter((file) => /^works\/.*\.png$/.test(file))
    return Promise.all(files.map((file) => readFile(path.join(folder, file), "base64")))
  }
  const one = temporaryFolder()
  const screenshots = await screenshotsIn(one)
  expect(new Set(screenshots).size).toBe(5)
  expect(await screenshotsIn(temporaryFolder())).toEqual(screenshots)
  // The sample's texts are placeholders.
  expect((await checkContent(one)).faults.filter(({ rule }) => rule !== "placeholder")).toEqual([])
})
