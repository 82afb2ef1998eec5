import { DELETION_DELAY, LINE_PAUSE, NATURAL_TYPING_DELAY, TYPING_DELAY } from "../constants"

const between = ({ min, max }: { min: number; max: number }) => min + Math.random() * (max - min)

/** Text in which every code unit is a character: no marks, no surrogates. */
const PLAIN_TEXT = /^[\u0020-\u02ff]*$/

/** The characters as a reader counts them, so that an accent or an emoji is never typed in halves. */
function charactersOf(text: string): string[] {
  // The first segmenter costs a phone some 50 ms, for the browser then loads its tables.
  if (PLAIN_TEXT.test(text)) return Array.from(text)
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment)
}

/**
 * The steps of one round of the banner. It begins with the first greeting already in full, as the HTML shows it, and ends
 * with it typed again.
 * @param natural types at a random 120-160 ms a character instead of 60
 * @returns each text that is shown, and how long it then stands, ms
 */
export function typingSteps(greetings: readonly string[], natural: boolean) {
  const typing = natural ? () => between(NATURAL_TYPING_DELAY) : () => TYPING_DELAY
  const deletion = () => between(DELETION_DELAY)

  return greetings.flatMap((greeting, index) => {
    const line = charactersOf(greeting)
    const next = charactersOf(greetings[(index + 1) % greetings.length] ?? greeting)
    const shrinking = line.map((_, count) => line.slice(0, line.length - count - 1).join(""))
    const growing = next.slice(0, -1).map((_, count) => next.slice(0, count + 1).join(""))
    return [
      { text: greeting, delay: () => LINE_PAUSE },
      // The last deletion is followed by a typing delay: the first character of the next line comes that much later.
      ...shrinking.map((text) => ({ text, delay: text ? deletion : typing })),
      ...growing.map((text) => ({ text, delay: typing })),
    ]
  })
}
