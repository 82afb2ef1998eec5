import { existsSync, statSync } from "node:fs"
import { cp, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { siteAddress } from "../../src/build/seo/site-address"
import { realSiteUrl } from "../../src/content/placeholders"
import { redirectsOf } from "../../src/content/page-paths"
import { filesIn, kindOfFile } from "../../src/content/places"
import { cachedFolderWarnings } from "../../src/hosting/headers"
import { hostOf } from "../../src/hosting/hosts"
import { sizeOf, summaryOf } from "../../src/hosting/summary"
import { writeHostFiles } from "../../src/hosting/write-host-files"
import { addressesOfUse, isExternal, mediaUses } from "../../src/media/references"
import { finishPages } from "./finish-pages"
import { addLanguage, type BuiltLanguage } from "./add-language"
import { addOwnersScripts } from "./owners-scripts"
import { precompress } from "./precompress"
import { publish } from "./publish"
import { readSite } from "./read-site"
import { redirectsIn, writeRedirectPages } from "./redirect-pages"
import { removeUnreferenced } from "./remove-unreferenced"

/** The nginx configuration file for a folder's site, next to it. */
export const nginxFileOf = (folder: string) => `${folder}.nginx.conf`

interface Published {
  /** The content folder that it was built from. */
  content: string
  /** The path that it lives under; empty at the root. */
  prefix: string
  /** The site in its other languages. */
  translations: readonly BuiltLanguage[]
}

/**
 * Publishes a built site at `to` in one step, with what its host needs: policies, rule files, compressed texts if the host doesn't compress,
 * and nginx's configuration next to it. Prints a summary.
 */
export async function publishForHosts(
  built: string,
  to: string,
  { content, prefix, translations }: Published,
): Promise<void> {
  const { host, siteUrl, scripts, pages } = await readSite(content)
  const sendsTo = [...new Set(scripts.flatMap((script) => script.sendsTo))]
  const origins = [await mediaOriginsOf(content), ...translations.map((each) => each.mediaOrigins)]
  const mediaOrigins = [...new Set(origins.flat())].sort()
  const languages = translations.map(({ language }) => language)
  const owners = await ownersFiles(languages)
  const facts = { host, siteUrl: realSiteUrl(siteUrl), prefix, mediaOrigins, sendsTo, languages }
  const nginx = await publish(built, to, async (folder) => {
    await finishPages(folder, built, prefix)
    for (const each of translations) await addLanguage(folder, each, facts)
    await restoreOwnPages(folder)
    await addOwnersScripts(folder, scripts, prefix)
    await removeUnreferenced(folder, owners)
    const redirects = await redirectsIn(folder, redirectsOf(pages), languages)
    const addressOf = siteAddress(facts.siteUrl, prefix)
    if (hostOf(host).needsRedirectPages) await writeRedirectPages(folder, redirects, prefix, addressOf)
    const config = await writeHostFiles(folder, { ...facts, redirects })
    if (!hostOf(host).compresses) await precompress(folder)
    return config
  })
  if (nginx === null) await rm(nginxFileOf(to), { force: true })
  else await writeFile(nginxFileOf(to), nginx)
  const warnings = [...cachedFolderWarnings([...owners]), ...pathWarnings(facts.siteUrl, prefix)]
  const summary = [...summaryOf(await sizeOf(to), to, host), ...warnings]
  console.log(`\n${summary.join("\n")}`)
}

/** A warning if `siteUrl` has another path than the site was built for, such as after a repository was renamed. */
export function pathWarnings(siteUrl: string | undefined, prefix: string): string[] {
  const home = new URL(siteUrl ?? "https://here.invalid").pathname.replace(/\/$/, "")
  if (home === "" || home === prefix) return []
  const built = `the site was built for ${prefix || "/"}, but "siteUrl" in site.json, which its canonical addresses, sitemap and previews use, ends with ${home}`
  return [`warning  ${built}; change "siteUrl", or build with PATH_PREFIX=${home}`]
}

/** The files of a built site that come from `static` or from folders linked there, also below the paths of its other languages. */
export async function ownersFiles(languages: readonly string[]): Promise<Set<string>> {
  const files = existsSync("static") ? await filesIn("static") : []
  // Those that are folders are links to them. What is added may have such links, too.
  for (const link of files)
    if (statSync(path.join("static", link), { throwIfNoEntry: false })?.isDirectory())
      files.push(...(await filesIn(path.join("static", link))).map((file) => `${link}/${file}`))
  return new Set(["", ...languages.map((language) => `${language}/`)].flatMap((top) => files.map((file) => top + file)))
}

/** Copies the pages in `static` again: Gatsby writes its own, such as `404.html`, in the place of theirs. */
export async function restoreOwnPages(folder: string): Promise<void> {
  const pages = [...(await ownersFiles([]))].filter((file) => file.endsWith(".html"))
  for (const page of pages) await cp(path.join("static", page), path.join(folder, page), { dereference: true })
}

/** The origins of the pictures and videos on other hosts that content in one language refers to. */
export async function mediaOriginsOf(content: string): Promise<string[]> {
  const uses = await Promise.all(
    (await filesIn(content)).map(async (file) => {
      const kind = kindOfFile(file)
      return kind ? mediaUses(kind, JSON.parse(await readFile(path.join(content, file), "utf8"))) : []
    }),
  )
  const sources = uses.flat().flatMap(addressesOfUse)
  return sources.filter(isExternal).map((source) => new URL(source).origin)
}
