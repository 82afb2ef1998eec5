/** What the viewer knows of a picture or video before its media are loaded. */
export interface ViewerItem {
  /** Its place on this page: the id of its element, used in the page's address. */
  address: string
  name: string
  /** The addresses of the twin that shows it before, or after. */
  before?: string | null
  after?: string | null
  img: { original: string; width: number; height: number }
}

/** A series shown by the viewer. */
export interface ViewerGroup {
  /** Identifies the page's own media. */
  id: string
  title: string
  /** What it belongs to, which distinguishes groups with equal titles. */
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

/** The address's parameters: `view` holds a screenshot's address, `compare` that of a pair's after. */
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

/** What an address points to in some groups; null if nothing. A pair takes precedence over a picture. */
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

/** The address of the after of an item's pair; null if it has no twin. */
export const comparisonOf = ({ address, before, after }: ViewerItem): string | null =>
  after ?? (before ? address : null)
