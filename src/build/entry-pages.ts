import { addressPart } from "../content/addresses"
import { KINDS } from "../content/kinds"
import { type EntryReference, entryPath, type ListPage } from "../site-pages"
import { type ContentNode, kindOfNode } from "./site-media"

/** The page of one work or project. */
export interface EntryPage extends EntryReference {
  list: ListPage
  node: ContentNode
  description: string
  previous: EntryReference | null
  next: EntryReference | null
}

/** As many characters of a description as search engines show. */
const DESCRIPTION_LENGTH = 160

/** A text as a page's description: in one line, cut after a word where it is longer. */
export function descriptionOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  const start = line.slice(0, DESCRIPTION_LENGTH - 1)
  const end = start.lastIndexOf(" ")
  return `${end > 0 ? start.slice(0, end) : start}…`
}

const WORK_FACTS = KINDS.work.schema.pick({ label: true, title: true, duration: true, duty: true }).loose()
const PROJECT_FACTS = KINDS.project.schema.pick({ title: true, desc: true }).loose()

/** What an entry's page is called, and what it says of itself. */
const FACTS: Record<ListPage, (node: ContentNode) => { title: string; description: string }> = {
  works: (node) => {
    const { label, title, duration, duty } = WORK_FACTS.parse(node)
    return { title: label, description: descriptionOf(`${title}, ${duration}. ${duty.join("; ")}`) }
  },
  projects: (node) => {
    const { title, desc } = PROJECT_FACTS.parse(node)
    return { title, description: descriptionOf(desc) }
  },
}

/**
 * The pages of all entries of a kind.
 * @param nodes in order
 */
export function entryPages(list: ListPage, nodes: readonly ContentNode[]): EntryPage[] {
  const pages = nodes.flatMap((node) => {
    const kind = kindOfNode(node)
    const part = kind && addressPart({ kind, folder: node.fields.folder, content: node })
    return part === undefined ? [] : [{ list, node, path: entryPath(list, part), ...FACTS[list](node) }]
  })
  const reference = (page: EntryReference | undefined) => (page ? { title: page.title, path: page.path } : null)
  return pages.map((page, index) => ({
    ...page,
    previous: index > 0 ? reference(pages[index - 1]) : null,
    next: reference(pages[index + 1]),
  }))
}
