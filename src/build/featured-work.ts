import { featuredReference } from "../content/fields"
import { featurables, mediumOfFeatured, nameOfFeatured } from "../media/featured"
import { type MediaDesk, resolveMedia } from "../media/resolve"
import { LIST_PAGES } from "../site-pages"
import { addressedFile, type ContentNode, directoryOf } from "./site-media"
import type { TypeOfOneOf } from "../content/derive/graphql"

/** What the home page shows of a screenshot or a project: the shape `resolveFeatured` returns. */
export const featuredWorkType = (typeOfOneOf: TypeOfOneOf) => `
  "A screenshot or a project that the home page lists as featured."
  type FeaturedWork @dontInfer {
    "The page it stands on." page: ${typeOfOneOf(LIST_PAGES)}!
    "Where it is on its page: the hash that leads there." address: String!
    name: String!
    "What shows it; of a project the first demo that has a picture." media: Media!
  }
`

/** What `featured` lists among `nodes`, ready to be shown. Leaves out what is missing: the checker reports it. */
export async function resolveFeatured(featured: unknown, nodes: readonly ContentNode[], desk: MediaDesk) {
  const references = featuredReference.array().safeParse(featured).data ?? []
  const known = featurables(nodes.map(addressedFile))
  const works = references.map(async (reference) => {
    const entry = known.get(reference)
    const medium = entry && mediumOfFeatured(entry)
    if (!medium) return []
    const { page, address, file } = entry
    const media = await resolveMedia(medium, directoryOf(file.content), desk)
    return [{ page, address, name: nameOfFeatured(entry), media }]
  })
  return (await Promise.all(works)).flat()
}
