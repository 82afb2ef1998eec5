import { ensureChromium } from "./lib/chromium"
import { runBin, runTool } from "./lib/run"
import { buildSites } from "./lib/sites"

/**
 * `npm run test:e2e`: builds both sites and runs the browser tests. `-- --reuse` uses the last sites;
 * everything else is passed to Playwright, such as `-- --reuse layout.spec.ts`.
 */
async function main(args: string[]): Promise<number> {
  const browser = ensureChromium()
  if (!args.includes("--reuse")) {
    const code = await buildSites()
    if (code !== 0) return code
  }
  const rest = args.filter((each) => each !== "--reuse")
  return runBin("@playwright/test/cli.js", ["test", ...rest], { CHROMIUM_PATH: browser })
}

runTool(() => main(process.argv.slice(2)))
