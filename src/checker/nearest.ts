import { distance } from "fastest-levenshtein"

const inOrder = (name: string) => Array.from(name).sort().join("")

/**
 * The name a writer most likely meant, or undefined if none is close: the one with the fewest differing letters,
 * ignoring case, at most two in five letters of the longer name. The same letters in another order count as one, so that `nmae` is `name`.
 */
export function nearestName(written: string, known: Iterable<string>): string | undefined {
  let nearest: string | undefined
  let fewest = Infinity
  const target = written.toLowerCase()
  for (const name of known) {
    const limit = Math.max(1, Math.floor(Math.max(written.length, name.length) * 0.4))
    if (Math.abs(written.length - name.length) > limit) continue
    const letters = inOrder(target) === inOrder(name.toLowerCase()) ? 1 : distance(target, name.toLowerCase())
    if (letters <= limit && letters < fewest) {
      nearest = name
      fewest = letters
    }
  }
  return nearest
}

/** A remedy for an unknown name: the one that was probably meant, as `show` writes it, else what to do without one. */
export function didYouMean(
  written: string,
  known: Iterable<string>,
  otherwise: string,
  show = (name: string) => name,
): string {
  const near = nearestName(written, known)
  if (near === undefined) return otherwise
  const looksTheSame = near !== written && near.normalize("NFC") === written.normalize("NFC")
  return looksTheSame ? `copy "${show(near)}", whose accents are encoded otherwise` : `did you mean "${show(near)}"?`
}
