import { readFile } from "node:fs/promises"
import path from "node:path"
import { IGNORED_FILES } from "../../src/checker/content-folder"
import { baseName, filesIn } from "../../src/content/places"

/** The tests' own copy of the content that the template comes with: they never read the owner's. */
export const SAMPLE_CONTENT = "__tests__/content/sample"

/** The site of the owner's content and pages, for the tests of a fork. */
export const OWN_SITE = ".sites/own"

/** Whether a content folder has the same JSON files as the sample, with the same text. */
export async function isSample(content: string): Promise<boolean> {
  const [own, sample] = await Promise.all([textsOf(content), textsOf(SAMPLE_CONTENT)])
  return own.size === sample.size && [...sample].every(([file, text]) => own.get(file) === text)
}

/** The texts of a folder's JSON files by their paths; none if there is no such folder. */
async function textsOf(folder: string): Promise<Map<string, string>> {
  const isContent = (file: string) => file.endsWith(".json") && !IGNORED_FILES.test(baseName(file))
  const files = (await filesIn(folder).catch(() => [])).filter(isContent)
  const read = async (file: string) => [file, await readFile(path.join(folder, file), "utf8")] as const
  return new Map(await Promise.all(files.map(read)))
}
