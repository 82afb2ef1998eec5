import { createHash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { splitStyles } from "../../src/build/late-styles"
import { hideMailInHtml, hideMailInJson } from "../../src/build/mail-addresses"
import { filesOfChunks, pageScriptFaults, withScripts } from "../../src/build/page-scripts"
import { withoutStyleAttributes } from "../../src/build/style-attributes"
import { HASH_DIGITS, LATE_ATTRIBUTE, LATE_SHEET } from "../../src/constants"
import { filesIn } from "../../src/content/places"
import { changeFiles } from "./change-files"
import { isGatsbyPage } from "../../src/hosting/content-policy"
import { RESUME_FILES } from "../../src/site-pages"

/** The styles and the link to the print sheet that `src/ssr/on-render-body.tsx` writes into a page. */
const STYLES = /(<style data-s=""[^>]*>)(.*?)<\/style>(<link [^>]*>)/s

/**
 * Markup that nothing uses: Gatsby's version, a mark for its own use, hints for Internet Explorer and Safari 9. And React's preloads of pictures,
 * which the browser finds a few lines further on.
 */
const REDUNDANT =
  /<link rel="preload" as="image"[^>]*>|<meta (?:name="generator"|http-equiv="x-ua-compatible")[^>]*>|, shrink-to-fit=no| data-original-tag="\w+"/g

const MANIFEST = /<link rel="manifest"[^>]*>/

/** Whether a file is the data of a page, or of the résumé. */
const isPageData = (file: string) => /^page-data\/.*\.json$/.test(file) || `/${file}` === RESUME_FILES.json

/**
 * Reduces a site's pages to what their first paint needs: each names only its own scripts, and styles that it doesn't need move to a sheet. That,
 * the print sheet and the manifest are linked in a `<noscript>`, which the script at the end of the body replaces with its content: as elements, they
 * would be fetched along with the font and the pictures. Style attributes become rules in the page's own styles.
 * Email addresses in pages and their data are hidden from programs that search text.
 * @param folder the site, which is not published yet
 * @param built what Gatsby built
 * @throws if the home page would not load its scripts properly
 */
export async function finishPages(folder: string, built: string, prefix: string): Promise<void> {
  const chunks = await filesOfChunks(built)
  const files = await filesIn(folder)
  const pages = files.filter((name) => name.endsWith(".html"))
  await changeFiles(folder, pages, async (original) => {
    if (!isGatsbyPage(original)) return original
    const reduced = withScripts(hideMailInHtml(original).replaceAll(REDUNDANT, ""), chunks, prefix)
    const { html, css: ofElements } = withoutStyleAttributes(reduced)
    const [styles = "", tag = "", css = "", print = ""] = STYLES.exec(html) ?? []
    if (styles === "") return reduced
    const [manifest = ""] = MANIFEST.exec(html) ?? []
    const { early, late } = splitStyles(css, reduced)
    const sheet = `${LATE_SHEET}${createHash("sha256").update(late).digest("hex").slice(0, HASH_DIGITS)}.css`
    await writeFile(path.join(folder, sheet), late)
    const link = `<link rel="stylesheet" href="${prefix}/${sheet}"/>`
    const replacement = `${tag}${early}${ofElements}</style><noscript ${LATE_ATTRIBUTE}>${link}${print}${manifest}</noscript>`
    return html.replace(manifest, "").replace(styles, () => replacement)
  })
  await changeFiles(folder, files.filter(isPageData), hideMailInJson)
  const faults = pageScriptFaults(
    await readFile(path.join(folder, "index.html"), "utf8"),
    new Set(files.map((file) => `${prefix}/${file}`)),
  )
  if (faults.length === 0) return
  const changed = "Gatsby's output looks different from what src/build/page-scripts.ts relies on. In index.html:"
  throw new Error([changed, ...faults].join("\n- "))
}
