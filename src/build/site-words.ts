import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { NodePluginArgs } from "gatsby"
import { directionOf, pluralLanguage } from "../content/words"
import { contentNodes, siteContent } from "./site-media"

/** Where the modules of `src/site-words.d.ts` are. */
const FILES = { page: path.resolve("site-words/page.json"), viewer: path.resolve("site-words/viewer.json") }

/** Where webpack finds them. */
export const SITE_WORDS_ALIASES = { "site-words$": FILES.page, "site-words/viewer$": FILES.viewer }

/** Writes the words for the browser: only those of the site's language. */
export function writeSiteWords({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): void {
  const { words, language } = siteContent(getNodesByType)
  const [own] = contentNodes(getNodesByType, ["words"])
  writeModule(FILES.page, {
    language,
    plurals: pluralLanguage(language, own),
    direction: directionOf(language),
    ...words.page,
  })
  writeModule(FILES.viewer, words.viewer)
}

/** Writes a module for webpack: source text, or a value as JSON. Leaves an unchanged file alone, because `npm start` would reload it. */
export function writeModule(file: string, content: object | string): void {
  const text = typeof content === "string" ? content : JSON.stringify(content)
  try {
    if (readFileSync(file, "utf8") === text) return
  } catch {
    mkdirSync(path.dirname(file), { recursive: true })
  }
  writeFileSync(file, text)
}
