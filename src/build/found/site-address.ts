/** The full address of a path of the site, such as `/works/`. */
export type AddressOf = (path: string) => string

/**
 * Where the site lives, as its `siteUrl` says; undefined as long as nobody has said it. A `siteUrl` without a path is that of the host, under which
 * the site lives at the path prefix.
 * @param pathPrefix such as `/portfolio`, or empty
 */
export function siteAddress(siteUrl: string | undefined, pathPrefix: string): AddressOf | undefined {
  if (siteUrl === undefined) return undefined
  const base = new URL(siteUrl)
  const folder = base.pathname === "/" ? pathPrefix : base.pathname.replace(/\/$/, "")
  return (path) => new URL(folder + path, base).href
}
