import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { NodePluginArgs } from "gatsby"
import { directionOf, pluralLanguage } from "../content/words"
import { contentNodes, siteContent } from "./site-media"

/** The folder of the modules of `src/site-data.d.ts`. */
export const SITE_DATA = "site-data"

/** Writes the words for the browser: only those of the site's language. */
export function writeSiteWords({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): void {
  const { words, language } = siteContent(getNodesByType)
  const [own] = contentNodes(getNodesByType, ["words"])
  writeModule("words.json", {
    language,
    plurals: pluralLanguage(language, own),
    direction: directionOf(language),
    ...words.page,
  })
  writeModule("viewer-words.json", words.viewer)
}

/** Writes a file for webpack: source text, bytes, or a value as JSON. Leaves an unchanged file alone, because `npm start` would reload it. */
export function writeModule(name: string, content: object | string | Buffer): void {
  const file = path.join(SITE_DATA, name)
  const isWhole = typeof content === "string" || Buffer.isBuffer(content)
  const bytes = Buffer.from(isWhole ? content : JSON.stringify(content))
  try {
    if (readFileSync(file).equals(bytes)) return
  } catch {
    mkdirSync(SITE_DATA, { recursive: true })
  }
  writeFileSync(file, bytes)
}
