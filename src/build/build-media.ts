import path from "node:path"
import type { BuildArgs } from "gatsby"
import type { DevServer } from "./develop/dev-server"
import { filesIn, removeFiles } from "../content/places"
import { fileLength } from "../media/cache"
import { MEDIA_FOLDERS } from "../media/plan"
import type { MediaDesk } from "../media/resolve"
import { contentNodes, groupsByTab, type NodesByType, planNodeMedia, siteMedia, sitePipeline } from "./site-media"

let made: Promise<string[]> = Promise.resolve([])

/**
 * Reads the media of all content, stops the build at files that can't be read, and starts to make what isn't in the cache
 * while Gatsby bundles. Goes by the nodes, not the queries: Gatsby doesn't rerun a query whose data is unchanged.
 */
export async function beginMedia({ getNodesByType, reporter, pathPrefix }: BuildArgs): Promise<void> {
  const desk = siteMedia(getNodesByType, pathPrefix)
  const faults = await planAllMedia(getNodesByType, desk)
  if (faults.length > 0) reporter.panicOnBuild(faults.join("\n"))
  else made = faultsOf(desk.pipeline.makePlanned())
}

/** Waits for the media, reports what was made, and removes what earlier builds published and this one does not. */
export async function finishMedia({ reporter, pathPrefix }: BuildArgs): Promise<void> {
  const activity = reporter.activityTimer("Waiting for media")
  activity.start()
  const faults = await made
  activity.end()
  if (faults.length > 0) {
    reporter.panicOnBuild(faults.join("\n"))
    return
  }
  const media = sitePipeline(pathPrefix)
  for (const folder of MEDIA_FOLDERS) await sweep(path.resolve("public"), folder, media.addresses())
  const { published, encoded } = media.report()
  reporter.info(`media: ${published} files, ${encoded} encoded, ${published - encoded} from cache`)
}

/** In `gatsby develop`, makes each file when the browser asks for it, so that starting costs no encoding. */
export function serveMedia({
  app,
  getNodesByType,
  pathPrefix,
  reporter,
}: Pick<BuildArgs, "getNodesByType" | "pathPrefix" | "reporter"> & { app: Pick<DevServer, "use"> }): void {
  for (const folder of MEDIA_FOLDERS) {
    app.use(`/${folder}`, (request, response, next) => {
      makeAsked(`/${folder}${request.path}`, getNodesByType, pathPrefix)
        .then((known) => (known ? response.sendFile(path.resolve(`public/${folder}${request.path}`)) : next()))
        .catch((error: unknown) => {
          reporter.error(messageOf(error))
          next(error)
        })
    })
  }
}

/**
 * Whether there is a file at `address` now. Pages cached by an earlier `gatsby develop` refer to files that no query of this run has returned,
 * and that may be gone. All content is then looked through, which also writes icons and media files again.
 */
async function makeAsked(address: string, getNodesByType: NodesByType, pathPrefix: string): Promise<boolean> {
  const desk = siteMedia(getNodesByType, pathPrefix)
  if (await desk.pipeline.makeAddress(address)) return true
  await planAllMedia(getNodesByType, desk)
  if (await desk.pipeline.makeAddress(address)) return true
  // Only files of the content: the rest of an address may lead anywhere.
  return desk.pipeline.addresses().has(address) && (await fileLength(path.resolve(`public${address}`))) !== undefined
}

/** Plans the media of all content, and says what is wrong with them. */
function planAllMedia(getNodesByType: NodesByType, desk: MediaDesk): Promise<string[]> {
  const nodes = contentNodes(getNodesByType)
  const tabs = groupsByTab(nodes)
  return faultsOf(nodes.map((node) => planNodeMedia(node, tabs, desk)))
}

async function faultsOf(work: readonly Promise<void>[]): Promise<string[]> {
  const results = await Promise.allSettled(work)
  return results.flatMap((result) => (result.status === "rejected" ? [messageOf(result.reason)] : []))
}

/** What an error says, whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Removes the files under `folder` of `directory` whose address is not in `made`, and the folders this empties; not those of the owner's `static`. */
export async function sweep(directory: string, folder: string, made: ReadonlySet<string>): Promise<void> {
  const below = async (root: string) =>
    (await filesIn(path.join(root, folder)).catch(() => [])).map((file) => `${folder}/${file}`)
  const owners = new Set(await below("static"))
  const gone = (await below(directory)).filter((file) => !owners.has(file) && !made.has(`/${file}`))
  await removeFiles(directory, gone)
}
