import { existsSync } from "node:fs"
import path from "node:path"
import { pagePath } from "../src/content/page-paths"
import { ownersContentDirectory } from "../src/content/places"
import type { PageName } from "../src/site-pages"
import { ensureChromium } from "./lib/chromium"
import { npmCommand, positiveInteger, Refusal, runCommand, say } from "./lib/command"
import { lighthouseTable } from "./lib/lighthouse"
import { precompress } from "./lib/precompress"
import { pathPrefix, readSite } from "./lib/read-site"
import { withServedSite } from "./lib/static-server"

const PAGES: readonly PageName[] = ["home", "works", "projects", "notFound"]

export const lighthouse = npmCommand(
  "lighthouse",
  "Measures pages of a built site with Lighthouse on its emulated phone, and prints the median of several runs as a Markdown table.",
  "[pages]",
)
  .argument("[pages...]", "Paths of pages, by default of the site's first ones.")
  .option("--runs <number>", "How often to measure each page.", positiveInteger, 3)
  .option("--folder <folder>", "The folder of the site.", "public")
  .action(async (given, { runs, folder }) => {
    const site = await readSite(ownersContentDirectory())
    const isBuilt = (page: string) => existsSync(path.join(folder, page, "index.html"))
    const pages = given.length > 0 ? given : PAGES.map((name) => pagePath(name, site.pages)).filter(isBuilt)
    if (pages.length === 0) throw new Refusal(`There is no site in ${folder}: npm run build makes one.`)
    const missing = given.find((page) => !page.startsWith("/") || !isBuilt(page))
    if (missing !== undefined)
      throw new Refusal(`There is no page ${missing} in ${folder}. Write its path, such as /works/.`)
    const browser = ensureChromium("Lighthouse needs")
    await precompress(folder)
    const measure = (origin: string) => lighthouseTable(origin, pages, runs, browser)
    const table = await withServedSite(folder, measure, pathPrefix(site))
    say(`Mobile, median of ${runs}, brotli\n\n${table}`)
  })

if (require.main === module) runCommand(lighthouse)
