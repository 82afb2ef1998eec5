import { featuredReference } from "../content/fields"
import { typeNameOf } from "../content/kinds"
import { parentOf } from "../content/places"
import { type Featurable, featurables, mediumOfFeatured } from "../media/featured"
import type { AddressedFile } from "../content/addresses"
import type { ContentFile } from "./content-file"
import { type Fault, makeFault } from "./fault"
import { abbreviate, placeOf } from "./json-document"
import { nearestName } from "./nearest"

const FEATURED = typeNameOf(featuredReference)

/** Featured work that is not on the site, has nothing to show, or stands there twice. */
export function featuredFaults(files: readonly ContentFile[]): Fault[] {
  const named = files.flatMap(({ document, fields }) =>
    fields.flatMap(({ schema, path, value }) =>
      schema.id === FEATURED && typeof value === "string" && value !== "" ? [{ document, path, value }] : [],
    ),
  )
  if (named.length === 0) return []
  const known = featurables(
    files.map(({ document, kind }) => ({ kind, folder: parentOf(document.file), content: document.value })),
  )
  const seen = new Set<string>()
  return named.flatMap(({ document, path, value }) => {
    const words = seen.has(value)
      ? ([`"${abbreviate(value)}" is featured a second time`, "keep one of the two"] as const)
      : explain(value, known)
    seen.add(value)
    return words ? [makeFault(placeOf(document, path), "featured-work", ...words)] : []
  })
}

type Words = readonly [problem: string, remedy: string]

function explain(written: string, known: ReadonlyMap<string, Featurable<AddressedFile>>): Words | undefined {
  const featured = known.get(written)
  if (!featured) {
    const near = nearestName(written, known.keys())
    const [first] = known.keys()
    const example = first === undefined ? "take it out" : `name one that is there, such as "${first}", or take it out`
    const problem = `there is no screenshot or project "${abbreviate(written)}"`
    return [problem, near === undefined ? example : `did you mean "${near}"?`]
  }
  if (mediumOfFeatured(featured)) return undefined
  const remedy = featured.screenshot === undefined ? 'add one to its "img"' : 'give the video a "poster"'
  return [`"${abbreviate(written)}" has no picture to show`, `${remedy}, or take this out`]
}
