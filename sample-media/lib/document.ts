import { readFileSync } from "node:fs"
import { join } from "node:path"

/** The folder of these sources. The script is always run from the root of the repository. */
const SOURCES = join(process.cwd(), "sample-media")

const ROBOTO = join(process.cwd(), "node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2")

/** A font face with the font embedded, because a page created from a string can't read files. */
function robotoFace(): string {
  const data = readFileSync(ROBOTO).toString("base64")
  return `@font-face{font-family:"Roboto";font-weight:100 900;src:url(data:font/woff2;base64,${data}) format("woff2")}`
}

/** The style sheets that extend another one. */
const PARENT_STYLES: Record<string, string> = { "modern-phone": "modern" }

function readStyle(name: string): string {
  const parent = PARENT_STYLES[name]
  return (parent ? readStyle(parent) : "") + readFileSync(join(SOURCES, "styles", `${name}.css`), "utf8")
}

/** A complete HTML document around `body`, with Roboto and the named file from `styles/`. */
export function htmlDocument(styleName: string, body: string): string {
  const styles = robotoFace() + readStyle("base") + readStyle(styleName)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>${styles}</style></head><body>${body}</body></html>`
}
