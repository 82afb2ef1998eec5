import { createHash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { LATE_MEDIA, splitStyles } from "../../src/build/late-styles"
import { filesOfChunks, pageScriptFaults, withScripts } from "../../src/build/page-scripts"
import { LATE_STYLES_ATTRIBUTE } from "../../src/constants"
import { filesIn } from "../../src/hosting/write-host-files"

/** The styles that `src/ssr/on-render-body.tsx` writes into a page. */
const STYLES = /(<style data-s=""[^>]*>)([^<]*)<\/style>/

/**
 * Makes the HTML of a site's pages as short as its first paint allows: each names only its own scripts, and what styles it can do without until then
 * are in a sheet, which applies when the scripts are loaded.
 * @param folder the site, which is not in use yet
 * @param built what Gatsby built
 * @throws if the home page would not load its scripts properly
 */
export async function finishPages(folder: string, built: string, prefix: string): Promise<void> {
  const chunks = await filesOfChunks(built)
  const files = await filesIn(folder)
  for (const page of files.filter((name) => name.endsWith(".html"))) {
    const file = path.join(folder, page)
    const html = withScripts(await readFile(file, "utf8"), chunks, prefix)
    const [styles = "", tag = "", css = ""] = STYLES.exec(html) ?? []
    const { early, late } = splitStyles(css, html)
    const sheet = `static/late-${createHash("sha256").update(late).digest("hex").slice(0, 16)}.css`
    const link = `<link rel="stylesheet" href="${prefix}/${sheet}" media="${LATE_MEDIA}" ${LATE_STYLES_ATTRIBUTE}/>`
    if (styles !== "") await writeFile(path.join(folder, sheet), late)
    await writeFile(file, styles === "" ? html : html.replace(styles, () => `${tag}${early}</style>${link}`))
  }
  const faults = pageScriptFaults(
    await readFile(path.join(folder, "index.html"), "utf8"),
    new Set(files.map((file) => `${prefix}/${file}`)),
  )
  if (faults.length === 0) return
  const changed = "Gatsby's output looks different from what src/build/page-scripts.ts relies on. Of index.html:"
  throw new Error([changed, ...faults].join("\n- "))
}
