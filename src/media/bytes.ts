/**
 * The byte at `offset`.
 *
 * @throws if the file ends before it.
 */
export function byteAt(bytes: Buffer, offset: number): number {
  const byte = bytes[offset]
  if (byte === undefined) throw new Error("it ends too soon")
  return byte
}
