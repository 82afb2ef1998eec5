import { ensureChromium, ensureHeadlessShell } from "./lib/chromium"
import { npmCommand, runCommand } from "./lib/command"
import { ensureEngines } from "./lib/engines"
import { ensureNginx } from "./lib/nginx"

/** Debian's build of nginx exists only on Linux. */
export const HAS_DEBIANS_NGINX = process.platform === "linux"

/**
 * Installs what the tests need beyond npm packages, where it is missing and can be installed.
 * @param tests `long`: Firefox and WebKit, too
 * @throws Refusal that says what to install, if they can't run without
 */
export function ensureTestPrograms(tests: { long?: boolean | undefined }): void {
  ensureChromium()
  ensureHeadlessShell()
  if (HAS_DEBIANS_NGINX) ensureNginx()
  else console.log("The tests behind nginx are left out: they need the nginx of Debian or Ubuntu.")
  if (tests.long) ensureEngines()
}

const command = npmCommand("test", "Installs what the tests need beyond npm packages, where it can.")
  .option("--long", "What the long tests need.")
  .action(ensureTestPrograms)

if (require.main === module) runCommand(command)
