import { iconNames, SET_PREFIX } from "../media/icons"
import { type Fault, makeFault } from "./fault"
import { type JsonDocument, placeOf } from "./json-document"
import { nearestName } from "./nearest"
import { childAt, entriesOf } from "./values"

/** Icons that the set does not have. */
export async function iconFaults(document: JsonDocument): Promise<Fault[]> {
  const names = await iconNames()
  const known = new Set(names)
  return entriesOf(childAt(document.value, ["technologies"])).flatMap(([index, technology]) => {
    const icon = childAt(technology, ["icon"])
    if (typeof icon !== "string" || !icon.startsWith(SET_PREFIX)) return []
    const name = icon.slice(SET_PREFIX.length)
    if (known.has(name)) return []
    const near = nearestName(name, names)
    return [
      makeFault(
        placeOf(document, ["technologies", index, "icon"]),
        "unknown-icon",
        `the icon set has no "${icon}"`,
        near ? `did you mean "${SET_PREFIX}${near}"?` : "name another of the set, or an SVG file beside this one",
      ),
    ]
  })
}
