import { existsSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { quantity } from "../src/checker/fault"
import { ownersContentDirectory } from "../src/content/places"
import { filesIn } from "../src/hosting/write-host-files"
import { pathPrefix, siteUrlOf } from "./lib/path-prefix"
import { runTool } from "./lib/run"
import { checkSite } from "./site-check/check-site"
import { formatSiteFault } from "./site-check/site-fault"

/**
 * `npm run site:check -- [folder]`: walks the site that was built last, in `public` unless another folder is named, and tells everything that is broken in
 * it. `CONTENT_DIR` and `PATH_PREFIX` must say what they said to the build. Fails if anything is.
 */
async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const folder = positionals[0] ?? "public"
  if (!existsSync(path.join(folder, "index.html"))) {
    throw new Error(`There is no site in ${folder}: npm run build makes one.`)
  }
  const content = ownersContentDirectory()
  const { pages, files, faults } = await checkSite({
    folder,
    prefix: await pathPrefix(content),
    siteUrl: await siteUrlOf(content),
    own: new Set(existsSync("static") ? await filesIn("static") : []),
  })
  for (const fault of faults) console.log(formatSiteFault(fault, folder))
  const found = faults.length === 0 ? "nothing wrong" : quantity(faults.length, "fault")
  console.log(`${quantity(pages, "page")} and ${quantity(files, "file")} in ${folder}: ${found}`)
  return faults.length === 0 ? 0 : 1
}

runTool(main)
