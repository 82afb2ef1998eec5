import { WORDS } from "../../words"
import type { GalleryGroupData, WorkData } from "./work-data"

type Tab = WorkData["demo"][number]

/** The numbers of a work's screenshots, which run through its tabs. */
export function numbersOf(tabs: WorkData["demo"]) {
  const numbers = new Map(
    tabs
      .flatMap(({ content }) => content)
      .flatMap(({ content }) => content)
      .map((screenshot, index) => [screenshot, index + 1]),
  )
  const firstOf = ({ content: [first] }: GalleryGroupData) => (first && numbers.get(first)) ?? 1
  return {
    firstOf,
    /** The range of a tab's: `1–8`. */
    ofTab({ content }: Tab): string {
      const [group] = content
      const first = group ? firstOf(group) : 1
      return WORDS.works.numbers(first, first - 1 + content.reduce((sum, each) => sum + each.content.length, 0))
    },
  }
}
