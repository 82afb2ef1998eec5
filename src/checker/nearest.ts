import { distance } from "fastest-levenshtein"

const sortedLetters = (name: string) => Array.from(name).sort().join("")

/**
 * The known name that was most likely meant: the one with the smallest edit distance, ignoring case, of at most 40 % of the longer name's
 * length. The same letters in another order count as one edit, so that `nmae` finds `name`. Undefined if no name is close.
 */
export function nearestName(written: string, known: Iterable<string>): string | undefined {
  let nearest: string | undefined
  let fewest = Infinity
  const target = written.toLowerCase()
  for (const name of known) {
    const limit = Math.max(1, Math.floor(Math.max(written.length, name.length) * 0.4))
    if (Math.abs(written.length - name.length) > limit) continue
    const lower = name.toLowerCase()
    const isReordered = lower !== target && sortedLetters(target) === sortedLetters(lower)
    const edits = isReordered ? 1 : distance(target, lower)
    if (edits <= limit && edits < fewest) {
      nearest = name
      fewest = edits
    }
  }
  return nearest
}

/** A remedy for an unknown name: suggests the nearest known name, formatted by `show`, or else is `otherwise`. */
export function didYouMean(
  written: string,
  known: Iterable<string>,
  otherwise: string,
  show = (name: string) => name,
): string {
  const near = nearestName(written, known)
  if (near === undefined) return otherwise
  const looksTheSame = near !== written && near.normalize("NFC") === written.normalize("NFC")
  return looksTheSame ? `copy "${show(near)}", whose accents are encoded differently` : `did you mean "${show(near)}"?`
}
