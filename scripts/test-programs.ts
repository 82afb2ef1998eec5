import { npmCommand, runCommand } from "./lib/command"
import { ensureTestPrograms } from "./lib/test-programs"

const command = npmCommand("test", "Installs what the tests need beyond npm packages, where it can.")
  .option("--long", "What the long tests need.")
  .action(ensureTestPrograms)

runCommand(command)
