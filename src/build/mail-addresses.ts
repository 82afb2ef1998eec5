/** An email address or `mailto:` link, but not a name with `@` in the path of a URL. */
const MAIL = String.raw`(?<![\p{L}\p{N}._%+/-])(?:mailto:)?[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`

const IN_JSON = new RegExp(MAIL, "gu")
const IN_HTML = new RegExp(String.raw`<(script|style)\b.*?</\1>|${MAIL}`, "gsu")

/** Escapes email addresses in JSON, so that a text search doesn't find them. The parsed value stays the same. */
export const hideMailInJson = (json: string): string =>
  json.replaceAll(IN_JSON, (mail) => mail.replace("@", String.raw`\u0040`))

/** Does the same in HTML, with character references, which browsers decode with or without scripts. */
export const hideMailInHtml = (html: string): string =>
  html.replaceAll(IN_HTML, (found, element?: string) => {
    if (element === undefined) return Array.from(found, (letter) => `&#${letter.codePointAt(0)};`).join("")
    return /^<script[^>]*ld\+json/.test(found) ? hideMailInJson(found) : found
  })
