import { readFile } from "node:fs/promises"
import path from "node:path"
import { KINDS } from "../../src/content/kinds"
import { realSiteUrl } from "../../src/content/placeholders"
import { Refusal } from "./command"

/** What `site.json` in a content folder says. */
export const readSite = async (content: string) =>
  KINDS.site.schema.loose().parse(JSON.parse(await readFile(path.join(content, KINDS.site.fileName), "utf8")))

/**
 * The path that a site lives under, such as `/portfolio`; empty at the root of its host. From `PATH_PREFIX`, else the path of the
 * `siteUrl` in its `site.json`, unless that is a placeholder.
 * @throws Refusal for characters that hosts encode
 */
export function pathPrefix(
  site: { siteUrl?: string | undefined },
  { PATH_PREFIX }: NodeJS.ProcessEnv = process.env,
): string {
  const siteUrl = realSiteUrl(site.siteUrl)
  const given = PATH_PREFIX ?? (siteUrl === undefined ? "" : new URL(siteUrl).pathname)
  const inner = given.replace(/^\/+|\/+$/g, "")
  if (!/^[\w.~@/-]*$/.test(inner))
    throw new Refusal(`PATH_PREFIX is ${given}: use letters, digits and hyphens, as in /portfolio.`)
  return inner === "" ? "" : `/${inner}`
}
