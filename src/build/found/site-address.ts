import { languagePath } from "../../content/translations"

/** A link in content, for browsers: a path of the site gets its prefix. */
export const linkAddress = (href: string, pathPrefix: string) => (href.startsWith("/") ? pathPrefix + href : href)

interface SiteLanguages {
  siteUrl?: string | undefined
  language: string
  languages: readonly string[]
}

/** The site in each of its languages: its path, and what gives full addresses there. */
export function siteInLanguages({ siteUrl, language, languages }: SiteLanguages, pathPrefix: string) {
  const own = languagePath({ language, languages })
  const prefix = pathPrefix.slice(0, pathPrefix.length - own.length)
  return (languages.length > 0 ? languages : [language]).map((each) => {
    const below = languagePath({ language: each, languages })
    return { language: each, prefix: prefix + below, addressOf: siteAddress(siteUrl, prefix + below, below) }
  })
}

/**
 * Gives the full address of a path of the site, such as `/works/`; undefined while no `siteUrl` says where the site lives. A `siteUrl` without a
 * path is that of the host, and the site lives at the path prefix below it.
 * @param pathPrefix such as `/portfolio`, or empty; in another language than the first, with its path at the end
 * @param languagePath that path, such as `/zh-HK`
 */
export function siteAddress(siteUrl: string | undefined, pathPrefix: string, languagePath = "") {
  if (siteUrl === undefined) return undefined
  const base = new URL(siteUrl)
  const folder = base.pathname === "/" ? pathPrefix : base.pathname.replace(/\/$/, "") + languagePath
  return (path: string) => new URL(folder + path, base).href
}
