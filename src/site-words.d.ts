/* eslint-disable @eslint-community/eslint-comments/disable-enable-pair, @typescript-eslint/consistent-type-imports, import-x/no-default-export -- a declaration of a module can import in no other way, and webpack exports a JSON file so */

// Written for each build by `src/build/site-words.ts`, in the site's language: the types are those of the English words.
declare module "site-words" {
  const words: (typeof import("./words/en"))["EN"]["page"] & {
    language: string
    /** The language of the words with plural forms. */
    plurals: string
    direction: "ltr" | "rtl"
  }
  export default words
}

declare module "site-words/viewer" {
  const words: (typeof import("./words/en"))["EN"]["viewer"]
  export default words
}
