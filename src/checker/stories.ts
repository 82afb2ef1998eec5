import { isUtf8 } from "node:buffer"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { href, isRelativeLink, storyReference } from "../content/fields"
import { readStory } from "../content/story"
import { translationOf } from "../content/translations"
import { groupBy } from "../content/values"
import { isExternal, STORY } from "../media/references"
import type { ContentFile } from "./content-file"
import type { ContentFolder } from "./content-folder"
import { type Fault, fileFault } from "./fault"
import { abbreviate, faultAt, type JsonDocument } from "./json-document"
import { mapFiles } from "./limits"
import { unreadableFault } from "./media-file"
import { locateMedia, makeNameFinder, type UsedMedia } from "./media-references"
import type { RuleName } from "./rules"
import { makeLanguageCheck } from "./translations"

const LINK = href("")

/** Checks the stories that content files refer to. Returns them, their faults, by line, and the media that they use. */
export async function checkStories(folder: ContentFolder, files: readonly ContentFile[]) {
  const texts = { ...folder, files: folder.texts }
  const finder = makeNameFinder(folder.texts)
  const translations = groupBy(folder.texts, (text) => translationOf(text)?.original ?? "")
  const references = files.flatMap((document) =>
    document.fields
      .filter(({ schema, value }) => schema.id === STORY && storyReference.safeParse(value).success)
      .map(({ path, value }) => ({ document, path, mediaPath: path, source: String(value), role: "story" as const })),
  )
  const located = references.map((reference) => locateMedia(reference, texts, finder))
  // Several sections may show the same one.
  const named = new Set(located.flatMap((each) => ("file" in each ? [each.file] : [])))
  const stories = [...new Set([...named].flatMap((file) => [file, ...(translations.get(file) ?? [])]))]
  const languageFaults = makeLanguageCheck(files, "unused-media")
  const refused = stories.flatMap((file) => (named.has(file) ? [] : languageFaults(file)))
  // Notes may have a name like a translation's, such as `story.old.md`.
  const shown = stories.filter((file) => refused.every((fault) => fault.file !== file))
  const read = await mapFiles(shown, (file) => readAndExamine(folder, file))
  return {
    stories,
    faults: [
      ...located.flatMap((each) => ("file" in each ? [] : each.faults)),
      // A warning, because nothing shows it.
      ...refused,
      ...read.flatMap(({ faults }) => faults),
    ],
    uses: read.flatMap(({ uses }) => uses),
  }
}

async function readAndExamine({ directory }: ContentFolder, file: string): Promise<ReturnType<typeof examine>> {
  try {
    const bytes = await readFile(join(directory, file))
    if (isUtf8(bytes)) return examine(file, bytes.toString())
    return { faults: [fileFault(file, "json-encoding", "the file is not UTF-8", "save it as UTF-8")], uses: [] }
  } catch (error) {
    return { faults: [unreadableFault(file, error)], uses: [] }
  }
}

function examine(file: string, text: string): { faults: Fault[]; uses: UsedMedia[] } {
  const { blocks, faults, links } = readStory(text)
  const pictures = blocks.flatMap(({ picture, line }) => (picture ? [{ line, ...picture }] : []))
  // Its paths are line numbers: see `placeOf`.
  const document: JsonDocument = { file, value: undefined, root: undefined, text, lineStarts: [] }
  const faultOnLine = (line: number, rule: RuleName, problem: string, remedy: string) =>
    faultAt(document, [line], rule, problem, remedy)
  // `skipsPictureWarnings`, because alternative texts are checked below.
  const use = (line: number, source: string, role: UsedMedia["role"]): UsedMedia => {
    return { document, path: [line], mediaPath: [line], source, role, skipsPictureWarnings: true }
  }
  const wrongLinks = links.filter((link) => !LINK.safeParse(link.href).success)
  const withoutAlt = pictures.filter(({ alt }) => alt === "")
  const external = pictures.filter(({ src }) => isExternal(src))
  return {
    faults: [
      ...faults.map(({ line, problem, remedy }) => faultOnLine(line, "story", problem, remedy)),
      ...wrongLinks.map((link) => {
        const remedy = "start it with https:, http:, mailto: or tel:, or with ./ for a file beside it"
        return faultOnLine(link.line, "wrong-form", `a story can't link to "${abbreviate(link.href)}"`, remedy)
      }),
      ...withoutAlt.map(({ line, src }) => {
        const remedy = `write ![what the picture shows](${abbreviate(src)})`
        return faultOnLine(line, "alternative-text", "a picture without alternative text", remedy)
      }),
      ...external.map(({ line, src }) => {
        const problem = `"${abbreviate(src)}" is not a file beside the story`
        return faultOnLine(line, "media-address", problem, "save the picture beside it, and refer to that")
      }),
    ],
    uses: [
      ...pictures.filter((picture) => !external.includes(picture)).map(({ line, src }) => use(line, src, "picture")),
      ...links.filter((link) => isRelativeLink(link.href)).map((link) => use(link.line, link.href, "file")),
    ],
  }
}
