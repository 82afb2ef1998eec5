import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import path from "node:path"
import { transformSync } from "esbuild"
import { HASH_DIGITS } from "../constants"

/** The print style sheet, in the folder that Gatsby works in. */
const SHEET = "src/print/sheet.css"

/**
 * The sheet as it is published, and its address without the path prefix. The address contains a hash of the content, so that browsers can cache the
 * file forever and the next build removes an outdated one.
 * @throws if it is not CSS
 */
export function printSheet(): { address: string; css: string } {
  const { code, warnings } = transformSync(readFileSync(SHEET, "utf8"), { loader: "css", minify: true })
  const [warning] = warnings
  if (warning) throw new Error(`${SHEET}:${warning.location?.line ?? 1}  ${warning.text}`)
  const css = code.trim()
  return { address: `/print-${createHash("sha256").update(css).digest("hex").slice(0, HASH_DIGITS)}.css`, css }
}

/** Publishes the sheet with the site being built. */
export async function publishPrintSheet(): Promise<void> {
  const { address, css } = printSheet()
  await writeFile(path.join("public", address), css)
}
