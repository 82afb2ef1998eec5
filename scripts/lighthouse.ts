import { ensureChromium } from "./lib/chromium"
import { callable, npmCommand, runCommand, say } from "./lib/command"
import { lighthouseTable } from "./lib/lighthouse"
import { precompress } from "./lib/precompress"
import { withServedSite } from "./lib/static-server"

const PAGES = ["/", "/works/", "/projects/", "/404/"]

const command = npmCommand(
  "lighthouse",
  "Measures pages of a built site with Lighthouse on its emulated phone, and prints the median of some runs as a Markdown table.",
  "[pages]",
)
  .argument("[pages...]", "Paths of pages.", PAGES)
  .option("--runs <number>", "How often to measure each page.", "3")
  .option("--folder <folder>", "The folder of the site.", "public")
  .action(async (pages, { runs, folder }) => {
    const browser = ensureChromium("Lighthouse needs")
    await precompress(folder)
    const table = await withServedSite(folder, (origin) => lighthouseTable(origin, pages, Number(runs), browser))
    say(`Mobile, median of ${runs}, brotli\n\n${table}`)
  })

runCommand(callable(command))
