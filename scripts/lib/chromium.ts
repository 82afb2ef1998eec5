import path from "node:path"
import { installOnDebian, isExecutable, isRoot } from "./debian"
import { Refusal } from "./command"

const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

/** Where the browser is on systems that don't add it to `PATH`. */
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]

/** Debian's package, and its command. */
const HEADLESS_SHELL = "chromium-headless-shell"

/** The path of Chromium or Chrome: `CHROMIUM_PATH` if set, else the first one found on this machine; null if there is none. */
export function findChromium(
  environment: NodeJS.ProcessEnv = process.env,
  commands: readonly string[] = COMMANDS,
): string | null {
  const chosen = environment.CHROMIUM_PATH
  if (chosen) return isExecutable(chosen) ? chosen : null
  const folders = (environment.PATH ?? "").split(path.delimiter)
  const candidates = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)))
  return [...candidates, ...PLACES].find(isExecutable) ?? null
}

/** Like `findChromium`, but prefers Chromium's headless shell: the same engine, at four fifths of the processor time. */
export const findHeadlessShell = (environment?: NodeJS.ProcessEnv) =>
  findChromium(environment, [HEADLESS_SHELL, ...COMMANDS])

/** Installs Chromium's headless shell if it is missing and can be installed. */
export function ensureHeadlessShell(): void {
  if (findHeadlessShell() === findChromium() && !process.env.CHROMIUM_PATH)
    // With Chromium, whose files it shares: installed alone, it might replace an older Chromium.
    installOnDebian("headless shell of Chromium", HEADLESS_SHELL, "chromium")
}

/**
 * Chromium features that are not needed here: for each window's address bar it starts two pages of its own, which cost a short test a third of its
 * processor time. Only the last such list counts, so this one repeats what Playwright disables, if it affects pages of a local server.
 */
const DISABLED_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
]

/** For every launch of Chromium, in addition to what Playwright and Lighthouse pass: as root, it refuses to start with its sandbox. */
export const chromiumArguments = () => [
  `--disable-features=${DISABLED_FEATURES.join(",")}`,
  ...(isRoot() ? ["--no-sandbox"] : []),
]

/**
 * The path of Chromium or Chrome, after installing Debian's if possible.
 * @param purpose the beginning of the error message
 * @throws Refusal that says what to install, if not.
 */
export function ensureChromium(purpose = "The browser tests need"): string {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM_PATH) {
    throw new Refusal(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which is not an executable file.`)
  }
  const installed = installOnDebian("Chromium", "chromium") ? findChromium() : null
  if (installed) return installed
  throw new Refusal(
    [
      `${purpose} Chromium or Chrome, and neither was found.`,
      "  Debian, Ubuntu:  sudo apt-get install chromium",
      "  Fedora:          sudo dnf install chromium",
      "  macOS:           brew install --cask chromium",
      "  elsewhere:       install Chrome, and set CHROMIUM_PATH to its program",
    ].join("\n"),
  )
}
