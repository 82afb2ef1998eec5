import { readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { KINDS } from "../../src/content/kinds"
import { ownAddress } from "../../src/content/placeholders"
import { filesIn, kindOfFile } from "../../src/content/places"
import { hostOf } from "../../src/hosting/hosts"
import { sizeOf, summaryOf } from "../../src/hosting/summary"
import { writeHostFiles } from "../../src/hosting/write-host-files"
import { addressesOfUse, isExternal, mediaUses } from "../../src/media/references"
import { finishPages } from "./finish-pages"
import { WORKPLACE } from "./lock"
import { addOwnersScripts } from "./owners-scripts"
import { precompress } from "./precompress"
import { publish } from "./publish"
import { removeUnreferenced } from "./remove-unreferenced"

/** The nginx configuration file for a folder's site, next to it. */
export const nginxFileOf = (folder: string) => `${folder}.nginx.conf`

/**
 * Puts a built site at `to` as a whole, with what its host needs: policies, rule files, compressed texts if the host doesn't compress,
 * and nginx's configuration next to it. Prints what was made.
 * @param content the content folder that it was built from
 * @param prefix the path that it lives under; empty at the root
 */
export async function publishForHosts(built: string, to: string, content: string, prefix: string): Promise<void> {
  const site = await readJson(path.join(content, KINDS.site.fileName))
  const { host, siteUrl, scripts } = KINDS.site.schema.loose().parse(site)
  const sendsTo = [...new Set(scripts.flatMap((script) => script.sendsTo))]
  const facts = { host, siteUrl: ownAddress(siteUrl), prefix, mediaOrigins: await mediaOriginsOf(content), sendsTo }
  const nginx = await publish(built, to, WORKPLACE, async (arriving) => {
    await finishPages(arriving, built, prefix)
    await addOwnersScripts(arriving, scripts, prefix)
    await removeUnreferenced(arriving)
    const config = await writeHostFiles(arriving, facts)
    if (!hostOf(host).compresses) await precompress(arriving)
    return config
  })
  if (nginx === null) await rm(nginxFileOf(to), { force: true })
  else await writeFile(nginxFileOf(to), nginx)
  console.log(`\n${summaryOf(await sizeOf(to), to, host).join("\n")}`)
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"))

/** The origins of the pictures and videos on other hosts that content refers to. */
async function mediaOriginsOf(content: string): Promise<string[]> {
  const uses = await Promise.all(
    (await filesIn(content)).map(async (file) => {
      const kind = kindOfFile(file)
      return kind ? mediaUses(kind, await readJson(path.join(content, file))) : []
    }),
  )
  const sources = uses.flat().flatMap(addressesOfUse)
  return [...new Set(sources.filter(isExternal).map((source) => new URL(source).origin))].sort()
}
