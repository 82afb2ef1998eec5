import type { AddressedFile } from "../content/addresses"
import { featuredReference } from "../content/fields"
import { typeNameOf } from "../content/kinds"
import { type Featurable, featurables, mediumOfFeatured } from "../media/featured"
import type { ContentFile } from "./content-file"
import type { Fault } from "./fault"
import { faultAt } from "./json-document"
import { didYouMean } from "./nearest"

const FEATURED = typeNameOf(featuredReference)

/** Featured work that is not on the site, has nothing to show, or is listed twice. */
export function featuredFaults(files: readonly ContentFile[]): Fault[] {
  let known: ReturnType<typeof featurables> | undefined
  const seen = new Set<string>()
  return files.flatMap((file) =>
    file.fields.flatMap(({ schema, path, value }) => {
      if (schema.id !== FEATURED || typeof value !== "string" || value === "") return []
      const explanation: Explanation | undefined = seen.has(value)
        ? [`"${value}" is featured a second time`, "keep one of the two"]
        : explain(value, (known ??= featurables(files)))
      seen.add(value)
      return explanation ? [faultAt(file, path, "featured-work", ...explanation)] : []
    }),
  )
}

type Explanation = [problem: string, remedy: string]

function explain(written: string, known: ReadonlyMap<string, Featurable<AddressedFile>>): Explanation | undefined {
  const featured = known.get(written)
  if (!featured) {
    const [first] = known.keys()
    const example = first === undefined ? "remove it" : `choose an existing one, such as "${first}", or remove it`
    return [`there is no screenshot or project "${written}"`, didYouMean(written, known.keys(), example)]
  }
  if (mediumOfFeatured(featured)) return undefined
  const remedy = featured.screenshot === undefined ? 'add one to its "img"' : 'give the video a "poster"'
  return [`"${written}" has no picture to show`, `${remedy}, or remove this`]
}
