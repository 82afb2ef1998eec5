import { availableParallelism } from "node:os"
import path from "node:path"
import limit from "p-limit"
import { z } from "zod"
import { cacheFolder, fileLength, mediaCacheDirectory, publishFile, readJson, writeAtomically } from "../../media/cache"
import { drawPreview, type Unset, unsetText } from "./draw"
import { type Fonts, openFonts } from "./fonts"
import type { PlannedPreview } from "./plan"
import { isLetter } from "./text"

/** What is cached about a preview: its length in bytes, and the texts that it lacks. */
const record = z.object({ length: z.number(), unset: z.array(unsetText) })

/**
 * Draws those of a site's previews that are not cached, and publishes all. They must be in one language. Resolves to how many there are, and to the
 * texts that they lack because no available font has the characters, each once.
 */
export async function makePreviews(
  planned: Iterable<PlannedPreview>,
  publicDirectory: string,
  cacheDirectory = mediaCacheDirectory(),
) {
  const limited = limit(availableParallelism())
  let fonts: Promise<Fonts> | undefined
  let drawn = 0

  async function make({ address, digest, content }: PlannedPreview): Promise<Unset[]> {
    const folder = cacheFolder(cacheDirectory, digest)
    const file = path.join(folder, "preview.jpg")
    const list = path.join(folder, "preview.json")
    let { data: known } = record.safeParse(await readJson(list))
    if (!known || known.length !== (await fileLength(file))) {
      fonts ??= openFonts(content.language, content.typeface)
      const preview = await drawPreview(content, await fonts, cacheDirectory)
      known = { length: preview.file.length, unset: preview.unset }
      await writeAtomically(file, preview.file)
      await writeAtomically(list, JSON.stringify(known))
      drawn += 1
    }
    await publishFile(file, path.join(publicDirectory, address))
    return known.unset
  }

  const unset = await Promise.all([...planned].map((preview) => limited(() => make(preview))))
  const each = new Map(unset.flat().map((one) => [one.text, one]))
  return { published: unset.length, drawn, unset: [...each.values()] }
}

/** The font package to install for a script, which is recognized by any of its characters. */
const FONT_PACKAGES: [script: RegExp, font: string][] = [
  [/\p{sc=Hangul}/u, "noto-sans-kr"],
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, "noto-sans-jp"],
  [/\p{sc=Han}/u, "noto-sans-tc"],
  [/\p{sc=Thai}/u, "noto-sans-thai"],
  [/\p{sc=Devanagari}/u, "noto-sans-devanagari"],
  [/\p{sc=Bengali}/u, "noto-sans-bengali"],
  [/\p{sc=Tamil}/u, "noto-sans-tamil"],
  [/\p{sc=Armenian}/u, "noto-sans-armenian"],
  [/\p{sc=Georgian}/u, "noto-sans-georgian"],
  [/\p{sc=Ethiopic}/u, "noto-sans-ethiopic"],
]

/** Warnings about texts that could not be typeset: one line each, with a fix. */
export const unsetTextWarnings = (unset: readonly Unset[]): string[] =>
  unset.map(({ text, missing }) => {
    const characters = missing.slice(0, 8).join(" ")
    const letters = missing.filter(isLetter)
    if (letters.length === 0) return `previews: no installed font has ${characters}, so "${text}" is drawn without them`
    const name = FONT_PACKAGES.find(([script]) => letters.some((character) => script.test(character)))?.[1]
    const remedy = name ? `npm install @fontsource-variable/${name}` : "install the package of a font that has them"
    return `previews: no installed font has ${characters}, so "${text}" is left out; ${remedy}`
  })
