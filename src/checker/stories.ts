import { isUtf8 } from "node:buffer"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { href, isOwnFile, storyReference } from "../content/fields"
import { readStory } from "../content/story"
import { translationOf } from "../content/translations"
import { isExternal, STORY } from "../media/references"
import type { ContentFile } from "./content-file"
import type { ContentFolder } from "./content-folder"
import { type Fault, fileFault } from "./fault"
import { abbreviate, faultAt, type JsonDocument } from "./json-document"
import { unreadable } from "./media-file"
import { locateMedia, makeNameFinder, type UsedMedia } from "./media-references"
import type { RuleName } from "./rules"

const LINK = href("")

/** What is wrong in the stories that content files refer to, by line, and the pictures in them. */
export async function checkStories(
  folder: ContentFolder,
  files: readonly ContentFile[],
): Promise<{ faults: Fault[]; uses: UsedMedia[] }> {
  const texts = { ...folder, files: folder.texts }
  const finder = makeNameFinder(folder.texts)
  const references = files.flatMap((document) =>
    document.fields
      .filter(({ schema, value }) => schema.id === STORY && storyReference.safeParse(value).success)
      .map(({ path, value }) => ({
        document,
        path,
        mediaPath: path,
        source: String(value),
        role: undefined,
        isIcon: true,
      })),
  )
  const read = references.map(async (reference) => {
    const located = locateMedia(reference, texts, finder)
    if (!("file" in located)) return [{ faults: located.faults, uses: [] }]
    const translations = [...folder.texts].filter((text) => translationOf(text)?.original === located.file)
    return Promise.all([located.file, ...translations].map((file) => readAndExamine(folder, file)))
  })
  const stories = (await Promise.all(read)).flat()
  return { faults: stories.flatMap(({ faults }) => faults), uses: stories.flatMap(({ uses }) => uses) }
}

async function readAndExamine({ directory }: ContentFolder, file: string): ReturnType<typeof checkStories> {
  try {
    const bytes = await readFile(join(directory, file))
    if (isUtf8(bytes)) return examine(file, bytes.toString())
    return { faults: [fileFault(file, "json-encoding", "the file is not UTF-8", "save it as UTF-8")], uses: [] }
  } catch (error) {
    return { faults: [unreadable(file, error)], uses: [] }
  }
}

function examine(file: string, text: string): { faults: Fault[]; uses: UsedMedia[] } {
  const { blocks, faults, links } = readStory(text)
  const pictures = blocks.flatMap(({ picture, line }) => (picture ? [{ line, ...picture }] : []))
  // A path in it is a line.
  const document: JsonDocument = { file, value: undefined, root: undefined, text, lineStarts: [] }
  const at = (line: number, rule: RuleName, problem: string, remedy: string) =>
    faultAt(document, [line], rule, problem, remedy)
  // The pictures' words are looked at below.
  const use = (line: number, source: string, role: UsedMedia["role"]): UsedMedia => {
    return { document, path: [line], mediaPath: [line], source, role, isIcon: true }
  }
  const wrongLinks = links.filter((link) => !LINK.safeParse(link.href).success)
  const withoutWords = pictures.filter(({ alt }) => alt === "")
  const outside = pictures.filter(({ src }) => isExternal(src))
  return {
    faults: [
      ...faults.map(({ line, problem, remedy }) => at(line, "story", problem, remedy)),
      ...wrongLinks.map((link) => {
        const remedy = "start it with https:, http:, mailto: or tel:, or with ./ for a file beside it"
        return at(link.line, "wrong-form", `a story can't link to "${abbreviate(link.href)}"`, remedy)
      }),
      ...withoutWords.map(({ line, src }) => {
        const remedy = `write ![what the picture shows](${abbreviate(src)})`
        return at(line, "alternative-text", "a picture without alternative text", remedy)
      }),
      ...outside.map(({ line, src }) => {
        const problem = `"${abbreviate(src)}" is not a file beside the story`
        return at(line, "media-address", problem, "save the picture beside it, and refer to that")
      }),
    ],
    uses: [
      ...pictures.filter((picture) => !outside.includes(picture)).map(({ line, src }) => use(line, src, "picture")),
      ...links.filter((link) => isOwnFile(link.href)).map((link) => use(link.line, link.href, "file")),
    ],
  }
}
