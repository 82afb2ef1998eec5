import { DELETION_DELAY, LINE_PAUSE, NATURAL_TYPING_DELAY, TYPING_DELAY } from "../constants"

const between = ({ min, max }: { min: number; max: number }) => min + Math.random() * (max - min)

/** Text in which every code unit is a character: no marks or surrogates. */
const PLAIN_TEXT = /^[\u0020-\u02ff]*$/

/** The characters as a reader counts them, so that an accent or emoji is never split. */
function charactersOf(text: string): string[] {
  // The first segmenter costs a phone some 50 ms, because the browser loads its tables.
  if (PLAIN_TEXT.test(text)) return Array.from(text)
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment)
}

/**
 * The steps of one round of the banner. It starts with the first greeting in full, as in the HTML, and ends
 * with typing it again.
 * @param natural types a character in a random 120-160 ms instead of 60
 * @returns each text to show, and for how long, ms
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
      // After the last deletion comes a typing delay: the next line's first character comes that much later.
      ...shrinking.map((text) => ({ text, delay: text ? deletion : typing })),
      ...growing.map((text) => ({ text, delay: typing })),
    ]
  })
}
