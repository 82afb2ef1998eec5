type Tab = Queries.WorkEntryFragment["demo"][number]
export type GalleryGroupData = Tab["content"][number]

/** The numbers of consecutive screenshots, as text. */
export const numberRange = (first: number, last: number): string =>
  first === last ? String(first) : `${first}–${last}`

/** The numbers of a work's screenshots, counted across its tabs. */
export function numbersOf(tabs: readonly Tab[]) {
  const firsts = new Map<GalleryGroupData, number>()
  let next = 1
  for (const group of tabs.flatMap(({ content }) => content)) {
    firsts.set(group, next)
    next += group.content.length
  }
  const firstOf = (group: GalleryGroupData) => firsts.get(group) ?? 1
  return {
    firstOf,
    /** The range of a tab's screenshots: `1–8`. */
    ofTab({ content }: Tab): string {
      const [group] = content
      const first = group ? firstOf(group) : 1
      return numberRange(first, first - 1 + content.reduce((sum, each) => sum + each.content.length, 0))
    },
  }
}
