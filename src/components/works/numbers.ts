import type { GalleryGroupData, WorkData } from "./work-data"

type Tabs = WorkData["demo"]

/** The numbers of screenshots in a row. */
export const numberRange = (first: number, last: number): string =>
  first === last ? String(first) : `${first}–${last}`

const countIn = (groups: readonly GalleryGroupData[]) => groups.reduce((sum, { content }) => sum + content.length, 0)

/** The number of a group's first screenshot: they run through the tabs of its work. */
export function firstNumber(group: GalleryGroupData | undefined, tabs: Tabs): number {
  const groups = tabs.flatMap(({ content }) => content)
  const place = groups.findIndex((each) => each === group)
  return 1 + countIn(groups.slice(0, place))
}

/** The range of a tab's: `1–8`. */
export function tabRange({ content }: Tabs[number], tabs: Tabs): string {
  const first = firstNumber(content[0], tabs)
  return numberRange(first, first - 1 + countIn(content))
}
