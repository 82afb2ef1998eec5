/** A link in content, for browsers: a path of the site gets its prefix. */
export const linkAddress = (href: string, pathPrefix: string) => (href.startsWith("/") ? pathPrefix + href : href)

/**
 * Gives the full address of a path of the site, such as `/works/`; undefined while no `siteUrl` says where the site lives. A `siteUrl` without a
 * path is that of the host, and the site lives at the path prefix below it.
 * @param pathPrefix such as `/portfolio`, or empty
 */
export function siteAddress(siteUrl: string | undefined, pathPrefix: string) {
  if (siteUrl === undefined) return undefined
  const base = new URL(siteUrl)
  const folder = base.pathname === "/" ? pathPrefix : base.pathname.replace(/\/$/, "")
  return (path: string) => new URL(folder + path, base).href
}
