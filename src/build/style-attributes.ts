import { parseDocument } from "htmlparser2"

/** Links an element to its rule. */
const ATTRIBUTE = "data-style"

const STYLED = /(<[a-z][^<>]*?) style="([^"]*)"/g

/** The value of an attribute, in which HTML escapes some characters. */
function unescaped(value: string): string {
  const [element] = parseDocument(`<i style="${value}"></i>`).children
  return element && "attribs" in element ? (element.attribs.style ?? "") : ""
}

/**
 * Turns a page's style attributes into rules for its own style sheet, because the content policy forbids the attributes. The rules override all
 * others, as the attributes did, and styles that React sets later override the rules.
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
