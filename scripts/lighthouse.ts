import { parseArgs } from "node:util"
import { ensureChromium } from "./lib/chromium"
import { lighthouseTable } from "./lib/lighthouse"
import { runTool } from "./lib/run"
import { withServedSite } from "./lib/static-server"

const PAGES = ["/", "/works/", "/projects/", "/404/"]

/**
 * `npm run lighthouse -- [--runs 3] [--folder public] [page...]`: Lighthouse's mobile figures of a built site, the median
 * of some runs, as a Markdown table.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: "string", default: "3" }, folder: { type: "string", default: "public" } },
  })
  const browser = ensureChromium()
  const pages = positionals.length > 0 ? positionals : PAGES
  const table = await withServedSite(values.folder, (origin) =>
    lighthouseTable(origin, pages, Number(values.runs), browser),
  )
  console.log(`Mobile, median of ${values.runs}, brotli\n\n${table}`)
  return 0
}

runTool(main)
