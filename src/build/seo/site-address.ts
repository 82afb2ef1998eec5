import { type Languages, languagePath } from "../../content/translations"

/** A link in content as browsers need it: a path of the site gets the path prefix. */
export const linkAddress = (href: string, pathPrefix: string) => (href.startsWith("/") ? pathPrefix + href : href)

type SiteLanguages = Languages & { siteUrl?: string | undefined }

/** The site in each of its languages: the path prefix, and the function that makes full addresses. */
export function siteInLanguages({ siteUrl, language, languages }: SiteLanguages, pathPrefix: string) {
  const own = languagePath({ language, languages })
  const prefix = pathPrefix.slice(0, pathPrefix.length - own.length)
  return (languages.length > 0 ? languages : [language]).map((each) => {
    const below = languagePath({ language: each, languages })
    return { language: each, prefix: prefix + below, addressOf: siteAddress(siteUrl, prefix + below, below) }
  })
}

/**
 * Returns a function that makes the full address of a path of the site, such as `/works/`; undefined while `siteUrl` is not set. A `siteUrl` without
 * a path is the address of the host, and the site is at the path prefix below it.
 * @param pathPrefix such as `/portfolio`, or empty; ends with the language's path for all languages but the first
 * @param languagePath that path, such as `/zh-HK`
 */
export function siteAddress(siteUrl: string | undefined, pathPrefix: string, languagePath = "") {
  if (siteUrl === undefined) return undefined
  const base = new URL(siteUrl)
  const folder = base.pathname === "/" ? pathPrefix : base.pathname.replace(/\/$/, "") + languagePath
  return (path: string) => new URL(folder + path, base).href
}
