import { ensureChromium } from "./lib/chromium"
import { npmCommand, runCommand } from "./lib/command"
import { runBin } from "./lib/run"
import { buildSites } from "./lib/sites"

const command = npmCommand("test:e2e", "Builds the sites for the browser tests and runs the tests.")
  .argument("[options...]", "Options of playwright test, such as the name of a file.")
  .option("--reuse", "Use the sites that were built last.")
  .allowUnknownOption()
  .action(async (args, { reuse }) => {
    ensureChromium()
    const code = reuse ? 0 : await buildSites()
    process.exitCode = code || (await runBin("@playwright/test/cli.js", ["test", ...args]))
  })

runCommand(command)
