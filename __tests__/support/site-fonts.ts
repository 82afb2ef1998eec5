export { default as UNICODE_RANGES } from "@fontsource-variable/roboto/unicode.json"

export const LATIN_URL = "/latin.woff2"
export const EXTENDED_URL = "/latin-ext.woff2"
