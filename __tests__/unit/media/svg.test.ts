import { sanitizeSvg } from "../../../src/media/svg"

const NAMESPACES = `xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:s="http://www.w3.org/2000/svg"`

/** What is left of `content` within a sanitized SVG. */
const left = (content: string, attributes = "") =>
  sanitizeSvg(`<svg ${NAMESPACES} ${attributes}>${content}</svg>`).replace(/^<svg[^>]*?(\/>|>)|<\/svg>$/g, "")

test.each([
  ["a script", `<script>alert(1)</script>`],
  ["a script with a namespace prefix", `<s:script>alert(1)</s:script><h:script>alert(1)</h:script>`],
  ["an external script", `<script href="https://evil.example/x.js"/>`],
  ["a foreign object", `<foreignObject><h:iframe src="https://evil.example"/></foreignObject>`],
  ["an animation of an address", `<animate attributeName="href" to="javascript:alert(1)"/>`],
  ["a handler in a set element", `<set attributeName="onload" to="alert(1)"/>`],
  ["frames and sound", `<iframe src="x"/><audio src="x"/><video src="x"/>`],
  ["metadata and comments", `<metadata>Secret</metadata><!-- Secret -->`],
])("removes %s", (_, content) => {
  expect(left(content)).toBe("")
})

test.each([
  ["handlers", `<rect onclick="alert(1)" ONLOAD="alert(1)"/>`, `<rect/>`],
  ["an external picture", `<image href="https://evil.example/a.png"/>`, `<image/>`],
  ["an external picture, with xlink:href", `<image xlink:href="//evil.example/a.png"/>`, `<image/>`],
  ["an SVG in the SVG", `<image href="data:image/svg+xml;base64,AAAA"/>`, `<image/>`],
  ["an HTML page as data", `<image href="data:text/html,&lt;script&gt;"/>`, `<image/>`],
  ["a use of an external file", `<use href="https://evil.example/a.svg#b"/>`, `<use/>`],
  ["an external paint", `<rect fill="url(https://evil.example/a.svg#b)"/>`, `<rect/>`],
  ["an external style", `<rect style="fill:url('https://evil.example')"/>`, `<rect/>`],
  ["an external style with an escape", String.raw`<rect style="fill:u\72l(https://evil.example)"/>`, `<rect/>`],
  ["a style sheet that imports", `<style>@import "https://evil.example/a.css";</style>`, `<style/>`],
  ["a style sheet that fetches", `<style>rect{fill:url(https://evil.example)}</style>`, `<style/>`],
  ["a font", `<style>@font-face{src:url(https://evil.example)}</style>`, `<style/>`],
  ["a link, but not what it holds", `<a href="javascript:alert(1)"><rect/></a>`, `<rect/>`],
  ["an empty link, and what hides behind it", `<a/><script>alert(1)</script><a/><rect onclick="alert(1)"/>`, `<rect/>`],
  ["nested links", `<a href="x"><a href="y"><rect/></a></a>`, `<rect/>`],
  ["a foreign namespace", `<rect xmlns="http://www.w3.org/1999/xhtml"/>`, `<rect/>`],
  ["an editor's attribute", `<rect h:secret="/home/owner/a.svg"/>`, `<rect/>`],
])("removes %s", (_, content, rest) => {
  expect(left(content)).toBe(rest)
})

test.each([
  `<use href="#a"/>`,
  `<rect fill="url(#a)" style="filter:url('#b')"/>`,
  `<style>.a{fill:url(#b)}</style>`,
  `<image href="data:image/png;base64,AAAA"/>`,
  `<linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient>`,
  `<animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="1s"/>`,
  `<text x="1">a &lt; b</text>`,
])("keeps %s", (content) => {
  expect(left(content)).toBe(content)
})

const GOOGLE_FONT = `@import url('https://fonts.example/css2?family=Fira:wght@400;700');`

test.each([
  ["@font-face", `@font-face{font-family:"a}";src:local("a"),url("https://evil.example/a.woff2")}`],
  ["@FONT-FACE with a line break", `@FONT-FACE\n{src:url(data:font/woff2;base64,AA+/==)}`],
  ["@import with a semicolon in its address", GOOGLE_FONT],
  ["@import with a media query", `@import "https://evil.example/a.css" screen;`],
])("of a style sheet, removes only %s", (_, rule) => {
  expect(left(`<style>${rule} .r1{fill:#c5c8c6}${rule}</style>`)).toBe(`<style>.r1{fill:#c5c8c6}</style>`)
  expect(left(`<style><![CDATA[${rule}.a>b{fill:red}]]></style>`)).toBe(`<style>.a&gt;b{fill:red}</style>`)
})

test.each([
  ["an escape", String.raw`@\66ont-face{src:local(a)}`],
  ["an escape within the rule", String.raw`@font-face{src:u\72l(https://evil.example)}`],
  ["a comment before the bracket", `@font-face/**/{src:local(a)}`],
  ["a comment within the rule", `@font-face{/* don't */src:local(a)}`],
  ["nested brackets", `@font-face{a{src:local(a)}}`],
  ["no end", `@font-face{src:local(a)`],
  ["an import that ends in brackets", `@import url(https://evil.example/a.css`],
  ["an import made by a removal", `@im@import "a";port "https://evil.example/a.css";`],
  ["a font made by a removal", `@font-@font-face{}face{src:url(https://evil.example)}`],
  ["another rule that fetches", `@font-face{}rect{fill:url(https://evil.example)}`],
])("removes a whole style sheet whose rules can't be told apart with certainty: %s", (_, rule) => {
  expect(left(`<style>${rule}.r1{fill:red}</style>`)).toBe(`<style/>`)
})

test("the root loses its handlers and its external base, and keeps its size", () => {
  const cleaned = sanitizeSvg(
    `<?xml-stylesheet href="https://evil.example/a.css"?><!DOCTYPE svg><svg ${NAMESPACES} viewBox="0 0 9 9" onload="alert(1)" xml:base="https://evil.example/"><rect/></svg>`,
  )
  expect(cleaned).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="0 0 9 9"><rect\/><\/svg>$/)
  expect(cleaned).not.toMatch(/evil|onload/)
})

test.each([
  ["an HTML page", "<html></html>"],
  ["no markup", "hello"],
  ["a cut-off file", "<svg><rect"],
  ["an external entity", `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>`],
])("refuses %s", (_, content) => {
  expect(() => sanitizeSvg(content)).toThrow()
})

test.each([
  ["ISO-8859-1", "latin1"],
  ["UTF-8", "utf8"],
  // Written by programs that first make a text of it.
  ["UTF-16", "utf8"],
] as const)("a file is read in the encoding that it declares, %s", (declared, encoding) => {
  const svg = `<?xml version="1.0" encoding="${declared}"?><svg ${NAMESPACES}><text>äöü</text></svg>`
  expect(sanitizeSvg(Buffer.from(svg, encoding))).toMatch(/^<svg [^>]*><text>äöü<\/text><\/svg>$/)
})

test("a file without the SVG namespace, which browsers draw only within HTML, gets it", () => {
  expect(sanitizeSvg(`<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>`)).toContain(`xmlns="http://www.w3.org/2000/svg"`)
})
