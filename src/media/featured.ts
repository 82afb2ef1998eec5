import { type AddressedEntry, type AddressedFile, addressesOf } from "../content/addresses"
import { childValue } from "../content/values"
import type { KindName } from "../content/kinds"
import { collectionOf, hasChildKinds, parentKindOf } from "../content/places"
import { entryPath, type ListPage, LIST_PAGES, PAGES } from "../site-pages"
import { roleByName } from "./formats"
import { mediaUses, type MediaUse, normalizeReference } from "./references"

/** A screenshot or a project that `featured` in `home.json` may list. */
export interface Featurable<File extends AddressedFile> extends AddressedEntry<File> {
  /** The page that it is on, and its address there. */
  page: ListPage
  address: string
}

/** Every screenshot and project, by its reference in `featured`: `works/company/revamp-ui/after/food-item`, `projects/park-and-charge`. */
export function featurables<File extends AddressedFile>(files: readonly File[]): Map<string, Featurable<File>> {
  return new Map(
    LIST_PAGES.flatMap((page) => {
      const collection = collectionOf(PAGES[page].shows)
      const inside = files.filter(({ folder }) => folder.startsWith(`${collection}/`))
      return [...addressesOf(inside)]
        .filter(([, { file, screenshot }]) => screenshot !== undefined || standsAlone(file.kind))
        .map(([address, entry]): [string, Featurable<File>] => [
          `${collection}/${address}`,
          { ...entry, page, address },
        ])
    }),
  )
}

/** A screenshot's number among all screenshots and videos of its work, as the work's page counts them, and that work if it has screenshots. Empty for a project. */
export function placeInWork<File extends AddressedFile>(
  entry: Featurable<File>,
  known: ReadonlyMap<string, Featurable<File>>,
  pathOf: (page: ListPage) => string,
): { number?: number; work?: { path: string; screenshots: number } } {
  if (entry.screenshot === undefined) return {}
  const workOf = ({ page, address }: Featurable<File>) =>
    entryPath(pathOf(page), address.slice(0, address.indexOf("/")))
  const path = workOf(entry)
  const ofWork = [...known.values()].filter((each) => each.screenshot !== undefined && workOf(each) === path)
  const number = ofWork.findIndex(({ address }) => address === entry.address) + 1
  const screenshots = ofWork.filter(({ file }) => childValue(file.content, "isVideo") !== true).length
  return { number, ...(screenshots > 0 && { work: { path, screenshots } }) }
}

/** Whether an entry can be featured as a whole, as a project can: it contains no other entries, and is in no other entry. */
const standsAlone = (kind: KindName) => !parentKindOf(kind) && !hasChildKinds(kind)

/** The name of a featured entry: a screenshot's name, or a project's title. */
export function nameOfFeatured({ file: { content }, screenshot }: AddressedEntry<AddressedFile>): string {
  const entry = screenshot === undefined ? content : childValue(childValue(content, "content"), screenshot)
  return String(childValue(entry, screenshot === undefined ? "title" : "name"))
}

/** The picture or video whose still represents the entry: for a project, the first demo that has a still. Undefined if there is none. */
export const mediumOfFeatured = (entry: AddressedEntry<AddressedFile>): MediaUse | undefined => stillsOf(entry)[0]

/** All media of an entry that have a still picture. */
export function stillsOf({ file, screenshot }: AddressedEntry<AddressedFile>): MediaUse[] {
  const uses = mediaUses(file.kind, file.content)
  return (screenshot === undefined ? uses : uses.slice(screenshot, screenshot + 1)).filter(hasStill)
}

/** Whether a use has a still picture (for a video, its poster), judging by the file's or address's name. */
function hasStill({ reference, poster, video = false }: MediaUse): boolean {
  const role = roleByName(normalizeReference(reference).src) ?? (video ? "video" : "picture")
  return poster !== undefined || role === "picture"
}
