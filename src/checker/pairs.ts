import { screenshotNames } from "../content/addresses"
import { afterOf, type PairedGroup } from "../content/pairs"
import { baseName, parentOf, slugOf } from "../content/places"
import type { ContentFile } from "./content-file"
import { type Fault, makeFault } from "./fault"
import { abbreviate, type JsonDocument, placeOf } from "./json-document"
import { nearestName } from "./nearest"
import { childAt, entriesOf } from "./values"

interface GroupFile extends PairedGroup {
  document: JsonDocument
}

/** What is wrong with what groups and screenshots say they are the after of. */
export function pairFaults(files: readonly ContentFile[]): Fault[] {
  const tabs = new Map<string, GroupFile[]>()
  for (const { kind, document } of files) {
    if (kind !== "group") continue
    const folder = parentOf(document.file)
    const group = { slug: slugOf(baseName(folder)), content: document.value, document }
    tabs.set(parentOf(folder), [...(tabs.get(parentOf(folder)) ?? []), group])
  }
  return [...tabs.values()].flatMap((groups) =>
    groups.flatMap((group) => [...groupFaults(group, groups), ...screenshotFaults(group)]),
  )
}

function groupFaults(group: GroupFile, groups: readonly GroupFile[]): Fault[] {
  const before = afterOf(group.content)
  if (before === undefined) return []
  const others = groups.filter((other) => other !== group)
  const twin = others.find(({ slug }) => slug === before)
  if (twin) return missingTwins(group, twin)
  const slugs = others.map(({ slug }) => slug)
  const problem = `no group "${abbreviate(before)}" beside this one`
  return [makeFault(placeOf(group.document, ["afterOf"]), "unknown-before", problem, remedyFor(before, slugs, "group"))]
}

function screenshotFaults({ content, document }: GroupFile): Fault[] {
  const names = screenshotNames(content)
  return entriesOf(childAt(content, ["content"])).flatMap(([index, screenshot]) => {
    const before = afterOf(screenshot)
    const others = names.filter((name, place) => place !== index && name !== "")
    if (before === undefined || others.includes(before)) return []
    const problem = `no other screenshot "${abbreviate(before)}" in this group`
    const place = placeOf(document, ["content", index, "afterOf"])
    return [makeFault(place, "unknown-before", problem, remedyFor(before, others, "screenshot"))]
  })
}

function remedyFor(written: string, known: readonly string[], what: string): string {
  const near = nearestName(written, known)
  if (near !== undefined) return `did you mean "${abbreviate(near)}"?`
  return known.length > 0
    ? `write one of ${known.map((name) => `"${abbreviate(name)}"`).join(", ")}, or take it out`
    : `take it out: there is no other ${what}`
}

/** Screenshots that have none of their name in the group before. */
function missingTwins({ content, document }: GroupFile, before: GroupFile): Fault[] {
  const names = screenshotNames(before.content)
  return screenshotNames(content).flatMap((name, index) => {
    if (name === "" || names.includes(name)) return []
    const near = nearestName(name, names)
    const remedy = near ? `did you mean "${abbreviate(near)}"?` : "give the two one name, or leave it without a twin"
    const problem = `no screenshot "${abbreviate(name)}" in "${before.slug}"`
    return [makeFault(placeOf(document, ["content", index, "name"]), "missing-twin", problem, remedy)]
  })
}
