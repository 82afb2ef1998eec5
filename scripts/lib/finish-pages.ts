import { createHash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { splitStyles } from "../../src/build/late-styles"
import { hideMailInHtml, hideMailInJson } from "../../src/build/mail-addresses"
import { filesOfChunks, pageScriptFaults, withScripts } from "../../src/build/page-scripts"
import { withoutStyleAttributes } from "../../src/build/style-attributes"
import { HASH_DIGITS, LATE_ATTRIBUTE, LATE_SHEET } from "../../src/constants"
import { filesIn } from "../../src/content/places"
import { isGatsbyPage } from "../../src/hosting/content-policy"
import { RESUME_FILES } from "../../src/site-pages"

/** The styles and the link to the print sheet that `src/ssr/on-render-body.tsx` writes into a page. */
const STYLES = /(<style data-s=""[^>]*>)([^<]*)<\/style>(<link [^>]*>)/

/**
 * Which Gatsby it was, a mark for its own use, a word each to Internet Explorer and Safari 9: they tell nobody anything. And React's preloads of
 * pictures, which the browser finds a few lines further on.
 */
const IDLE =
  /<link rel="preload" as="image"[^>]*>|<meta (?:name="generator"|http-equiv="x-ua-compatible")[^>]*>|, shrink-to-fit=no| data-original-tag="\w+"/g

const MANIFEST = /<link rel="manifest"[^>]*>/

/** Whether a file is the data of pages, or the résumé's. */
const isOfPages = (file: string) => /^page-data\/.*\.json$/.test(file) || `/${file}` === RESUME_FILES.json

/**
 * Makes a site's pages ask for no more than their first paint needs: each names only its own scripts, and what styles it can do without are in a
 * sheet. That, the print sheet and the manifest are in a `<noscript>`, which the script at the end of the body replaces by its content: as elements
 * they would be fetched along with the font and the pictures. Style attributes become rules of the page's own styles.
 * Mail addresses in pages and their data are written so that programs which search text don't find them.
 * @param folder the site, which is not in use yet
 * @param built what Gatsby built
 * @throws if the home page would not load its scripts properly
 */
export async function finishPages(folder: string, built: string, prefix: string): Promise<void> {
  const chunks = await filesOfChunks(built)
  const files = await filesIn(folder)
  for (const page of files.filter((name) => name.endsWith(".html"))) {
    const file = path.join(folder, page)
    const given = await readFile(file, "utf8")
    if (!isGatsbyPage(given)) continue
    const read = withScripts(hideMailInHtml(given).replaceAll(IDLE, ""), chunks, prefix)
    const { html, css: ofElements } = withoutStyleAttributes(read)
    const [styles = "", tag = "", css = "", print = ""] = STYLES.exec(html) ?? []
    const [manifest = ""] = MANIFEST.exec(html) ?? []
    const { early, late } = splitStyles(css, html)
    const sheet = `${LATE_SHEET}${createHash("sha256").update(late).digest("hex").slice(0, HASH_DIGITS)}.css`
    const link = `<link rel="stylesheet" href="${prefix}/${sheet}"/>`
    const inTime = `${tag}${early}${ofElements}</style><noscript ${LATE_ATTRIBUTE}>${link}${print}${manifest}</noscript>`
    if (styles !== "") await writeFile(path.join(folder, sheet), late)
    await writeFile(file, styles === "" ? read : html.replace(manifest, "").replace(styles, () => inTime))
  }
  for (const name of files.filter(isOfPages)) {
    const file = path.join(folder, name)
    await writeFile(file, hideMailInJson(await readFile(file, "utf8")))
  }
  const faults = pageScriptFaults(
    await readFile(path.join(folder, "index.html"), "utf8"),
    new Set(files.map((file) => `${prefix}/${file}`)),
  )
  if (faults.length === 0) return
  const changed = "Gatsby's output looks different from what src/build/page-scripts.ts relies on. Of index.html:"
  throw new Error([changed, ...faults].join("\n- "))
}
