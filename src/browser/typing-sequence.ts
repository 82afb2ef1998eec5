import { DELETION_DELAY, LINE_PAUSE, NATURAL_TYPING_DELAY, TYPING_DELAY } from "../constants"

/** Text in which every code unit is a character: no combining marks or surrogates. */
const PLAIN_TEXT = /^[\u0020-\u02ff]*$/

/** The characters as a reader counts them, so that an accent or emoji is never split. */
function charactersOf(text: string): string[] {
  // The first segmenter costs a phone some 50 ms, because the browser loads its tables. Firefox before 125 has none.
  if (PLAIN_TEXT.test(text) || !("Segmenter" in Intl)) return Array.from(text)
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment)
}

/** Splits a delay between `min` and `max`, ms: react-type-animation varies `varied` by half in both directions; the constant rest is a pause. */
const delayOf = ({ min, max }: { min: number; max: number }) => ({
  varied: max - min,
  pause: min - (max - min) / 2,
})

/**
 * The props of react-type-animation for one round through the greetings, which starts with the first in full, as in the HTML, and ends before it is
 * typed in full again.
 * @param natural types a character in a random 120-160 ms instead of 60
 */
export function typingSequence(greetings: readonly string[], natural: boolean) {
  const typing = delayOf(natural ? NATURAL_TYPING_DELAY : { min: TYPING_DELAY, max: TYPING_DELAY })
  const deletion = delayOf(DELETION_DELAY)
  /** The beginnings of a greeting, shortest first, without the greeting itself. */
  const beginnings = (greeting: string) =>
    charactersOf(greeting).map((_, count, characters) => characters.slice(0, count).join(""))
  const sequence = greetings.flatMap((greeting, index) => {
    const next = greetings[(index + 1) % greetings.length] ?? greeting
    return [
      // The varied delay of its last character comes first, so that natural typing pauses some 20 ms more or less.
      ...[greeting, LINE_PAUSE - typing.varied],
      ...beginnings(greeting)
        .toReversed()
        .flatMap((text) => [text, deletion.pause]),
      ...beginnings(next)
        .slice(1)
        .flatMap((text) => [text, typing.pause]),
    ]
  })
  return { sequence, speed: typing.varied, deletionSpeed: deletion.varied }
}

/** The steps into which react-type-animation splits a text: code points, which it compares with the current text's; only the last character is one step. */
export function typingSteps(text: string): string[] {
  const last = charactersOf(text).at(-1)
  return last === undefined ? [] : [...Array.from(text.slice(0, -last.length)), last]
}
