import type { BEYOND_LATIN as Faces } from "site-data/fonts"

export const LATIN_URL = "/latin.woff2"
export const BEYOND_LATIN: typeof Faces = [
  { url: "/latin-ext.woff2", range: "U+0100-02FF", letter: "[\\u{100}-\\u{2ff}]" },
]
