import { addressPart } from "../content/addresses"
import { childText } from "../content/values"
import { KINDS } from "../content/kinds"
import { type EntryReference, entryPath } from "../site-pages"
import { addressedFile, type ContentNode } from "./site-media"

/** How many characters of a description search engines show. */
const DESCRIPTION_LENGTH = 160

/** Finds word boundaries, because not all languages put spaces between words. */
const words = new Intl.Segmenter(undefined, { granularity: "word" })

/** A text as a page's description: on one line, cut at the end of a word if it is too long. */
function descriptionOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  const end = words.segment(line).containing(DESCRIPTION_LENGTH - 1)?.index ?? 0
  return `${line.slice(0, end > 0 ? end : DESCRIPTION_LENGTH - 1).trimEnd()}…`
}

const titleAndDesc = (content: unknown) => ({
  title: childText(content, "title") ?? "",
  description: childText(content, "desc") ?? "",
})

/** The pages of all entries listed on the page at `listPath`, each with the previous and the next one. `nodes` must be in order. */
export function entryPages(listPath: string, nodes: readonly ContentNode[]) {
  const pages = nodes.flatMap((node) => {
    const file = addressedFile(node)
    const part = addressPart(file)
    if (part === undefined) return []
    const { title, description } = (KINDS[file.kind].pageOf ?? titleAndDesc)(node)
    return { node, path: entryPath(listPath, part), title, description: descriptionOf(description) }
  })
  const reference = (page: EntryReference | undefined) => (page ? { title: page.title, path: page.path } : null)
  return pages.map((page, index) => ({
    ...page,
    previous: reference(pages[index - 1]),
    next: reference(pages[index + 1]),
  }))
}
