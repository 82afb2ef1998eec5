/** What the viewer knows of a picture or a video before its media are loaded. */
export interface ViewerItem {
  /** Where it is on this page: the id of its element, and what the page's address points to. */
  address: string
  name: string
  /** The addresses of the one that shows the same before, or after. */
  before?: string | null
  after?: string | null
  img: { original: string; width: number; height: number }
}

/** What the viewer walks through. */
export interface ViewerGroup {
  /** By which the page's own media are found. */
  id: string
  title: string
  /** What it belongs to, which tells it from others of the same title. */
  within: string
  /** The address of the file with its media, in the order of `content`. */
  mediaFile: string
  isVideo: boolean
  content: readonly ViewerItem[]
}

/** An item in its group. */
interface Place {
  group: ViewerGroup
  index: number
  item: ViewerItem
}

/** What the viewer shows: a group's items one by one, or a pair. */
export interface ViewerTarget extends Place {
  /** The one that `item` is compared with. */
  before: Place | null
}

/** The parameters of the address: a screenshot's address for `view`, that of the after of a pair for `compare`. */
export const VIEWER_QUERY = ["view", "compare"] as const
export type ViewerParameter = (typeof VIEWER_QUERY)[number]

function placeOf(groups: readonly ViewerGroup[], address: string): Place | null {
  for (const group of groups) {
    const index = group.content.findIndex((item) => item.address === address)
    const item = group.content[index]
    if (item) return { group, index, item }
  }
  return null
}

/** What an address points to among some groups; null if to nothing there. A pair goes before a picture. */
export function viewerTarget(
  groups: readonly ViewerGroup[],
  view: string | null,
  compare: string | null,
): ViewerTarget | null {
  const after = compare === null ? null : placeOf(groups, compare)
  const before = after?.item.before ? placeOf(groups, after.item.before) : null
  if (after && before) return { ...after, before }
  const place = view === null ? null : placeOf(groups, view)
  return place && { ...place, before: null }
}

/** The address of the after of an item's pair; null where it has no twin. */
export const comparisonOf = ({ address, before, after }: ViewerItem): string | null =>
  after ?? (before ? address : null)
