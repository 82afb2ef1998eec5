import { iconNames, SET_PREFIX } from "../media/icons"
import { ICON } from "../media/references"
import type { ContentFile } from "./content-file"
import type { Fault } from "./fault"
import { faultAt } from "./json-document"
import { nearestName } from "./nearest"

/** Icons that are not in the set. */
export async function iconFaults(registry: ContentFile): Promise<Fault[]> {
  const names = await iconNames()
  const known = new Set(names)
  return registry.fields.flatMap(({ schema, path, value: icon }) => {
    if (schema.id !== ICON || typeof icon !== "string" || !icon.startsWith(SET_PREFIX)) return []
    const name = icon.slice(SET_PREFIX.length)
    if (known.has(name)) return []
    const near = nearestName(name, names)
    const remedy = near
      ? `did you mean "${SET_PREFIX}${near}"?`
      : "choose another of the set, or an SVG file beside this one"
    return [faultAt(registry, path, "unknown-icon", `the icon set has no "${icon}"`, remedy)]
  })
}
