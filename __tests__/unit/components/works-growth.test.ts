import { createHash } from "node:crypto"
import { brotliCompressSync } from "node:zlib"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { PageMedia } from "../../../src/components/media/page-media"
import { TechnologyRegistry } from "../../../src/components/shared/technology-registry"
import { WorkTabs } from "../../../src/components/works/work-tabs"
import type { MediaData } from "../../../src/content/media-data"
import { planMedia } from "../../../src/media/plan"
import { createStyleCache, ThemeRoot } from "../../../src/theme/theme-root"

const GROUPS_PER_TAB = 5
const MINIATURES = 3

/** Hashes and miniatures can't be compressed: they are the minimum that each screenshot weighs. */
const noise = (seed: string, length: number) => createHash("shake256", { outputLength: length }).update(seed).digest()

const address = (id: number) => `/media/${noise(`address ${id}`, 6).toString("hex")}`

const range = (length: number) => Array.from({ length }, (_, index) => index)

const FLAGS = { alpha: false, turned: false, profiled: false, deep: false, tagged: false }

const FACTS = { width: 1600, height: 1000, ...FLAGS } as const

function media(id: number): MediaData {
  const source = { path: `step-${id}.png`, digest: `${id}` }
  const placeholder = `data:image/webp;base64,${noise(`placeholder ${id}`, 110).toString("base64")}`
  return {
    ...planMedia(source, { kind: "still", format: "png", ...FACTS }, placeholder, "").data,
    alt: `What the application shows at step ${id}`,
  }
}

const tabAddress = (tab: number) => `company/product-${tab}`

const groupAddress = (index: number) => `${tabAddress(Math.floor(index / GROUPS_PER_TAB))}/release-${index}`

const screenshotAddress = (index: number, place: number) => `${groupAddress(index)}/step-${index}-${place}-of-an-order`

/** The data that the template passes down, for this many groups with this many screenshots each. */
function worksOf(groups: number, screenshotsInGroup: number) {
  const group = (index: number) => ({
    id: noise(`group ${index}`, 16).toString("hex"),
    address: groupAddress(index),
    title: `Release ${index}`,
    isVideo: false,
    miniatures: range(MINIATURES).map((place) => `/miniatures${address(index * 1000 + place).slice(6)}.webp`),
    mediaFile: `${address(-1 - index)}.json`,
    content: range(screenshotsInGroup).map((place) => {
      const { original, width, height } = media(index * screenshotsInGroup + place)
      return {
        address: screenshotAddress(index, place),
        // Every second group is the "after" of the previous one.
        before: index % 2 === 1 ? screenshotAddress(index - 1, place) : null,
        after: index % 2 === 0 ? screenshotAddress(index + 1, place) : null,
        name: `Step ${index}.${place} of an order`,
        img: { original, width, height },
      }
    }),
  })
  const tabs = range(Math.ceil(groups / GROUPS_PER_TAB)).map((tab) => ({
    id: `product-${tab}`,
    value: `product-${tab}`,
    address: tabAddress(tab),
    label: `Product ${tab}`,
    figure: `/miniatures${address(-1000 - tab).slice(6)}.webp`,
    content: range(Math.min(GROUPS_PER_TAB, groups - tab * GROUPS_PER_TAB)).map((place) =>
      group(tab * GROUPS_PER_TAB + place),
    ),
  }))
  const work: Queries.WorkEntryFragment = {
    id: "company",
    value: "company",
    address: "company",
    label: "Company",
    title: "Developer",
    duration: "2024",
    duty: [],
    techIcons: [],
    demo: tabs,
  }
  const openGroup = { id: group(0).id, content: range(screenshotsInGroup).map((id) => ({ img: media(id) })) }
  return { works: [work], openGroup }
}

function htmlOf({ works, openGroup }: ReturnType<typeof worksOf>): string {
  const tabs = createElement(PageMedia, { value: openGroup, children: createElement(WorkTabs, { works }) })
  const page = createElement(TechnologyRegistry, { value: { technologies: [], projectFilters: [] }, children: tabs })
  return renderToString(createElement(ThemeRoot, { cache: createStyleCache(), children: page }))
}

const compressed = (text: string) => brotliCompressSync(text).length

/** A visitor's browser fetches the HTML and, to hydrate it, the data it was rendered from. */
const weightOf = (data: ReturnType<typeof worksOf>, html = htmlOf(data)) =>
  compressed(html) + compressed(JSON.stringify(data))

const KIB = 1024

/**
 * A thousand screenshots may weigh a quarter more than the sample's, whose `/works/` weighs 315 KiB before any interaction: 78 KiB. More than half of that is left
 * for the pictures of the open group, more of which are near the viewport.
 */
const GROWTH_BUDGET = 36 * KIB

test("a thousand screenshots in 40 groups cost at most 36 KiB more than 28 in 7, the sample's size, before any interaction", () => {
  const thousand = worksOf(40, 25)
  const html = htmlOf(thousand)
  const growth = weightOf(thousand, html) - weightOf(worksOf(7, 4))
  expect(growth / KIB).toBeLessThanOrEqual(GROWTH_BUDGET / KIB)
  // What is there before any interaction: each row's miniatures and each tab's figure, each screenshot's link, the pictures of the first rows.
  expect(html.match(/<img [^>]*src="\/miniatures\//g)).toHaveLength(40 * MINIATURES + 40 / GROUPS_PER_TAB)
  expect(html.match(/<a [^>]*target="_blank"/g)).toHaveLength(1000)
  expect(html.match(/<picture>/g)).toHaveLength(8)
})
