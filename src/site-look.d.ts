/* eslint-disable @eslint-community/eslint-comments/disable-enable-pair, @typescript-eslint/consistent-type-imports, import-x/no-default-export -- a declaration of a module can import in no other way, and webpack exports a JSON file so */

// Written for each build by `src/build/site-look.ts`.
declare module "site-look" {
  const look: import("./build/site-look").SiteLook
  export default look
}

// Also written for each build, for the site's typeface.
declare module "site-look/fonts" {
  /** The address of the file for Latin, the one that every page needs. */
  export const LATIN_URL: string
  /** The files for other letters that the site has: their addresses, their `unicode-range`s, and regular expressions for the letters that only they have. */
  export const BEYOND_LATIN: readonly { url: string; range: string; letter: string }[]
}
