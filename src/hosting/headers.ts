import { HASH_DIGITS, HASHED_FOLDERS } from "../constants"

/** Headers by name, in lower case. */
export type Headers = Readonly<Record<string, string>>

/** What a browser requests each time; the answer is 304 if nothing has changed. Hosts send this by default. */
export const REVALIDATED = "public, max-age=0, must-revalidate"

/** What browsers keep for a year without asking: files in these folders, and scripts with such a name. Their names change with their content. */
export const IMMUTABLE = "public, max-age=31536000, immutable"
const FOLDERS = Object.values(HASHED_FOLDERS)
const SCRIPT = `[^/]+-[0-9a-f]{${HASH_DIGITS},}\\.(?:js|css)$`

/** Their paths as a regular expression, without the slash at the start: at the top, and in the folders of the languages besides the first. */
export const immutablePaths = (languages: readonly string[]): string =>
  `(?:${languages.map((language) => `${language}/|`).join("")})(?:${FOLDERS.map((folder) => `${folder}/`).join("|")}|${SCRIPT})`
const isImmutable = new RegExp(`^/${immutablePaths([])}`)

/** The same for hosts that know no regular expressions: folders, and files one by one, for a site with these files and languages besides the first. */
export const immutableRules = (files: readonly string[], languages: readonly string[]): string[] =>
  ["", ...languages.map((language) => `${language}/`)].flatMap((top) => [
    ...FOLDERS.filter((folder) => top === "" || folder === HASHED_FOLDERS.static).map((folder) => `/${top}${folder}/*`),
    ...files
      .filter((file) => file.startsWith(top) && new RegExp(`^${SCRIPT}`).test(file.slice(top.length)))
      .map((file) => `/${file}`),
  ])

/** The caching header for a path of the site, which begins with a slash and has no prefix, nor the path of a language. */
export const cachingOf = (pathname: string): Headers => ({
  "cache-control": isImmutable.test(pathname) ? IMMUTABLE : REVALIDATED,
})

/** What a build says of the owner's files, relative to `static`, that are in such a folder, though their names don't change with their content. */
export const keptWarnings = (files: readonly string[]): string[] =>
  FOLDERS.filter((folder) => files.some((file) => file.startsWith(`${folder}/`))).map(
    (folder) =>
      `warning  browsers keep files of static/${folder}/ for a year, whatever you change in them; rename the folder`,
  )

/** The headers that make every answer safer. */
const SECURITY: Headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

/** Those that browsers obey only over HTTPS; elsewhere they complain. */
const SECURITY_OVER_HTTPS: Headers = {
  "strict-transport-security": "max-age=31536000",
  "cross-origin-opener-policy": "same-origin",
}

/** What every answer gets, besides caching. */
export const headersOfAll = (siteUrl: string | undefined, contentPolicy: string): Headers => ({
  ...SECURITY,
  ...(siteUrl?.startsWith("https:") ? SECURITY_OVER_HTTPS : {}),
  "content-security-policy": contentPolicy,
})
