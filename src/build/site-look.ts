import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import subsetFont from "subset-font"
import { z } from "zod"
import type { MediaReference } from "../content/fields"
import { filesIn } from "../content/places"
import { TYPEFACES, type TypefaceName } from "../content/typefaces"
import { languageName } from "../content/words"
import { storiesOf } from "../media/references"
import { resolveMedia } from "../media/resolve"
import { LOGO_HEIGHT } from "../theme/tokens"
import { addressedFile, contentNodes, type ContentNode, directoryOf, siteContent, siteMedia } from "./site-media"
import { packageFile, readPackage } from "./previews/fonts"
import { writeModule } from "./site-words"

/** What the browser gets from `look` in `site.json`. */
export type SiteLook = Awaited<ReturnType<typeof lookOf>>

/**
 * A typeface's files for letters beyond Latin's, by Fontsource's names, the rarest first: if two files have a letter, browsers use the later one.
 * Not all typefaces have all files.
 */
const BEYOND_LATIN = ["vietnamese", "greek-ext", "cyrillic-ext", "greek", "cyrillic", "latin-ext"]

/** The range of `latin-ext`: Fontsource's with small gaps closed, which keeps every page shorter. Latin's own file takes precedence over it. */
const EXTENDED_RANGE =
  "U+0100-02FF,U+0304,U+0308,U+0329,U+1D00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF"

/** Converts a font face's `unicode-range` for use between the brackets of a regular expression. */
const charactersOf = (range: string) => range.replaceAll(/[0-9A-F]{4,}/g, "\\u{$&}").replaceAll(/U\+|,/g, "")

/** The files of a typeface, besides Latin's, that a text needs: each has one of its letters that no later file has. */
export function filesFor(text: string, name: TypefaceName) {
  const { latin = "", ...ranges } = readPackage(name, "unicode.json", z.record(z.string(), z.string()))
  const known = [latin]
  return BEYOND_LATIN.toReversed()
    .flatMap((subset) => {
      const range = subset === "latin-ext" ? EXTENDED_RANGE : ranges[subset]
      if (range === undefined) return []
      const letter = `(?![${charactersOf(known.join(","))}])[${charactersOf(range)}]`
      known.push(range)
      return new RegExp(letter, "u").test(text) ? [{ subset, range, letter }] : []
    })
    .toReversed()
}

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))

/** What is not in any text: what the components write, and what browsers write into dates, numbers and lists. */
const OTHERS = "©×·–—’…‹›←→\u00A0\u2002\u2007\u2009\u202F"

/** The range of Latin's file beyond ASCII, with what few texts have left out, which keeps every page shorter. */
const LATIN_RANGE = "U+A0-FF,U+131,U+152-153,U+2000-206F,U+20AC,U+2122"

const latinFile = (name: TypefaceName) => `${name}-latin.woff2`

const fileName = (name: TypefaceName, subset: string) => `files/${name}-${subset}-wght-normal.woff2`

/** Latin's file with nothing but ASCII and the characters of a text: about half its size. Every page waits for it. */
export async function latinFont(name: TypefaceName, text: string): Promise<Buffer> {
  const whole = await readFile(packageFile(name, fileName(name, "latin")))
  // "Source" is a reserved name, under which the licence allows no modified files. `npm start` would do it again after each edit.
  if (name.startsWith("source-") || process.env.NODE_ENV === "development") return whole
  return subsetFont(whole, ASCII + OTHERS + text.normalize(), { targetFormat: "woff2" })
}

/** The source of the module that imports a typeface's files. Only these are published; those beyond Latin only if the site has such letters. */
function fontModule(name: TypefaceName, text: string): string {
  const fileOf = (subset: string) => `"@fontsource-variable/${name}/${fileName(name, subset)}"`
  // Latin's whole file is for what the site itself doesn't have: its page is translated by the browser, for example.
  const files = [{ subset: "latin", range: LATIN_RANGE, letter: "(?!)" }, ...filesFor(text, name)]
  const faces = files.map(({ range, letter }, index) => `{ url: url${index}, ...${JSON.stringify({ range, letter })} }`)
  return [
    // All imports first, as the linter of `gatsby develop` requires.
    ...files.map(({ subset }, index) => `import url${index} from ${fileOf(subset)}`),
    `export { default as LATIN_URL } from "./${latinFile(name)}"`,
    `export const BEYOND_LATIN = [${faces.join(", ")}]`,
  ].join("\n")
}

const OWN_PAGES = "src/pages"

/** All texts of the site: its content, the interface with the names of its languages, and the owner's own pages. */
export async function textsOf(nodes: readonly ContentNode[], words: object, languages: readonly string[]) {
  const stories = nodes.flatMap((node) =>
    storiesOf(addressedFile(node).kind, node).map((story) => readFile(path.join(directoryOf(node), story), "utf8")),
  )
  // Their pictures may lie beside them.
  const pages = existsSync(OWN_PAGES) ? (await filesIn(OWN_PAGES)).filter((file) => /\.[jt]sx?$/.test(file)) : []
  const own = pages.map((file) => readFile(path.join(OWN_PAGES, file), "utf8"))
  const names = languages.map((language) => languageName(language, languages))
  return JSON.stringify([...nodes, words, names, ...(await Promise.all([...stories, ...own]))])
}

/** Writes the look for the browser. */
export async function writeSiteLook(args: CreatePagesArgs): Promise<void> {
  const [site] = contentNodes(args.getNodesByType, ["site"])
  if (!site) return
  const { look, words, languages } = siteContent(args.getNodesByType)
  const text = await textsOf(contentNodes(args.getNodesByType), words, languages)
  writeModule(latinFile(look.typeface), await latinFont(look.typeface, text))
  writeModule("fonts.js", fontModule(look.typeface, text))
  writeModule("look.json", await lookOf(site, args))
}

async function lookOf(site: ContentNode, { getNodesByType, pathPrefix }: CreatePagesArgs) {
  const { brand, colours, look } = siteContent(getNodesByType)
  const logoOf = async (reference: MediaReference) => {
    const tools = siteMedia(getNodesByType, pathPrefix)
    const { alt, width, height, gatsbyImageData } = await resolveMedia({ reference }, directoryOf(site), tools)
    const { fallback, sources } = gatsbyImageData?.images ?? {}
    const webp = sources?.find(({ type }) => type === "image/webp")
    // Without `sizes`, React would preload it with an invalid link.
    const sizes = width && height ? `${Math.ceil(width * Math.min(1, LOGO_HEIGHT / height))}px` : "100vw"
    return { alt: (alt ?? "") || brand, width, height, src: fallback?.src, ...(webp && { srcSet: webp.srcSet, sizes }) }
  }
  return {
    colours,
    typeface: TYPEFACES[look.typeface],
    radius: { control: look.radius / 2, picture: look.radius },
    colourMode: look.colourMode,
    hasMotion: look.motion,
    logo: look.logo === undefined ? null : await logoOf(look.logo),
    logoDark: look.logoDark === undefined ? null : await logoOf(look.logoDark),
  }
}
