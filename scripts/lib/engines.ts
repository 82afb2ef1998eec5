import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { installOnDebian, isExecutable } from "./debian"

/** Debian's packages: Firefox, WebKit with its driver, and a virtual display for WebKit. */
const PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"] as const

export const FIREFOX = "/usr/bin/firefox-esr"
export const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver"
export const XVFB = "/usr/bin/Xvfb"

/** The browser that belongs to the driver; undefined if it is not installed. Its folder is named after the processor architecture. */
export function findMiniBrowser(): string | undefined {
  const libraries = "/usr/lib"
  if (!existsSync(libraries)) return undefined
  return readdirSync(libraries)
    .map((name) => path.join(libraries, name, "webkit2gtk-4.1/MiniBrowser"))
    .find(isExecutable)
}

/** The engines other than Chromium, which all other browser tests run in. */
export const ENGINES = {
  firefox: { label: "Firefox", isInstalled: () => isExecutable(FIREFOX) },
  webkit: {
    label: "WebKit",
    isInstalled: () => [WEBKIT_DRIVER, XVFB].every(isExecutable) && findMiniBrowser() !== undefined,
  },
} as const

export type EngineName = keyof typeof ENGINES

/** Installs Debian's Firefox and WebKit if they are missing and can be installed, and says what to install if they can't. */
export function ensureEngines(): void {
  const missing = () => Object.values(ENGINES).filter(({ isInstalled }) => !isInstalled())
  const names = missing().map(({ label }) => label)
  if (names.length === 0 || (installOnDebian(names.join(" and "), ...PACKAGES) && missing().length === 0)) return
  console.log(
    `The journeys in ${names.join(" and ")} are left out. To run them, install Debian's packages: sudo apt-get install ${PACKAGES.join(" ")}`,
  )
}
