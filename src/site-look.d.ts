/* eslint-disable @eslint-community/eslint-comments/disable-enable-pair, @typescript-eslint/consistent-type-imports, import-x/no-default-export -- a declaration of a module can import in no other way, and webpack exports a JSON file so */

// Written for each build by `src/build/site-look.ts`.
declare module "site-look" {
  const look: import("./build/site-look").SiteLook
  export default look
}

// Written likewise, for the site's typeface.
declare module "site-look/fonts" {
  /** The address of the file for Latin, the one that every page needs, and of that for Latin letters beyond. */
  export const LATIN_URL: string
  export const EXTENDED_URL: string
  export const UNICODE_RANGES: { latin: string }
}
