import { callable, npmCommand, runCommand } from "./lib/command"
import { buildSites } from "./lib/sites"

const command = npmCommand("build-sites", "Builds the sites for the browser tests.").action(async () => {
  process.exitCode = await buildSites()
})

runCommand(callable(command))
