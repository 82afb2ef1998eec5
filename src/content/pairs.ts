import { type AddressedEntry, type AddressedFile, screenshotNames, screenshotsOf } from "./addresses"
import { childText } from "./values"
import { baseName, parentOf, slugOf } from "./places"

/** What pairs need of a gallery group: its folder's name without the number, and what its file says. */
interface PairedGroup {
  slug: string
  content: unknown
}

/** The screenshot of the same, before or after. */
export interface Twin<Group extends PairedGroup> {
  shows: "before" | "after"
  group: Group
  screenshot: number
}

/** What a group or a screenshot refers to in `afterOf`. */
export const afterOf = (content: unknown): string | undefined => childText(content, "afterOf")

/**
 * The twin of a group's screenshot: in its own group if one of the two says so, else the screenshot with the same name in the group before or
 * after.
 * @param siblings the tab's groups
 */
export function twinOf<Group extends PairedGroup>(
  group: Group,
  screenshot: number,
  siblings: readonly Group[],
): Twin<Group> | undefined {
  const names = screenshotNames(group.content)
  const name = names[screenshot] ?? ""
  const screenshots = screenshotsOf(group.content)
  const twin = (shows: Twin<Group>["shows"], other: Group | undefined, place = -1) =>
    other && place >= 0 && (other !== group || place !== screenshot)
      ? { shows, group: other, screenshot: place }
      : undefined
  const sameName = (other: Group | undefined) => other && screenshotNames(other.content).indexOf(name)
  const own = afterOf(screenshots[screenshot])
  const ownAfter = screenshots.findIndex((other) => afterOf(other) === name)
  const before = siblings.find(({ slug }) => slug === afterOf(group.content))
  const after = siblings.find(({ content }) => afterOf(content) === group.slug)
  return (
    twin("before", group, own === undefined ? undefined : names.indexOf(own)) ??
    twin("after", group, ownAfter) ??
    twin("before", before, sameName(before)) ??
    twin("after", after, sameName(after))
  )
}

/** The twin of a screenshot that a group's file lists, among all files. */
export function twinAmong<File extends AddressedFile>(
  { file: own, screenshot }: AddressedEntry<File>,
  files: readonly File[],
): (Pick<Twin<PairedGroup>, "shows"> & Required<AddressedEntry<File>>) | undefined {
  if (own.kind !== "group" || screenshot === undefined) return undefined
  const siblings = files
    .filter(({ kind, folder }) => kind === "group" && parentOf(folder) === parentOf(own.folder))
    .map((file) => ({ slug: slugOf(baseName(file.folder)), content: file.content, file }))
  const group = siblings.find(({ file }) => file.folder === own.folder)
  const twin = group && twinOf(group, screenshot, siblings)
  return twin && { shows: twin.shows, file: twin.group.file, screenshot: twin.screenshot }
}
