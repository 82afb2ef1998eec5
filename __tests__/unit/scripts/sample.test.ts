import { cpSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import { isSample, SAMPLE_CONTENT } from "../../../scripts/lib/sample"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

test.each([
  ["no change", true, () => undefined],
  // Emacs makes such links, and copies, of files with unsaved changes.
  [
    "files of an editor",
    true,
    (content: string) => {
      symlinkSync("ada@host.1234:56", path.join(content, ".#home.json"))
      writeFiles(content, { "projects/#project.json#": "{" })
    },
  ],
  ["an added file", false, (content: string) => writeFiles(content, { "a.json": "{}" })],
  ["a removed file", false, (content: string) => rmSync(path.join(content, "projects/03-braille-ai/project.json"))],
  ["other texts", false, (content: string) => writeFiles(content, { "home.json": "{}" })],
])("content with %s is the sample: %s", async (_, expected, change) => {
  const content = temporaryFolder()
  cpSync(SAMPLE_CONTENT, content, { recursive: true })
  change(content)
  expect(await isSample(content)).toBe(expected)
})
