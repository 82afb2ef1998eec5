import { mkdir, readdir, rename, rm } from "node:fs/promises"
import path from "node:path"
import { siteAddress } from "../../src/build/seo/site-address"
import { HASHED_FOLDERS } from "../../src/constants"
import { filesIn } from "../../src/content/places"
import { changeFiles } from "./change-files"
import { escapeRegExp } from "../../src/hosting/nginx"
import type { SiteFacts } from "../../src/hosting/write-host-files"
import { finishPages } from "./finish-pages"
import { copySite } from "./publish"

const TOP_LEVEL_ONLY = /^(\.(?!well-known$).*|_headers|_redirects|CNAME|robots\.txt)$/

/** Whether a file or folder is only for crawlers and hosts, which read it only at the top level of a site. */
export const isTopLevelOnly = (name: string) => TOP_LEVEL_ONLY.test(name)

/** A site in a language other than its first one, as Gatsby built it. */
export interface BuiltLanguage {
  language: string
  built: string
  /** Origins of pictures and videos on other hosts that its content refers to. */
  mediaOrigins: readonly string[]
}

const { media, miniatures, previews } = HASHED_FOLDERS

/**
 * The folders that all languages share: pages get addresses there as data, and the bar gets a logo's from a script. `static` is not shared, because
 * other scripts derive addresses in it from their own.
 */
const SHARED = [media, miniatures, previews]

const TEXT = /\.(html|js|json|xml)$/

type SitePlace = Pick<SiteFacts, "prefix" | "siteUrl">

/** Replaces all addresses of pictures and videos in a text with those that the languages share; those of other sites stay, whatever their paths. */
export function withSharedAddresses(text: string, language: string, { prefix, siteUrl }: SitePlace): string {
  const base = siteAddress(siteUrl, prefix)?.("/").replace(/\/$/, "")
  const starts = [`(?<=[\\s"'(=,;>])${escapeRegExp(prefix)}`, ...(base === undefined ? [] : [escapeRegExp(base)])]
  const addresses = new RegExp(`(${starts.join("|")})/${language}(?=/(?:${SHARED.join("|")})/)`, "g")
  return text.replaceAll(addresses, "$1")
}

/**
 * Adds the site in another language to that in the first, in a folder of its own, except for the pictures and videos.
 * @param folder the site in the first language, which is not published yet
 */
export async function addLanguage(folder: string, { language, built }: BuiltLanguage, site: SitePlace): Promise<void> {
  const own = path.join(folder, language)
  await copySite(built, own)
  for (const file of await readdir(own)) if (isTopLevelOnly(file)) await rm(path.join(own, file), { recursive: true })
  await finishPages(own, built, `${site.prefix}/${language}`)
  const texts = (await filesIn(own)).filter((file) => TEXT.test(file))
  await changeFiles(own, texts, (text) => withSharedAddresses(text, language, site))
  for (const file of await filesIn(own)) {
    if (!SHARED.some((each) => file.startsWith(`${each}/`))) continue
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await rename(path.join(own, file), path.join(folder, file))
  }
  for (const each of SHARED) await rm(path.join(own, each), { recursive: true, force: true })
}
