import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { compareTexts, type Fault, makeFault } from "./fault"
import { type JsonDocument, placeOf } from "./json-document"
import { nearestName } from "./nearest"
import { childAt, entriesOf, isRecord } from "./values"

/** The icon set technologies choose from. */
const ICON_SET = join(process.cwd(), "node_modules", "@iconify-json", "logos", "icons.json")
const PREFIX = "logos:"

/** Icons that earlier checks of the same process found in the set, which does not change. */
const found = new Set<string>()

/** Icons that the set does not have. */
export async function iconFaults(document: JsonDocument): Promise<Fault[]> {
  const named = entriesOf(childAt(document.value, ["technologies"])).flatMap(([index, technology]) => {
    const icon = childAt(technology, ["icon"])
    return typeof icon === "string" && icon.startsWith(PREFIX) ? [{ index, name: icon.slice(PREFIX.length) }] : []
  })
  if (named.every(({ name }) => found.has(name))) return []
  const set = await readFile(ICON_SET).catch(() => undefined)
  const wanted = new Set(named.map(({ name }) => name))
  if (!set) return []
  if (hasAll(set, wanted)) {
    for (const name of wanted) found.add(name)
    return []
  }
  const names = namesOf(JSON.parse(set.toString("utf8")))
  const known = new Set(names)
  return named
    .filter(({ name }) => !known.has(name))
    .map(({ index, name }) => {
      const near = nearestName(name, names)
      return makeFault(
        placeOf(document, ["technologies", index, "icon"]),
        "unknown-icon",
        `the icon set has no "${PREFIX}${name}"`,
        near ? `did you mean "${PREFIX}${near}"?` : "name another of the set, or an SVG file beside this one",
      )
    })
}

/**
 * Whether the set has each of the names, found in one pass over its bytes, for its icons stand in the order of their names.
 * Taking its 9 MB of JSON apart costs 60 ms, this 3. May miss a name that is there (an alias), and never finds one that is not.
 */
function hasAll(set: Buffer, names: ReadonlySet<string>): boolean {
  let offset = 0
  return [...names].sort(compareTexts).every((name) => {
    offset = set.indexOf(`\n\t\t"${name}": {`, offset)
    return offset >= 0
  })
}

const namesOf = (set: unknown): string[] =>
  ["icons", "aliases"].flatMap((part) => {
    const icons = childAt(set, [part])
    return isRecord(icons) ? Object.keys(icons) : []
  })
