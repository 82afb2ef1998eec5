import { HASH_DIGITS, HASHED_FOLDERS } from "../constants"

/** Headers by name, in lower case. */
export type Headers = Readonly<Record<string, string>>

/** What a browser requests each time; the answer is 304 if nothing has changed. Hosts send this by default. */
export const REVALIDATED = "public, max-age=0, must-revalidate"

/** What browsers keep for a year without asking: files in these folders, and top-level files with such a name. Their names change with their content. */
export const IMMUTABLE = "public, max-age=31536000, immutable"
export const IMMUTABLE_FOLDERS = Object.values(HASHED_FOLDERS).map((folder) => `/${folder}/`)
export const IMMUTABLE_FILES = new RegExp(`^[^/]+-[0-9a-f]{${HASH_DIGITS},}\\.(?:js|css)$`)

/** The caching header for a path of the site, which begins with a slash and has no prefix. */
export function cachingOf(pathname: string): Headers {
  const isImmutable =
    IMMUTABLE_FOLDERS.some((folder) => pathname.startsWith(folder)) || IMMUTABLE_FILES.test(pathname.slice(1))
  return { "cache-control": isImmutable ? IMMUTABLE : REVALIDATED }
}

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
