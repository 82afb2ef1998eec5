import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { installOnDebian, isExecutable } from "./debian"

/** Debian's packages: Firefox, WebKit with its driver, and a screen for WebKit. */
const PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"] as const

export const FIREFOX = "/usr/bin/firefox-esr"
export const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver"
export const XVFB = "/usr/bin/Xvfb"

/** The browser that belongs to the driver; undefined if it is not installed. Its folder is named after the kind of processor. */
export function findMiniBrowser(): string | undefined {
  const libraries = "/usr/lib"
  if (!existsSync(libraries)) return undefined
  return readdirSync(libraries)
    .map((name) => path.join(libraries, name, "webkit2gtk-4.1/MiniBrowser"))
    .find(isExecutable)
}

/** The engines beside Chromium, which all other browser tests run in, and whether each is there. */
export const ENGINES = {
  firefox: { label: "Firefox", isThere: () => isExecutable(FIREFOX) },
  webkit: {
    label: "WebKit",
    isThere: () => [WEBKIT_DRIVER, XVFB].every(isExecutable) && findMiniBrowser() !== undefined,
  },
} as const

export type EngineName = keyof typeof ENGINES

/** Installs Debian's Firefox and WebKit if they are missing and can be installed, and says what to install if they can't. */
export function ensureEngines(): void {
  const missing = () => Object.values(ENGINES).filter(({ isThere }) => !isThere())
  const names = missing().map(({ label }) => label)
  if (names.length === 0 || (installOnDebian(names.join(" and "), ...PACKAGES) && missing().length === 0)) return
  console.log(
    `The journeys in ${names.join(" and ")} are left out. They are Debian's packages: sudo apt-get install ${PACKAGES.join(" ")}`,
  )
}
