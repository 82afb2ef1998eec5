import { addressPart } from "../content/addresses"
import { KINDS } from "../content/kinds"
import { type EntryReference, entryPath, type ListPage } from "../site-pages"
import { addressedFile, type ContentNode } from "./site-media"

/** How many characters of a description search engines show. */
const DESCRIPTION_LENGTH = 160

/** A text as a page's description: on one line, cut after a word if it is longer. */
function descriptionOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  const start = line.slice(0, DESCRIPTION_LENGTH - 1)
  const end = start.lastIndexOf(" ")
  return `${end > 0 ? start.slice(0, end) : start}…`
}

/** The title and description of an entry's page. */
const FACTS: Record<ListPage, (node: ContentNode) => { title: string; description: string }> = {
  works: (node) => {
    const { label, title, duration, duty } = KINDS.work.schema.loose().parse(node)
    return { title: label, description: descriptionOf(`${title}, ${duration}. ${duty.join("; ")}`) }
  },
  projects: (node) => {
    const { title, desc } = KINDS.project.schema.loose().parse(node)
    return { title, description: descriptionOf(desc) }
  },
}

/** The pages of all works or projects, each with its neighbours: `nodes` are in order. */
export function entryPages(list: ListPage, nodes: readonly ContentNode[]) {
  const pages = nodes.flatMap((node) => {
    const part = addressPart(addressedFile(node))
    return part === undefined ? [] : [{ node, path: entryPath(list, part), ...FACTS[list](node) }]
  })
  const reference = (page: EntryReference | undefined) => page && { title: page.title, path: page.path }
  return pages.map((page, index) => ({
    ...page,
    previous: reference(pages[index - 1]) ?? null,
    next: reference(pages[index + 1]) ?? null,
  }))
}
