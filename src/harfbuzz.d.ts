// Types of untyped font libraries: only the parts that `src/build/previews` uses.

declare module "harfbuzzjs" {
  interface Face {
    /** Units per em. */
    readonly upem: number
    /** The code points that the font has glyphs for. */
    collectUnicodes(): Uint32Array
  }

  interface Font {
    setVariations(variations: Readonly<Record<string, number>>): void
    /** The outline as the data of an SVG path, in the font's units, upwards. */
    glyphToPath(glyph: number): string
  }

  /** A glyph of shaped text: its number, its position in the source text, its advance and its offset. */
  type Glyph = Record<"g" | "cl" | "ax" | "ay" | "dx" | "dy", number>

  interface Buffer {
    addText(text: string): void
    guessSegmentProperties(): void
    setDirection(direction: "ltr" | "rtl"): void
    setLanguage(language: string): void
    json(): Glyph[]
    destroy(): void
  }

  interface HarfBuzz {
    createBlob(file: Uint8Array): object
    createFace(blob: object, index: number): Face
    createFont(face: Face): Font
    createBuffer(): Buffer
    shape(font: Font, buffer: Buffer): void
  }

  export type { Face, Font, HarfBuzz }

  const harfBuzz: Promise<HarfBuzz>
  // eslint-disable-next-line import-x/no-default-export -- harfbuzzjs exports nothing else
  export default harfBuzz
}

declare module "wawoff2/decompress" {
  /** The TrueType or OpenType font inside a WOFF2 file. Rejects others. */
  // eslint-disable-next-line import-x/no-default-export -- the module only exports this function
  export default function decompress(file: Uint8Array): Promise<Uint8Array>
}
