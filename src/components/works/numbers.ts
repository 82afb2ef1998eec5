import type { GalleryGroupData, WorkData } from "./work-data"

type Tabs = WorkData["demo"]

/** The numbers of consecutive screenshots, as text. */
export const numberRange = (first: number, last: number): string =>
  first === last ? String(first) : `${first}–${last}`

const groupsIn = (tabs: Tabs) => tabs.flatMap(({ content }) => content)

const countIn = (groups: readonly GalleryGroupData[]) => groups.reduce((sum, { content }) => sum + content.length, 0)

/** The number of a group's first screenshot, counted across the tabs of a work. */
export function firstNumberOf(group: GalleryGroupData, tabs: Tabs): number {
  const groups = groupsIn(tabs)
  return countIn(groups.slice(0, groups.indexOf(group))) + 1
}

/** The range of a tab's screenshots, counted across the tabs of a work: `1–8`. */
export function numbersOfTab(tab: Tabs[number], tabs: Tabs): string {
  const countBefore = countIn(groupsIn(tabs.slice(0, tabs.indexOf(tab))))
  return numberRange(countBefore + 1, countBefore + countIn(tab.content))
}
