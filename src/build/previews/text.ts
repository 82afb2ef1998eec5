import sharp from "sharp"
import { RIGHT_TO_LEFT } from "../../content/words"
import { escapeXml, type Fonts } from "./fonts"

/** How a text is to be set; lengths in pixels. */
interface TextStyle {
  /** Sizes to try, largest first: the first at which all of the text fits is used, else the last. */
  sizes: readonly number[]
  weight: number
  lineHeight: number
  colour: string
  width: number
  /** The most lines; text that doesn't fit is cut with an ellipsis. */
  lines: number
  /** Whether its lines begin at the right. */
  isFromRight?: boolean
}

/** A text as a picture, cut close to its letters. Lengths in pixels. */
export interface SetText {
  picture: Buffer
  width: number
  height: number
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" })

/** Has no glyph of its own: joiners, direction marks, variation selectors. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]$/u

/** A text in characters as readers see them: letters with marks, whole emoji. */
const clustersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)

/**
 * What the available fonts can set of a text, and what is missing. Characters that no font has, such as emoji, are left out. If letters or digits
 * are missing, the whole text is left out: half a name is worse than none.
 */
export function settable(text: string, fonts: Fonts) {
  const isMissing = (cluster: string) => {
    const visible = Array.from(cluster).filter((character) => !INVISIBLE.test(character))
    return !fonts.has(visible.map((character) => character.codePointAt(0) ?? 0))
  }
  const clusters = clustersOf(clean(text))
  const missing = new Set(clusters.filter(isMissing))
  const lacksLetters = [...missing].some((cluster) => /[\p{L}\p{N}]/u.test(cluster))
  const kept = clean(clusters.filter((cluster) => !missing.has(cluster)).join(""))
  const isVisible = Array.from(kept).some((character) => character !== " " && !INVISIBLE.test(character))
  return { text: isVisible && !lacksLetters ? kept : "", missing: [...missing] }
}

const clean = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim()

const FIRST_FROM_RIGHT = new RegExp(`^\\P{L}*[${RIGHT_TO_LEFT.map((script) => `\\p{sc=${script}}`).join("")}]`, "u")

/** Whether a text runs from right to left, as its first letter says. */
export const isRightToLeft = (text: string) => FIRST_FROM_RIGHT.test(text)

/** How much the letters of lines can exceed the height of these lines, em: with marks above and below. One more line is more than that. */
const EXCESS = 0.4

/** Sets a text that `settable` let through. Undefined if there is nothing to set. */
export async function setText(text: string, style: TextStyle, fonts: Fonts): Promise<SetText | undefined> {
  if (text === "" || style.lines < 1) return undefined
  const words = breakable(text, fonts.language)
  const fits = ({ width, height }: SetText, size: number) =>
    width <= style.width && height <= size * (style.lines * style.lineHeight + EXCESS)
  for (const size of style.sizes) {
    // A word that is too long for a line also calls for smaller letters.
    const set = await draw(words, size, "word", style, fonts)
    if (fits(set, size)) return set
  }
  const last = style.sizes.at(-1) ?? 0
  const cutTo = (clusters: readonly string[]) =>
    draw(`${clusters.join("").replace(/[\s\p{P}]+$/u, "")}…`, last, "word-char", style, fonts)
  const whole = await draw(words, last, "word-char", style, fonts)
  if (fits(whole, last)) return whole
  // Of the beginnings that fit, the longest lies between these two.
  const clusters = clustersOf(words)
  let [fitting, excessive] = [0, clusters.length]
  while (excessive - fitting > 1) {
    const middle = Math.floor((fitting + excessive) / 2)
    if (fits(await cutTo(clusters.slice(0, middle)), last)) fitting = middle
    else excessive = middle
  }
  return cutTo(clusters.slice(0, fitting))
}

/** Runs of the writings that have no spaces and in which Pango knows no words. */
const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]{2,}/gu

/** A text with an invisible space wherever a line may end and Pango doesn't know. */
function breakable(text: string, language: string): string {
  const words = new Intl.Segmenter(language, { granularity: "word" })
  return text.replace(UNSPACED, (run) => Array.from(words.segment(run), ({ segment }) => segment).join("\u200B"))
}

/** A text with Pango's choice of fonts, line ends, direction and shapes of letters. */
async function draw(
  text: string,
  size: number,
  wrap: "word" | "word-char",
  { weight, lineHeight, colour, width, isFromRight = false }: TextStyle,
  { families, language }: Fonts,
): Promise<SetText> {
  // Pango counts in 1/1024 px.
  const span = `<span weight="${weight}" line_height="${Math.round(size * lineHeight * 1024)}" foreground="${colour}" lang="${language}">`
  const { data, info } = await sharp({
    text: {
      text: `${span}${escapeXml(text)}</span>`,
      font: `${families} ${size}`,
      // "left" is where a text begins, which is the right for Arabic.
      align: isFromRight === isRightToLeft(text) ? "left" : "right",
      width,
      wrap,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { picture: data, width: info.width, height: info.height }
}
