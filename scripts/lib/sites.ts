import { cp, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { applyEdits, modify } from "jsonc-parser"
import { buildSite } from "./build-site"

/** A site as the browser tests see it: built from its own content folder, served on its own port. */
export interface Site {
  contentFolder: string
  /** The pages that its owner added to the template's. */
  pages?: string
  folder: string
  /** The path it lives under; that of its `siteUrl` unless given. */
  prefix?: string
  port: number
  origin: string
}

const site = (name: string, contentFolder: string, port: number): Site => ({
  contentFolder,
  folder: `.sites/${name}`,
  port,
  // `localhost` and not an address of numbers: browsers keep secure cookies of the one alone.
  origin: `http://localhost:${port}`,
})

/** The sites that the browser tests visit. */
export const SITES = {
  anotherOwner: {
    ...site("another-owner", "__tests__/content/another-owner", 9102),
    pages: "__tests__/pages/another-owner",
  },
  sample: site("sample", "content", 9101),
}

/** The sample of an owner who found an address, under a prefix, which nginx serves to the tests of hosting alone. */
export const PREFIXED_SITE = {
  ...site("prefixed", ".sites/prefixed-content", 9103),
  prefix: "/~owner/portfolio",
  siteUrl: "https://owner.example/~owner/portfolio",
}

async function writePrefixedContent(): Promise<void> {
  const { contentFolder, siteUrl } = PREFIXED_SITE
  await rm(contentFolder, { recursive: true, force: true })
  await cp(SITES.sample.contentFolder, contentFolder, { recursive: true })
  const file = path.join(contentFolder, "site.json")
  const text = await readFile(file, "utf8")
  await writeFile(file, applyEdits(text, modify(text, ["siteUrl"], siteUrl, {})))
}

/**
 * Builds all sites in one place, one after the other: nothing of one may be left in the next. Each lies in a folder of its own, as it is published.
 * @returns the exit code of the first build that fails, or 0.
 */
export async function buildSites(): Promise<number> {
  await writePrefixedContent()
  const sites: Site[] = [SITES.anotherOwner, PREFIXED_SITE, SITES.sample]
  for (const { contentFolder, folder, pages, prefix } of sites) {
    console.log(`\nBuilding ${contentFolder}${prefix === undefined ? "" : ` for ${prefix}`}`)
    const code = await buildSite(path.resolve(contentFolder), folder, { pages, prefix })
    if (code !== 0) return code
  }
  return 0
}
