import sharp from "sharp"
import { RIGHT_TO_LEFT } from "../../content/words"
import { escapeXml, type Fonts } from "./fonts"

/** How to typeset a text; lengths in pixels. */
interface TextStyle {
  /** Sizes to try, largest first: the first at which all of the text fits is used, else the last. */
  sizes: readonly number[]
  weight: number
  lineHeight: number
  colour: string
  width: number
  /** The maximum number of lines; text that doesn't fit is cut with an ellipsis. */
  lines: number
  /** Whether lines are aligned to the right. */
  isRightAligned?: boolean
}

/** A text as a picture, cropped to its letters. Lengths in pixels. */
export type TypesetText = Awaited<ReturnType<typeof draw>>

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" })

/** Characters without a glyph of their own: joiners, direction marks, variation selectors. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]$/u

/** Splits a text into characters as readers see them: letters with marks, whole emoji. */
const clustersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Whether a character is a letter or a digit, not an emoji that is made of one, such as 7️⃣. */
export const isLetter = (cluster: string) => !cluster.includes("\uFE0F") && /[\p{L}\p{N}]/u.test(cluster)

/**
 * What the available fonts can show of a text, and the characters they lack. Characters that no font has, such as emoji, are left out. If letters or digits
 * are missing, the whole text is left out: half a name is worse than none.
 */
export function typesettable(text: string, fonts: Fonts) {
  const isMissing = (cluster: string) => {
    const visible = Array.from(cluster).filter((character) => !INVISIBLE.test(character))
    return !fonts.has(visible.map((character) => character.codePointAt(0) ?? 0))
  }
  const clusters = clustersOf(clean(text))
  const missing = new Set(clusters.filter(isMissing))
  const lacksLetters = [...missing].some(isLetter)
  const kept = clean(clusters.filter((cluster) => !missing.has(cluster)).join(""))
  const isVisible = Array.from(kept).some((character) => character !== " " && !INVISIBLE.test(character))
  return { text: isVisible && !lacksLetters ? kept : "", missing: [...missing] }
}

const clean = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim()

const FIRST_FROM_RIGHT = new RegExp(`^\\P{L}*[${RIGHT_TO_LEFT.map((script) => `\\p{sc=${script}}`).join("")}]`, "u")

/** Whether a text runs from right to left, judging by its first letter. */
export const isRightToLeft = (text: string) => FIRST_FROM_RIGHT.test(text)

/** How far letters with marks above and below can exceed the height of their lines, em. One more line exceeds it by more than that. */
const MARKS_EXCESS = 0.4

/** Draws a text that `typesettable` has returned. Undefined if there is nothing to draw. */
export async function typeset(text: string, style: TextStyle, fonts: Fonts): Promise<TypesetText | undefined> {
  if (text === "" || style.lines < 1) return undefined
  const words = breakable(text, fonts.language)
  const fits = ({ width, height }: TypesetText, size: number) =>
    width <= style.width && height <= size * (style.lines * style.lineHeight + MARKS_EXCESS)
  for (const size of style.sizes) {
    // Breaks only between words: a word that is too long for a line also requires a smaller size.
    const set = await draw(words, size, "word", style, fonts)
    if (fits(set, size)) return set
  }
  const last = style.sizes.at(-1) ?? 0
  const cutTo = (clusters: readonly string[]) =>
    draw(`${clusters.join("").replace(/[\s\p{P}]+$/u, "")}…`, last, "word-char", style, fonts)
  const whole = await draw(words, last, "word-char", style, fonts)
  if (fits(whole, last)) return whole
  // Searches for the longest beginning that fits: its length is between these two.
  const clusters = clustersOf(words)
  let [fitting, tooLong] = [0, clusters.length]
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2)
    if (fits(await cutTo(clusters.slice(0, middle)), last)) fitting = middle
    else tooLong = middle
  }
  return cutTo(clusters.slice(0, fitting))
}

/** Runs of the scripts that have no spaces and in which Pango doesn't recognize words. */
const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]{2,}/gu

/** Inserts a zero-width space wherever a line may break and Pango doesn't know it. */
function breakable(text: string, language: string): string {
  const words = new Intl.Segmenter(language, { granularity: "word" })
  return text.replace(UNSPACED, (run) => Array.from(words.segment(run), ({ segment }) => segment).join("\u200B"))
}

/** Draws a text. Pango chooses fonts, line breaks, direction and letter shapes. */
async function draw(
  text: string,
  size: number,
  wrap: "word" | "word-char",
  { weight, lineHeight, colour, width, isRightAligned = false }: TextStyle,
  { families, language }: Fonts,
) {
  // Pango counts in 1/1024 px.
  const span = `<span weight="${weight}" line_height="${Math.round(size * lineHeight * 1024)}" foreground="${colour}" lang="${language}">`
  const { data, info } = await sharp({
    text: {
      text: `${span}${escapeXml(text)}</span>`,
      font: `${families} ${size}`,
      // For Pango, "left" is where a text begins, which is the right side for Arabic.
      align: isRightAligned === isRightToLeft(text) ? "left" : "right",
      width,
      wrap,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { picture: data, width: info.width, height: info.height }
}
