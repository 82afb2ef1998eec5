import { cpSync, rmSync } from "node:fs"
import path from "node:path"
import { isSample, SAMPLE_CONTENT } from "../../../scripts/lib/sample"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

test.each([
  ["none", () => undefined, true],
  ["a file more", (content: string) => writeFiles(content, { "a.json": "{}" }), false],
  ["a file less", (content: string) => rmSync(path.join(content, "projects/03-braille-ai/project.json")), false],
  ["other words", (content: string) => writeFiles(content, { "home.json": "{}" }), false],
])("content is the sample with this change: %s", async (_, change, expected) => {
  const content = temporaryFolder()
  cpSync(SAMPLE_CONTENT, content, { recursive: true })
  change(content)
  expect(await isSample(content)).toBe(expected)
})
