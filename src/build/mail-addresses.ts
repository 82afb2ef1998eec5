/** A mail address, also as a link; not a name and `@` in the path of another address. */
const MAIL = String.raw`(?<![\p{L}\p{N}._%+/-])(?:mailto:)?[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`

const IN_JSON = new RegExp(MAIL, "gu")
const IN_HTML = new RegExp(String.raw`<(script|style)\b.*?</\1>|${MAIL}`, "gsu")

/** JSON of the same value in which a search for mail addresses finds none. */
export const hideMailInJson = (json: string): string =>
  json.replaceAll(IN_JSON, (mail) => mail.replace("@", String.raw`\u0040`))

/** HTML of the same page in which a search for mail addresses finds none: browsers, with or without scripts, read the character references. */
export const hideMailInHtml = (html: string): string =>
  html.replaceAll(IN_HTML, (found, element?: string) => {
    if (element === undefined) return Array.from(found, (letter) => `&#${letter.codePointAt(0)};`).join("")
    return /^<script[^>]*ld\+json/.test(found) ? hideMailInJson(found) : found
  })
