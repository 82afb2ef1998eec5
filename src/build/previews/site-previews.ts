import path from "node:path"
import type { BuildArgs } from "gatsby"
import { HASHED_FOLDERS } from "../../constants"
import { removeStale } from "../build-media"
import type { NodesByType } from "../site-media"
import { fontVersions } from "./fonts"
import { makePreviews, unsetTextWarnings } from "./make"
import { type PlannedPreview, type PreviewedPage, type PreviewedSite, previewPlanner } from "./plan"

/** The previews of this run of Gatsby, by address. */
const planned = new Map<string, PlannedPreview>()

/**
 * Plans the previews of the pages passed in; `publishPreviews` makes them at the end of the build. Returns each address without the path
 * prefix, or null in development, where nobody shares a page.
 */
export function sitePreviews(getNodesByType: NodesByType): (page: PreviewedPage, site: PreviewedSite) => string | null {
  if (process.env.gatsby_executing_command === "develop") return () => null
  const plan = previewPlanner(getNodesByType, fontVersions())
  return (page, site) => {
    const preview = plan(page, site)
    planned.set(preview.address, preview)
    return preview.address
  }
}

/** Makes the previews of all pages, reports what was made, and removes those of earlier builds. */
export async function publishPreviews({ reporter }: Pick<BuildArgs, "reporter">): Promise<void> {
  const directory = path.resolve("public")
  const { published, drawn, unset } = await makePreviews(planned.values(), directory)
  await removeStale(directory, HASHED_FOLDERS.previews, new Set(planned.keys()))
  for (const line of unsetTextWarnings(unset)) reporter.warn(line)
  reporter.info(`previews: ${published} pages, ${drawn} drawn, ${published - drawn} from cache`)
}
