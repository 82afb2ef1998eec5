import { HASH_DIGITS, HASHED_FOLDERS } from "../constants"

/** Headers by name, in lower case. */
export type Headers = Readonly<Record<string, string>>

/** For files that browsers revalidate each time: the response is 304 if nothing has changed. Hosts send this by default. */
export const REVALIDATED = "public, max-age=0, must-revalidate"

/** For files that browsers cache for a year: those in these folders, and scripts with a hash in their name. The names change with the content. */
export const IMMUTABLE = "public, max-age=31536000, immutable"
const FOLDERS = Object.values(HASHED_FOLDERS)
const SCRIPT = `[^/]+-[0-9a-f]{${HASH_DIGITS},}\\.(?:js|css)$`

/** Their paths as a regular expression, without the slash at the start: at the top, and in the folders of the languages besides the first. */
export const immutablePaths = (languages: readonly string[]): string =>
  `(?:${languages.map((language) => `${language}/|`).join("")})(?:${FOLDERS.map((folder) => `${folder}/`).join("|")}|${SCRIPT})`
const isImmutable = new RegExp(`^/${immutablePaths([])}`)

/** The same for hosts without regular expressions, for a site with these files and languages after the first: folders and single files. */
export const immutableRules = (files: readonly string[], languages: readonly string[]): string[] =>
  ["", ...languages.map((language) => `${language}/`)].flatMap((top) => [
    ...FOLDERS.filter((folder) => top === "" || folder === HASHED_FOLDERS.static).map((folder) => `/${top}${folder}/*`),
    ...files
      .filter((file) => file.startsWith(top) && new RegExp(`^${SCRIPT}`).test(file.slice(top.length)))
      .map((file) => `/${file}`),
  ])

/** The caching header for a path of the site, which begins with a slash, without the site's prefix or a language's folder. */
export const cacheHeadersOf = (pathname: string): Headers => ({
  "cache-control": isImmutable.test(pathname) ? IMMUTABLE : REVALIDATED,
})

/** Warnings for the owner's files, relative to `static`, in such a folder: their names don't change with their content. */
export const cachedFolderWarnings = (files: readonly string[]): string[] =>
  FOLDERS.filter((folder) => files.some((file) => file.startsWith(`${folder}/`))).map(
    (folder) =>
      `warning  browsers cache files in static/${folder}/ for a year, even if you change them; rename the folder`,
  )

/** The headers of every response, besides those for caching. */
export const commonHeaders = (siteUrl: string | undefined, contentPolicy: string): Headers => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  // Browsers obey these only over HTTPS, and warn about them elsewhere.
  ...(siteUrl?.startsWith("https:") && {
    "strict-transport-security": "max-age=31536000",
    "cross-origin-opener-policy": "same-origin",
  }),
  "content-security-policy": contentPolicy,
})
