import { parseDocument } from "htmlparser2"

/** Names an element's rule. */
const ATTRIBUTE = "data-style"

const STYLED = /(<[a-z][^<>]*?) style="([^"]*)"/g

/** What an attribute says: in HTML some characters are escaped. */
function unescaped(value: string): string {
  const [element] = parseDocument(`<i style="${value}"></i>`).children
  return element && "attribs" in element ? (element.attribs.style ?? "") : ""
}

/**
 * Turns the style attributes of a page into rules for its own sheet, because its policy allows no attributes. The rules win over all others, as the
 * attributes did, and what React writes later wins over them.
 */
export function withoutStyleAttributes(html: string): { html: string; css: string } {
  const names = new Map<string, string>()
  const named = html.replaceAll(STYLED, (_, start: string, value: string) => {
    const name = names.get(value) ?? `s${names.size.toString(36)}`
    names.set(value, name)
    return `${start} ${ATTRIBUTE}="${name}"`
  })
  const rules = [...names].map(([value, name]) => `[${ATTRIBUTE}=${name}]:not(#_){${unescaped(value)}}`)
  return { html: named, css: rules.join("") }
}
