/** Headers by name, in lower case. */
export type Headers = Readonly<Record<string, string>>

/** A rule of the table: what it is for, which paths of the site it is about, and their headers. */
export interface HeaderRule {
  /** Folders, with a slash at both ends: all below them. */
  folders: readonly string[]
  /** Names of files at the top of the site. */
  files?: RegExp
  headers: Headers
}

/** What a browser asks anew each time; it answers 304 where nothing has changed. Hosts send it by themselves. */
const REVALIDATED = "public, max-age=0, must-revalidate"

/** What browsers keep for a year without asking. */
const IMMUTABLE = "public, max-age=31536000, immutable"

/** Which paths get which headers of their own. Everything that is not here is revalidated. */
export const CACHE_RULES: readonly HeaderRule[] = [
  {
    // Their names change with their content.
    folders: ["/media/", "/miniatures/", "/previews/", "/static/"],
    files: /^[^/]+-[0-9a-f]{16,}\.(?:js|css)$/,
    headers: { "cache-control": IMMUTABLE },
  },
]

/** The headers of everything that no rule is about. */
export const DEFAULT_CACHING: Headers = { "cache-control": REVALIDATED }

/** Whether a rule is about a path of the site, which begins with a slash. */
const isAbout = ({ folders, files }: HeaderRule, pathname: string) =>
  folders.some((folder) => pathname.startsWith(folder)) || (files?.test(pathname.slice(1)) ?? false)

/** What a server says of caching a path of the site, which begins with a slash and has no prefix. */
export const cachingOf = (pathname: string): Headers =>
  CACHE_RULES.find((rule) => isAbout(rule, pathname))?.headers ?? DEFAULT_CACHING

/** The headers that make every answer safer, whatever it is. */
const SECURITY: Headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

/** Those that browsers heed over HTTPS alone, and complain of elsewhere. */
const SECURITY_OVER_HTTPS: Headers = {
  "strict-transport-security": "max-age=31536000",
  "cross-origin-opener-policy": "same-origin",
}

/** What every answer gets, beside its caching. */
export const headersOfAll = (siteUrl: string | undefined, contentPolicy: string): Headers => ({
  ...SECURITY,
  ...(siteUrl?.startsWith("https:") ? SECURITY_OVER_HTTPS : {}),
  "content-security-policy": contentPolicy,
})
