import { iconNames, SET_PREFIX } from "../media/icons"
import { ICON } from "../media/references"
import { type Fault, makeFault } from "./fault"
import type { ContentFile } from "./content-file"
import { placeOf } from "./json-document"
import { nearestName } from "./nearest"

/** Icons that the set does not have. */
export async function iconFaults({ document, fields }: ContentFile): Promise<Fault[]> {
  const names = await iconNames()
  const known = new Set(names)
  return fields.flatMap(({ schema, path, value: icon }) => {
    if (schema.id !== ICON || typeof icon !== "string" || !icon.startsWith(SET_PREFIX)) return []
    const name = icon.slice(SET_PREFIX.length)
    if (known.has(name)) return []
    const near = nearestName(name, names)
    return [
      makeFault(
        placeOf(document, path),
        "unknown-icon",
        `the icon set has no "${icon}"`,
        near ? `did you mean "${SET_PREFIX}${near}"?` : "name another of the set, or an SVG file beside this one",
      ),
    ]
  })
}
