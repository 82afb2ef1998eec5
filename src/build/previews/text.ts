import bidiFactory from "bidi-js"
import type { FontFinder, OpenFont } from "./fonts"

/** How a text is to be set; lengths in pixels. */
interface TextStyle {
  /** Sizes to try, largest first: the first at which all of the text fits is used, else the last. */
  sizes: readonly number[]
  weight: number
  /** Line height relative to the size. */
  lineHeight: number
  /** The widest line. */
  width: number
  /** The most lines; text that doesn't fit is cut with an ellipsis. */
  lines: number
}

/** A stretch of a line in one font and one direction. */
interface Run {
  text: string
  level: number
  font: OpenFont
}

const bidi = bidiFactory()

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" })

/** Has no glyph of its own: joiners, direction marks, variation selectors. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]$/u

/** A text in characters as readers see them: letters with marks, whole emoji. */
export const clustersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)

const visibleCodePoints = (cluster: string) =>
  Array.from(cluster)
    .filter((character) => !INVISIBLE.test(character))
    .map((character) => character.codePointAt(0) ?? 0)

/**
 * What the available fonts can set of a text, and what is missing. Characters that no font has, such as emoji, are left out. If letters or digits
 * are missing, the whole text is left out: half a name is worse than none.
 */
export async function settable(text: string, fonts: FontFinder) {
  const missing = new Set<string>()
  const kept: string[] = []
  for (const cluster of clustersOf(clean(text))) {
    const codePoints = visibleCodePoints(cluster)
    if (codePoints.length === 0 || (await fonts.find(codePoints, 400))) kept.push(cluster)
    else missing.add(cluster)
  }
  const lacksLetters = [...missing].some((cluster) => /[\p{L}\p{N}]/u.test(cluster))
  return { text: lacksLetters ? "" : clean(kept.join("")), missing: [...missing] }
}

const clean = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim()

/** What setting a line needs, besides its text and size. */
interface Setting {
  fonts: FontFinder
  language: string
  direction: "ltr" | "rtl"
  weight: number
}

/** A text as outlines: no font is needed to show it. */
export type SetText = Awaited<ReturnType<typeof setText>>

/** Sets a text that `settable` let through. */
export async function setText(
  text: string,
  { sizes, weight, lineHeight, width, lines: most }: TextStyle,
  language: string,
  fonts: FontFinder,
) {
  const words = breakable(text, language)
  const direction = (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1 ? "rtl" : "ltr"
  const setting: Setting = { fonts, language, direction, weight }
  const measure = async (line: string, size: number) => (await setLine(line, size, setting)).width
  let broken: string[] = []
  let size = sizes[0] ?? 0
  for (size of sizes) {
    broken = await breakLines(words, width, (line) => measure(line, size))
    // A word that had to be split also calls for smaller letters.
    if (broken.length <= most && !isTorn(broken, words)) break
  }
  const shown = broken.slice(0, most)
  const last = shown.at(-1)
  if (broken.length > most && last !== undefined) {
    shown[shown.length - 1] = await withEllipsis(last, width, (line) => measure(line, size))
  }
  return {
    lines: await Promise.all(shown.map((line) => setLine(line, size, setting))),
    size,
    /** All lines together, px. */
    height: shown.length * size * lineHeight,
    /** From the top of a line to its baseline, px: at Roboto's position, whose ascent and descent are 0.928 and 0.244 em. */
    baseline: size * (lineHeight / 2 + (0.928 - 0.244) / 2),
    isRightToLeft: direction === "rtl",
  }
}

/** The parts of a text between which a line may end, each with the space and punctuation after it. */
function breakable(text: string, language: string): string[] {
  const parts: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: "word" }).segment(text)) {
    const previous = parts.at(-1)
    const staysTogether =
      previous !== undefined && !/(\s|[\p{L}\p{N}][-‐/])$/u.test(previous) && !isBetweenIdeographs(previous, segment)
    // An opening sign, such as a bracket, belongs to what follows; any other to what precedes it.
    if (
      previous !== undefined &&
      (/^\s+$/.test(segment) || staysTogether || (isWordLike !== true && closes(segment)))
    ) {
      parts[parts.length - 1] = previous + segment
    } else parts.push(segment)
  }
  return parts
}

const closes = (segment: string) => /^[\p{Pe}\p{Pf}\p{Po}]+$/u.test(segment)

/** Chinese, Japanese and Thai have no spaces: a line may end between two of their words. */
const isBetweenIdeographs = (previous: string, next: string) => UNSPACED_END.test(previous) && UNSPACED_START.test(next)
const UNSPACED_START = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const UNSPACED_END =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{Po}\p{Pe}]$/u

/** Fills line after line. Splits a part that is longer than a line. */
async function breakLines(
  parts: readonly string[],
  width: number,
  measure: (line: string) => Promise<number>,
): Promise<string[]> {
  const lines: string[] = []
  let line = ""
  const fits = async (text: string) => (await measure(text.trimEnd())) <= width
  for (const part of parts) {
    if (await fits(line + part)) {
      line += part
      continue
    }
    if (line !== "") lines.push(line.trimEnd())
    line = part
    while (!(await fits(line))) {
      const clusters = clustersOf(line)
      let count = clusters.length - 1
      while (count > 1 && !(await fits(clusters.slice(0, count).join("")))) count -= 1
      if (count < 1) break
      lines.push(clusters.slice(0, count).join(""))
      line = clusters.slice(count).join("")
    }
  }
  return line.trim() === "" ? lines : [...lines, line.trimEnd()]
}

/** Whether a line ends within one of the parts. */
function isTorn(lines: readonly string[], parts: readonly string[]): boolean {
  const plain = (text: string) => text.replaceAll(" ", "")
  const ends = new Set<number>()
  let length = 0
  for (const part of parts) ends.add((length += plain(part).length))
  let place = 0
  return lines.some((line) => !ends.has((place += plain(line).length)))
}

async function withEllipsis(line: string, width: number, measure: (line: string) => Promise<number>): Promise<string> {
  const clusters = clustersOf(line)
  for (let count = clusters.length; count > 0; count -= 1) {
    const shortened = `${clusters
      .slice(0, count)
      .join("")
      .replace(/[\s\p{P}]+$/u, "")}…`
    if ((await measure(shortened)) <= width) return shortened
  }
  return "…"
}

/** One line as outlines, its runs in visual order: SVG, to be moved to its start on the baseline, and its length, px. */
async function setLine(line: string, size: number, setting: Setting) {
  const { fonts, language } = setting
  const glyphs: string[] = []
  let x = 0
  for (const { text, level, font } of inSight(await runsOf(line, setting))) {
    const buffer = fonts.shaper.createBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    buffer.setDirection(level % 2 === 1 ? "rtl" : "ltr")
    buffer.setLanguage(language)
    fonts.shaper.shape(font.font, buffer)
    const scale = size / font.upem
    for (const { g, ax, dx, dy } of buffer.json()) {
      const outline = font.font.glyphToPath(g)
      const place = `${round(x + dx * scale)} ${round(-dy * scale)}`
      if (outline !== "")
        glyphs.push(`<path transform="translate(${place}) scale(${scale} ${-scale})" d="${outline}"/>`)
      x += ax * scale
    }
    buffer.destroy()
  }
  return { svg: glyphs.join(""), width: x }
}

const round = (value: number) => Math.round(value * 100) / 100

/** Splits a line where its font or direction changes, in reading order. */
async function runsOf(line: string, { weight, fonts, direction }: Setting): Promise<Run[]> {
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  const runs: Run[] = []
  for (const { segment, index } of graphemes.segment(line)) {
    const previous = runs.at(-1)
    const level = levels[index] ?? 0
    const codePoints = visibleCodePoints(segment)
    // Spaces and joiners keep the font of what precedes them, so that it is set as one.
    const keeps = previous && codePoints.every((codePoint) => segment.trim() === "" && previous.font.has(codePoint))
    const font = keeps ? previous.font : await fonts.find(codePoints, weight)
    if (!font) continue
    if (previous?.font === font && previous.level === level) previous.text += segment
    else runs.push({ text: segment, level, font })
  }
  return runs
}

/** The runs of a line from left to right, by rule L2 of Unicode's bidi algorithm. */
function inSight(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let first = 0; first < ordered.length; first += 1) {
      let end = first
      while ((ordered[end]?.level ?? -1) >= level) end += 1
      ordered.splice(first, end - first, ...ordered.slice(first, end).toReversed())
      first = Math.max(first, end)
    }
  }
  return ordered
}
