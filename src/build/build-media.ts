import path from "node:path"
import { unescape } from "node:querystring"
import type { BuildArgs } from "gatsby"
import type { DevServer } from "./develop/dev-server"
import { filesIn, removeFiles } from "../content/places"
import { fileLength } from "../media/cache"
import { MEDIA_FOLDERS } from "../media/plan"
import type { MediaTools } from "../media/resolve"
import { contentNodes, groupsByTab, type NodesByType, planNodeMedia, siteMedia, sitePipeline } from "./site-media"

let encodingFaults: Promise<string[]> = Promise.resolve([])

/**
 * Reads the media of all content, fails the build if a file can't be read, and starts to encode what isn't cached while Gatsby bundles.
 * Goes through the nodes instead of relying on queries, because Gatsby doesn't rerun a query whose data is unchanged.
 */
export async function beginMedia({ getNodesByType, reporter, pathPrefix }: BuildArgs): Promise<void> {
  const tools = siteMedia(getNodesByType, pathPrefix)
  const faults = await planAllMedia(getNodesByType, tools)
  if (faults.length > 0) reporter.panicOnBuild(faults.join("\n"))
  else encodingFaults = faultsOf(tools.pipeline.makePlanned())
}

/** Waits for the media, reports how many were encoded, and removes files that earlier builds published and this one doesn't. */
export async function finishMedia({ reporter, pathPrefix }: BuildArgs): Promise<void> {
  const activity = reporter.activityTimer("Waiting for media")
  activity.start()
  const faults = await encodingFaults
  activity.end()
  if (faults.length > 0) {
    reporter.panicOnBuild(faults.join("\n"))
    return
  }
  const media = sitePipeline(pathPrefix)
  for (const folder of MEDIA_FOLDERS) await removeStale(path.resolve("public"), folder, media.addresses())
  const { published, encoded } = media.report()
  reporter.info(`media: ${published} files, ${encoded} encoded, ${published - encoded} from cache`)
}

/** In `gatsby develop`, encodes each file when the browser requests it, so that startup doesn't wait for encoding. */
export function serveMedia({
  app,
  getNodesByType,
  pathPrefix,
  reporter,
}: Pick<BuildArgs, "getNodesByType" | "pathPrefix" | "reporter"> & { app: Pick<DevServer, "use"> }): void {
  for (const folder of MEDIA_FOLDERS) {
    app.use(`/${folder}`, (request, response, next) => {
      // Names of linked files are percent-encoded in addresses.
      const address = `/${folder}${unescape(request.path)}`
      makeRequested(address, getNodesByType, pathPrefix)
        .then((known) => (known ? response.sendFile(path.resolve(`public${address}`)) : next()))
        .catch((error: unknown) => {
          reporter.error(messageOf(error))
          next(error)
        })
    })
  }
}

/**
 * Makes the file at `address`; resolves to whether it exists now. Pages cached by an earlier `gatsby develop` refer to files that no query of
 * this run has returned and that may have been deleted. In that case the media of all content are planned, which also rewrites icons and media JSON.
 */
async function makeRequested(address: string, getNodesByType: NodesByType, pathPrefix: string): Promise<boolean> {
  const tools = siteMedia(getNodesByType, pathPrefix)
  if (await tools.pipeline.makeAddress(address)) return true
  await planAllMedia(getNodesByType, tools)
  if (await tools.pipeline.makeAddress(address)) return true
  // Only addresses that the pipeline has published: a requested path may point anywhere.
  return tools.pipeline.addresses().has(address) && (await fileLength(path.resolve(`public${address}`))) !== undefined
}

/** Plans the media of all content. Resolves to the messages of the errors. */
function planAllMedia(getNodesByType: NodesByType, tools: MediaTools): Promise<string[]> {
  const nodes = contentNodes(getNodesByType)
  const tabs = groupsByTab(nodes)
  return faultsOf(nodes.map((node) => planNodeMedia(node, tabs, tools)))
}

async function faultsOf(work: readonly Promise<void>[]): Promise<string[]> {
  const results = await Promise.allSettled(work)
  return results.flatMap((result) => (result.status === "rejected" ? [messageOf(result.reason)] : []))
}

/** The message of anything that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Removes files under `folder` of `directory` whose address is not in `published`, and folders that become empty. Files from the owner's `static` stay. */
export async function removeStale(directory: string, folder: string, published: ReadonlySet<string>): Promise<void> {
  const filesBelow = async (root: string) =>
    (await filesIn(path.join(root, folder)).catch(() => [])).map((file) => `${folder}/${file}`)
  const ownersFiles = new Set(await filesBelow("static"))
  const stale = (await filesBelow(directory)).filter((file) => !ownersFiles.has(file) && !published.has(`/${file}`))
  await removeFiles(directory, stale)
}
