/* eslint-disable @eslint-community/eslint-comments/disable-enable-pair, @typescript-eslint/consistent-type-imports, import-x/no-default-export -- a declaration of a module can import in no other way, and webpack exports a JSON file so */

// Written for each build by `src/build/site-words.ts`, in the site's language: the types are those of the English words.
declare module "site-data/words" {
  const words: (typeof import("./words/en"))["EN"]["page"] & {
    language: string
    /** The language of the words with plural forms. */
    plurals: string
    direction: "ltr" | "rtl"
  }
  export default words
}

declare module "site-data/viewer-words" {
  const words: (typeof import("./words/en"))["EN"]["viewer"]
  export default words
}

// Written by `src/build/site-look.ts`.
declare module "site-data/look" {
  const look: import("./build/site-look").SiteLook
  export default look
}

declare module "site-data/fonts" {
  /** The address of the file for ASCII and the site's own Latin letters, the one that every page needs. */
  export const LATIN_URL: string
  /** The files for other letters that the site or a translation of it has: their addresses, their `unicode-range`s, and regular expressions for the letters that only they have. */
  export const BEYOND_LATIN: readonly { url: string; range: string; letter: string }[]
}
