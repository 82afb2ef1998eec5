import { ensureChromium, ensureHeadlessShell } from "./chromium"
import { ensureEngines } from "./engines"
import { ensureNginx } from "./nginx"

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
