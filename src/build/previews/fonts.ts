import { existsSync, readdirSync, readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import harfBuzz, { type Face, type Font } from "harfbuzzjs"
import decompress from "wawoff2/decompress"
import { z } from "zod"

/** A font file, opened at one weight. */
export interface OpenFont {
  font: Font
  /** Units per em. */
  upem: number
  has(codePoint: number): boolean
}

/** The site's own typeface comes first, whatever else is installed. */
const OWN = "roboto"

/** Chinese characters look different in each of these languages; an installed package for the language comes before the others. */
const BY_LANGUAGE: [language: RegExp, font: string][] = [
  [/^zh-(Hant-)?HK/i, "noto-sans-hk"],
  [/^zh-(Hant|TW|MO)/i, "noto-sans-tc"],
  [/^ja/i, "noto-sans-jp"],
  [/^ko/i, "noto-sans-kr"],
]

/** Where the font packages are. Not with `require` itself, which Gatsby's bundler would follow. */
const PACKAGES = path.resolve(
  createRequire(path.resolve("package.json")).resolve("@fontsource-variable/roboto/unicode.json"),
  "../..",
)

const manifest = z.object({ version: z.string() })

/** The installed fonts with their versions: part of the key of what is drawn with them. */
export function fontVersions(): string {
  const versionOf = (name: string) =>
    manifest.parse(JSON.parse(readFileSync(path.join(PACKAGES, name, "package.json"), "utf8"))).version
  return readdirSync(PACKAGES)
    .sort()
    .map((name) => `${name}@${versionOf(name)}`)
    .join(" ")
}

/** Every available font file by package, first choice first. Only fonts with variable weight are of use. */
async function fontFiles(language: string) {
  const preferred = BY_LANGUAGE.find(([pattern]) => pattern.test(language))?.[1]
  const rank = (name: string) => (name === OWN ? 0 : name === preferred ? 1 : 2)
  const names = readdirSync(PACKAGES).toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
  return (await Promise.all(names.map((name) => filesOf(path.join(PACKAGES, name), name)))).flat()
}

const unicodeRanges = z.record(z.string(), z.string())

async function filesOf(folder: string, name: string) {
  const list = path.join(folder, "unicode.json")
  const ranges = existsSync(list) ? unicodeRanges.parse(JSON.parse(await readFile(list, "utf8"))) : {}
  const files = Object.entries(ranges).map(([subset, range]) => ({
    // The subsets of large fonts are numbered: `[4]` is the file `…-4-…`.
    path: path.join(folder, "files", `${name}-${subset.replace(/[[\]]/g, "")}-wght-normal.woff2`),
    ranges: rangesOf(range),
  }))
  // If several have a code point, the last one wins, as in the package's style sheet.
  return files.filter((file) => existsSync(file.path)).toReversed()
}

/** `U+0-FF,U+131` as pairs of code points. */
const rangesOf = (list: string) =>
  list.split(",").map((range): [first: number, last: number] => {
    const [first = "", last = first] = range.replace(/^U\+/i, "").split("-")
    return [parseInt(first, 16), parseInt(last, 16)]
  })

/** Finds the font for each character, and opens each file only when needed. */
export type FontFinder = Awaited<ReturnType<typeof createFontFinder>>

/** The fonts for texts of `language`: those installed with the project, none of the machine's. */
export async function createFontFinder(language: string) {
  const shaper = await harfBuzz
  const files = await fontFiles(language)
  const openFace = async (file: string) => {
    const face = shaper.createFace(shaper.createBlob(await decompress(await readFile(file))), 0)
    return { face, codePoints: new Set(face.collectUnicodes()) }
  }
  const faces = new Map<string, ReturnType<typeof openFace>>()
  const opened = new Map<string, OpenFont>()

  function openFont(face: Face, weight: number): Font {
    const font = shaper.createFont(face)
    font.setVariations({ wght: weight })
    return font
  }

  return {
    shaper,
    /** The first available font with glyphs for all of `codePoints`; undefined if there is none. */
    async find(codePoints: readonly number[], weight: number): Promise<OpenFont | undefined> {
      const [first] = codePoints
      if (first === undefined) return undefined
      for (const file of files) {
        if (!file.ranges.some(([from, to]) => from <= first && first <= to)) continue
        const opening = faces.get(file.path) ?? openFace(file.path)
        faces.set(file.path, opening)
        const { face, codePoints: known } = await opening
        const has = (codePoint: number) => known.has(codePoint)
        if (!codePoints.every(has)) continue
        const key = `${file.path} ${weight}`
        const font = opened.get(key) ?? { font: openFont(face, weight), upem: face.upem, has }
        opened.set(key, font)
        return font
      }
      return undefined
    },
  }
}
