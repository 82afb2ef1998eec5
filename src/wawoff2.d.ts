// Types of an untyped library: only what `src/build/previews` uses.

declare module "wawoff2/decompress" {
  /** The TrueType or OpenType font inside a WOFF2 file. Rejects others. */
  // eslint-disable-next-line import-x/no-default-export -- the module only exports this function
  export default function decompress(file: Uint8Array): Promise<Uint8Array>
}
