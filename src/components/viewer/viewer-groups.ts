/** What the viewer knows about a picture or video before its media are loaded. */
export interface ViewerItem {
  /** The id of its element on this page, also used in the URL. */
  address: string
  name: string
  /** The address of the twin that shows the same thing before, or after. */
  before?: string | null
  after?: string | null
  img: { original: string; width: number; height: number }
}

/** A series of items that the viewer shows. */
export interface ViewerGroup {
  /** Finds the group's media if they come with the page. */
  id: string
  title: string
  /** The title of what it belongs to, which distinguishes groups with the same title. */
  within?: string
  /** The URL of its media JSON, in the order of `items`; none if the media come with the page. */
  mediaFile?: string
  isVideo: boolean
  /** The number of its first item, if items are numbered across groups. */
  firstNumber?: number
  items: readonly ViewerItem[]
}

export interface GroupedItem {
  group: ViewerGroup
  index: number
  item: ViewerItem
}

/** What the viewer shows: an item of a group, or, if `before` is set, the pair of both. */
export type ViewerTarget = GroupedItem & { before: GroupedItem | null }

/** The query parameters in the URL: `view` holds an item's address, `compare` that of a pair's "after" item. */
export const VIEWER_QUERY = ["view", "compare"] as const
export type ViewerParameter = (typeof VIEWER_QUERY)[number]

function findItem(groups: readonly ViewerGroup[], address: string): GroupedItem | null {
  for (const group of groups) {
    const index = group.items.findIndex((item) => item.address === address)
    const item = group.items[index]
    if (item) return { group, index, item }
  }
  return null
}

/** The item or pair that the values of the query parameters refer to; null if none. A pair takes precedence over a picture. */
export function viewerTarget(
  groups: readonly ViewerGroup[],
  view: string | null,
  compare: string | null,
): ViewerTarget | null {
  const after = compare === null ? null : findItem(groups, compare)
  const before = after?.item.before ? findItem(groups, after.item.before) : null
  if (after && before) return { ...after, before }
  const shown = view === null ? null : findItem(groups, view)
  return shown && { ...shown, before: null }
}

/** The address of an item's comparison, which is that of the pair's "after" item; null if it has no twin. */
export const comparisonAddress = ({ address, before, after }: ViewerItem): string | null =>
  after ?? (before ? address : null)

/** Whether an item is the "before" or the "after" of its pair; undefined if it has no twin. */
export const beforeOrAfter = ({ before, after }: Pick<ViewerItem, "before" | "after">) =>
  before ? "after" : after ? "before" : undefined

/** The pairs whose "after" item is in a group, in order. */
export const pairsIn = (group: ViewerGroup, groups: readonly ViewerGroup[]) =>
  group.items.flatMap(({ address }) => {
    const target = viewerTarget(groups, null, address)
    return target?.before ? [{ ...target, before: target.before }] : []
  })
