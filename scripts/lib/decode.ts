/** A decoded part of an address; unchanged if its escapes are malformed. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
