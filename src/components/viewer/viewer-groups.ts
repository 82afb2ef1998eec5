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
  within?: string
  /** The address of the file with its media, in the order of `items`; none if they come with the page. */
  mediaFile?: string
  isVideo: boolean
  /** The number of its first item; each has one where they are numbered through the page. */
  firstNumber?: number
  items: readonly ViewerItem[]
}

/** An item in its group. */
export interface GroupedItem {
  group: ViewerGroup
  index: number
  item: ViewerItem
}

/** What the viewer shows: a group's items one by one, or, with the one before it, a pair. */
export type ViewerTarget = GroupedItem & { before: GroupedItem | null }

/** The address's parameters: `view` holds an item's address, `compare` that of a pair's after. */
export const VIEWER_QUERY = ["view", "compare"] as const
export type ViewerParameter = (typeof VIEWER_QUERY)[number]

function find(groups: readonly ViewerGroup[], address: string): GroupedItem | null {
  for (const group of groups) {
    const index = group.items.findIndex((item) => item.address === address)
    const item = group.items[index]
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
  const after = compare === null ? null : find(groups, compare)
  const before = after?.item.before ? find(groups, after.item.before) : null
  if (after && before) return { ...after, before }
  const shown = view === null ? null : find(groups, view)
  return shown && { ...shown, before: null }
}

/** The address of the after of an item's pair; null if it has no twin. */
export const comparisonOf = ({ address, before, after }: ViewerItem): string | null =>
  after ?? (before ? address : null)

/** Which of a pair an item is; undefined without a twin. */
export const stateOf = ({ before, after }: Pick<ViewerItem, "before" | "after">) =>
  before ? "after" : after ? "before" : undefined

/** The pairs whose after is in a group, in order. */
export const pairsIn = (group: ViewerGroup, groups: readonly ViewerGroup[]) =>
  group.items.flatMap(({ address }) => {
    const target = viewerTarget(groups, null, address)
    return target?.before ? [{ ...target, before: target.before }] : []
  })
