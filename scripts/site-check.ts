import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { siteAddress } from "../src/build/seo/site-address"
import { quantity } from "../src/checker/fault"
import { PAGE_NEEDS } from "../src/constants"
import { realSiteUrl } from "../src/content/placeholders"
import { ownersContentDirectory } from "../src/content/places"
import { otherLanguages } from "../src/content/translations"
import { npmCommand, Refusal, runCommand, say } from "./lib/command"
import { ownersFiles } from "./lib/publish-for-hosts"
import { pathPrefix, readSite } from "./lib/read-site"
import { checkSite } from "./site-check/check-site"
import { formatSiteFault } from "./site-check/site-fault"

/** Refuses a site that was built for an address other than the content has now: every address in it would be a fault. */
async function refuseOldAddress(home: string, prefix: string, siteUrl: string | undefined): Promise<void> {
  const html = await readFile(home, "utf8")
  const built = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  const current = siteAddress(siteUrl, prefix)?.("/")
  // A home page of the owner's may not name its address.
  const isOwners = built === undefined && !html.includes(`data-${PAGE_NEEDS.data}=`)
  if (isOwners || built === current) return
  const then = built === undefined ? "without an address" : `for ${built}`
  const now = current === undefined ? "now has no address" : `will now live at ${current}`
  throw new Refusal(`The site was built ${then}, but ${now}. Build it again: npm run build`)
}

export const siteCheck = npmCommand(
  "site:check",
  "Reports everything that is broken in a built site, and fails if anything is. CONTENT_DIR and PATH_PREFIX must be what they were for the build.",
  "[folder]",
)
  .argument("[folder]", "The folder of the site.", "public")
  .action(async (folder) => {
    const home = path.join(folder, "index.html")
    if (!existsSync(home)) throw new Refusal(`There is no site in ${folder}: npm run build makes one.`)
    const site = await readSite(ownersContentDirectory())
    const prefix = pathPrefix(site)
    const siteUrl = realSiteUrl(site.siteUrl)
    await refuseOldAddress(home, prefix, siteUrl)
    const own = await ownersFiles(otherLanguages(site))
    const { pages, files, faults } = await checkSite({ folder, prefix, siteUrl, own })
    for (const fault of faults) say(formatSiteFault(fault, folder))
    const found = faults.length === 0 ? "nothing wrong" : quantity(faults.length, "fault")
    say(`${quantity(pages, "page")} and ${quantity(files, "file")} in ${folder}: ${found}`)
    process.exitCode = faults.length === 0 ? 0 : 1
  })

if (require.main === module) runCommand(siteCheck)
