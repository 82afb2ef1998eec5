import { screenshotNames, screenshotsOf } from "./addresses"
import { childText } from "./derive/json-schema"

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
