import { readFile } from "node:fs/promises"
import path from "node:path"
import { z } from "zod"
import { ownAddress } from "../../src/content/placeholders"

const site = z.object({ siteUrl: z.string().optional() })

/**
 * The path that the site lives under, such as `/portfolio`; empty at the root of its host. From `PATH_PREFIX`, else the path of the
 * `siteUrl` in the content's `site.json`.
 */
export async function pathPrefix(content: string, { PATH_PREFIX }: NodeJS.ProcessEnv = process.env): Promise<string> {
  const siteUrl = await siteUrlOf(content)
  const given = PATH_PREFIX ?? (siteUrl === undefined ? "" : new URL(siteUrl).pathname)
  const inner = given.replace(/^\/+|\/+$/g, "")
  return inner === "" ? "" : `/${inner}`
}

/** The `siteUrl` in a content folder's `site.json`; undefined if not set, or a placeholder. */
export async function siteUrlOf(content: string): Promise<string | undefined> {
  return ownAddress(site.parse(JSON.parse(await readFile(path.join(content, "site.json"), "utf8"))).siteUrl)
}
