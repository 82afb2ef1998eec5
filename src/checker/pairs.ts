import { screenshotNames } from "../content/addresses"
import { afterOf } from "../content/pairs"
import { parentOf } from "../content/places"
import type { ContentFile } from "./content-file"
import type { Fault } from "./fault"
import { abbreviate, faultAt } from "./json-document"
import { didYouMean } from "./nearest"
import { childAt, entriesOf, type FieldPath, groupBy } from "../content/values"

/** Faults in the `afterOf` of groups and screenshots. */
export function pairFaults(files: readonly ContentFile[]): Fault[] {
  const groups = files.filter(({ kind }) => kind === "group")
  return [...groupBy(groups, ({ folder }) => parentOf(folder)).values()].flatMap((groupsOfTab) =>
    groupsOfTab.flatMap((group) =>
      hasVideos(group) ? videoFaults(group) : [...groupFaults(group, groupsOfTab), ...screenshotFaults(group)],
    ),
  )
}

const hasVideos = ({ content }: ContentFile) => childAt(content, ["isVideo"]) === true

const videoFault = (group: ContentFile, path: FieldPath) =>
  faultAt(group, path, "video-pair", "only pictures can be compared, not videos", "remove it")

const videoFaults = (group: ContentFile): Fault[] =>
  group.fields
    .filter(({ path, value }) => path.at(-1) === "afterOf" && typeof value === "string")
    .map(({ path }) => videoFault(group, path))

function groupFaults(group: ContentFile, groups: readonly ContentFile[]): Fault[] {
  const before = afterOf(group.content)
  if (before === undefined) return []
  const otherGroups = groups.filter((other) => other !== group)
  const twin = otherGroups.find(({ slug }) => slug === before)
  if (twin) return hasVideos(twin) ? [videoFault(group, ["afterOf"])] : missingTwins(group, twin)
  const slugs = otherGroups.filter((other) => !hasVideos(other)).map(({ slug }) => slug)
  const problem = `no group "${abbreviate(before)}" beside this one`
  return [faultAt(group, ["afterOf"], "unknown-before", problem, remedyFor(before, slugs, "group of pictures"))]
}

function screenshotFaults(group: ContentFile): Fault[] {
  const names = screenshotNames(group.content)
  return entriesOf(childAt(group.content, ["content"])).flatMap(([index, screenshot]) => {
    const before = afterOf(screenshot)
    const otherNames = names.filter((name, place) => place !== index && name !== "")
    if (before === undefined || otherNames.includes(before)) return []
    const problem = `no other screenshot "${abbreviate(before)}" in this group`
    const remedy = remedyFor(before, otherNames, "screenshot")
    return [faultAt(group, ["content", index, "afterOf"], "unknown-before", problem, remedy)]
  })
}

function remedyFor(written: string, known: readonly string[], what: string): string {
  const names = known.map((name) => `"${abbreviate(name)}"`).join(", ")
  const otherwise = names === "" ? `remove it: there is no other ${what}` : `write one of ${names}, or remove it`
  return didYouMean(written, known, otherwise, abbreviate)
}

/** Screenshots without one of the same name in the group that `afterOf` refers to. */
function missingTwins(group: ContentFile, before: ContentFile): Fault[] {
  const names = screenshotNames(before.content)
  return screenshotNames(group.content).flatMap((name, index) => {
    if (name === "" || names.includes(name)) return []
    const remedy = didYouMean(name, names, "give both the same name, or leave it unpaired", abbreviate)
    const problem = `no screenshot "${abbreviate(name)}" in "${before.slug}"`
    return [faultAt(group, ["content", index, "name"], "missing-twin", problem, remedy)]
  })
}
