import type { BuildArgs } from "gatsby"
import { finishMedia } from "./build-media"
import { checkPageScripts } from "./page-scripts"
import { publishPrintSheet } from "./print-sheet"
import { publishResume } from "./resume"

/** What is left to do once all pages are written. */
export async function finishBuild(args: BuildArgs): Promise<void> {
  await checkPageScripts(args)
  await publishPrintSheet()
  await publishResume(args)
  await finishMedia(args)
}
