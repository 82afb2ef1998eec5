/** An escaped part of an address as it is; as it stands where its escapes are malformed. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
