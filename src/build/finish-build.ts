import type { BuildArgs } from "gatsby"
import { finishMedia } from "./build-media"
import { publishSeo } from "./seo/publish"
import { publishPreviews } from "./previews/site-previews"
import { publishPrintSheet } from "./print-sheet"
import { publishResume } from "./resume"

/** Publishes everything else once all pages are written. */
export async function finishBuild(args: BuildArgs): Promise<void> {
  await publishPrintSheet()
  await publishResume(args)
  await finishMedia(args)
  await publishPreviews(args)
  await publishSeo(args)
}
