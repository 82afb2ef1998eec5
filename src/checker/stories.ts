import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { typeNameOf } from "../content/kinds"
import { href, storyReference } from "../content/fields"
import { readStory } from "../content/story"
import { isExternal } from "../media/references"
import type { ContentFile } from "./content-file"
import type { ContentFolder } from "./content-folder"
import type { Fault } from "./fault"
import { abbreviate, faultAt, type JsonDocument } from "./json-document"
import { locateMedia, makeNameFinder, type UsedMedia } from "./media-references"

const STORY = typeNameOf(storyReference)
const LINK = href("")

/** What is wrong in the stories that content files refer to, by line, and the pictures in them. */
export async function checkStories(
  folder: ContentFolder,
  files: readonly ContentFile[],
): Promise<{ faults: Fault[]; uses: UsedMedia[] }> {
  const texts = { ...folder, files: folder.texts }
  const finder = makeNameFinder(folder.texts)
  const found = files.flatMap((document) =>
    document.fields.flatMap(({ schema, path, value }) => {
      if (schema.id !== STORY || typeof value !== "string" || !storyReference.safeParse(value).success) return []
      const use = { document, path, mediaPath: path, source: value, role: undefined, isIcon: true }
      return [locateMedia(use, texts, finder)]
    }),
  )
  const read = await Promise.all(
    found.map(async (story) =>
      "file" in story
        ? examine(story.file, await readFile(join(folder.directory, story.file), "utf8"))
        : { faults: story.faults, uses: [] },
    ),
  )
  return { faults: read.flatMap(({ faults }) => faults), uses: read.flatMap(({ uses }) => uses) }
}

function examine(file: string, text: string): { faults: Fault[]; uses: UsedMedia[] } {
  const { faults, links, pictures } = readStory(text)
  // A path in it is a line.
  const document: JsonDocument = { file, value: undefined, root: undefined, text, lineStarts: [] }
  const here = pictures.filter(({ src }) => !isExternal(src))
  return {
    faults: [
      ...faults.map(({ line, problem, remedy }) => faultAt(document, [line], "story", problem, remedy)),
      ...links
        .filter(({ href: address }) => !LINK.safeParse(address).success)
        .map(({ line, href: address }) => {
          const problem = `"${abbreviate(address)}" is no address that a story may lead to`
          const remedy = "start it with https:, http:, mailto:, tel:, or, for a file in static/, with /"
          return faultAt(document, [line], "wrong-form", problem, remedy)
        }),
      ...pictures
        .filter(({ alt }) => alt === "")
        .map(({ line, src }) => {
          const remedy = `write ![what the picture shows](${abbreviate(src)})`
          return faultAt(document, [line], "alternative-text", "a picture without alternative text", remedy)
        }),
      ...pictures
        .filter(({ src }) => isExternal(src))
        .map(({ line, src }) => {
          const problem = `"${abbreviate(src)}" is not a file beside the story`
          return faultAt(document, [line], "media-address", problem, "save the picture beside it, and refer to that")
        }),
    ],
    uses: here.map(({ line, src }) => ({
      document,
      path: [line],
      mediaPath: [line],
      source: src,
      role: "picture",
      // Its words are looked at above.
      isIcon: true,
    })),
  }
}
