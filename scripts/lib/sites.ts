import path from "node:path"
import { buildSite } from "./build-site"
import { precompress } from "./precompress"

/** A site as the browser tests see it: built from its own content folder, served on its own port. */
export interface Site {
  contentFolder: string
  /** The pages that its owner added to the template's. */
  pages?: string
  folder: string
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

/**
 * Builds both sites in one place, one after the other: nothing of the first may be left in the second. Both lie compressed in folders of their own.
 * @returns the exit code of the first build that fails, or 0.
 */
export async function buildSites(): Promise<number> {
  const sites: Site[] = [SITES.anotherOwner, SITES.sample]
  for (const { contentFolder, folder, pages } of sites) {
    console.log(`\nBuilding ${contentFolder}`)
    const code = await buildSite(path.resolve(contentFolder), folder, [], pages)
    if (code !== 0) return code
    await precompress(folder)
  }
  return 0
}
