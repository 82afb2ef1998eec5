import { type AddressedEntry, type AddressedFile, screenshotNames, screenshotsOf } from "./addresses"
import { childText } from "./values"
import { baseName, parentOf, slugOf } from "./places"

/** The screenshot that shows the same thing before or after. */
interface Twin<File extends AddressedFile> extends Required<AddressedEntry<File>> {
  shows: "before" | "after"
}

/** What a group or a screenshot refers to in `afterOf`. */
export const afterOf = (content: unknown): string | undefined => childText(content, "afterOf")

/**
 * Finds the twin of a group's screenshot among all files: in its own group if the `afterOf` of one names the other, otherwise the screenshot with
 * the same name in the group before or after.
 */
export function findTwin<File extends AddressedFile>(
  { file: own, screenshot }: AddressedEntry<File>,
  files: readonly File[],
): Twin<File> | undefined {
  if (own.kind !== "group" || screenshot === undefined) return undefined
  const names = screenshotNames(own.content)
  const name = names[screenshot] ?? ""
  const screenshots = screenshotsOf(own.content)
  const siblings = files.filter(({ kind, folder }) => kind === "group" && parentOf(folder) === parentOf(own.folder))
  const twin = (shows: Twin<File>["shows"], file: File | undefined, index = -1) =>
    file && index >= 0 && (file.folder !== own.folder || index !== screenshot)
      ? { shows, file, screenshot: index }
      : undefined
  const sameName = (file: File | undefined) => file && screenshotNames(file.content).indexOf(name)
  const before = afterOf(screenshots[screenshot])
  const after = screenshots.findIndex((other) => afterOf(other) === name)
  const groupBefore = siblings.find((file) => slugIn(file) === afterOf(own.content))
  const groupAfter = siblings.find((file) => afterOf(file.content) === slugIn(own))
  return (
    twin("before", own, before === undefined ? undefined : names.indexOf(before)) ??
    twin("after", own, after) ??
    twin("before", groupBefore, sameName(groupBefore)) ??
    twin("after", groupAfter, sameName(groupAfter))
  )
}

const slugIn = ({ folder }: AddressedFile) => slugOf(baseName(folder))
