import { cp, rm } from "node:fs/promises"
import { precompress } from "./precompress"
import { runBin } from "./run"

/** A site as the browser tests see it: built from its own content folder, served on its own port. */
export interface Site {
  contentFolder: string
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
  anotherOwner: site("another-owner", "__tests__/content/another-owner", 9102),
  sample: site("sample", "content", 9101),
}

/**
 * Builds a site over whatever `public` holds, as an owner would, and keeps a compressed copy.
 * @returns the exit code of the build; without a copy if it is not 0.
 */
async function buildSite({ contentFolder, folder }: Site): Promise<number> {
  const code = await runBin("gatsby", ["build"], { CONTENT_DIR: contentFolder })
  if (code !== 0) return code
  await rm(folder, { recursive: true, force: true })
  await cp("public", folder, { recursive: true })
  await precompress(folder)
  return 0
}

/**
 * Builds both sites, one over the other: nothing of the first may be left in the second. The sample comes last, so that
 * `public` is afterwards what `npm run build` would make.
 * @returns the exit code of the first build that fails, or 0.
 */
export async function buildSites(): Promise<number> {
  for (const each of [SITES.anotherOwner, SITES.sample]) {
    console.log(`\nBuilding ${each.contentFolder}`)
    const code = await buildSite(each)
    if (code !== 0) return code
  }
  return 0
}
