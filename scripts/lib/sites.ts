import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { applyEdits, modify } from "jsonc-parser"
import { buildSite } from "./build-site"
import { SAMPLE_CONTENT } from "./sample"

/** A site for the browser tests: built from its own content folder, served on its own port. */
export interface Site {
  contentFolder: string
  /** The pages that its owner added; by default none, whatever is in `src/pages`. */
  pages?: string
  folder: string
  port: number
  origin: string
}

interface NamedSite {
  name: string
  port: number
  /** By default a folder that a test writes. */
  contentFolder?: string
}

/** A site that is built into a folder of its name. */
export const siteOf = ({ name, port, contentFolder = `.sites/${name}-content` }: NamedSite): Site => ({
  contentFolder,
  folder: `.sites/${name}`,
  port,
  // `localhost`, not a numeric address: browsers only keep secure cookies of the former.
  origin: `http://localhost:${port}`,
})

/** The sites for the browser tests. */
export const SITES = {
  anotherOwner: {
    ...siteOf({ name: "another-owner", port: 9102, contentFolder: "__tests__/content/another-owner" }),
    pages: "__tests__/pages/another-owner",
  },
  sample: siteOf({ name: "sample", port: 9101, contentFolder: SAMPLE_CONTENT }),
}

/** The sample with a `siteUrl`, under a prefix; nginx serves it, only for the hosting tests. */
export const PREFIXED_SITE = {
  ...siteOf({ name: "prefixed", port: 9103 }),
  prefix: "/~owner/portfolio",
  siteUrl: "https://owner.example/~owner/portfolio",
}

/** An empty folder. */
export const NO_PAGES = ".sites/no-pages"

/** Writes the content of the site under a prefix, and builds it. */
export async function buildPrefixedSite(): Promise<number> {
  const { contentFolder, siteUrl } = PREFIXED_SITE
  await rm(contentFolder, { recursive: true, force: true })
  await cp(SITES.sample.contentFolder, contentFolder, { recursive: true })
  const file = path.join(contentFolder, "site.json")
  const text = await readFile(file, "utf8")
  const placed = applyEdits(text, modify(text, ["siteUrl"], siteUrl, {}))
  await writeFile(file, applyEdits(placed, modify(placed, ["pages", "works", "formerAddresses"], ["jobs"], {})))
  return buildSites([PREFIXED_SITE])
}

/**
 * Builds sites one after another in the same folder: nothing of one may remain in the next. Each is published to its own folder.
 * @returns the exit code of the first failing build, or 0.
 */
export async function buildSites(sites: readonly Site[] = Object.values(SITES)): Promise<number> {
  await mkdir(NO_PAGES, { recursive: true })
  for (const { contentFolder, folder, pages = NO_PAGES } of sites) {
    console.log(`\nBuilding ${contentFolder}`)
    const code = await buildSite(path.resolve(contentFolder), folder, { pages })
    if (code !== 0) return code
  }
  return 0
}
