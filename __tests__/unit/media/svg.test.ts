import { sanitizeSvg } from "../../../src/media/svg"

const NAMESPACES = `xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:s="http://www.w3.org/2000/svg"`

/** What is left of `content` inside a cleaned SVG. */
const left = (content: string, attributes = "") =>
  sanitizeSvg(`<svg ${NAMESPACES} ${attributes}>${content}</svg>`).replace(/^<svg[^>]*?(\/>|>)|<\/svg>$/g, "")

test.each([
  ["a script", `<script>alert(1)</script>`],
  ["a script of a prefix", `<s:script>alert(1)</s:script><h:script>alert(1)</h:script>`],
  ["a script from elsewhere", `<script href="https://evil.example/x.js"/>`],
  ["a foreign object", `<foreignObject><h:iframe src="https://evil.example"/></foreignObject>`],
  ["an animation of an address", `<animate attributeName="href" to="javascript:alert(1)"/>`],
  ["a set handler", `<set attributeName="onload" to="alert(1)"/>`],
  ["frames and sound", `<iframe src="x"/><audio src="x"/><video src="x"/>`],
  ["notes", `<metadata>Secret</metadata><!-- Secret -->`],
])("%s goes", (_, content) => {
  expect(left(content)).toBe("")
})

test.each([
  ["handlers", `<rect onclick="alert(1)" ONLOAD="alert(1)"/>`, `<rect/>`],
  ["a picture from elsewhere", `<image href="https://evil.example/a.png"/>`, `<image/>`],
  ["a picture from elsewhere, the old way", `<image xlink:href="//evil.example/a.png"/>`, `<image/>`],
  ["an SVG in the SVG", `<image href="data:image/svg+xml;base64,AAAA"/>`, `<image/>`],
  ["a page as data", `<image href="data:text/html,&lt;script&gt;"/>`, `<image/>`],
  ["a use of elsewhere", `<use href="https://evil.example/a.svg#b"/>`, `<use/>`],
  ["a paint from elsewhere", `<rect fill="url(https://evil.example/a.svg#b)"/>`, `<rect/>`],
  ["a style from elsewhere", `<rect style="fill:url('https://evil.example')"/>`, `<rect/>`],
  ["an escaped style", String.raw`<rect style="fill:u\72l(https://evil.example)"/>`, `<rect/>`],
  ["a style sheet that imports", `<style>@import "https://evil.example/a.css";</style>`, `<style/>`],
  ["a style sheet that fetches", `<style>rect{fill:url(https://evil.example)}</style>`, `<style/>`],
  ["a font", `<style>@font-face{src:url(https://evil.example)}</style>`, `<style/>`],
  ["a link, but not what it holds", `<a href="javascript:alert(1)"><rect/></a>`, `<rect/>`],
  ["an empty link, and what hides behind it", `<a/><script>alert(1)</script><a/><rect onclick="alert(1)"/>`, `<rect/>`],
  ["links in links", `<a href="x"><a href="y"><rect/></a></a>`, `<rect/>`],
  ["a foreign namespace", `<rect xmlns="http://www.w3.org/1999/xhtml"/>`, `<rect/>`],
  ["an editor's notes", `<rect h:secret="/home/owner/a.svg"/>`, `<rect/>`],
])("%s: goes", (_, content, rest) => {
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
])("%s stays", (content) => {
  expect(left(content)).toBe(content)
})

test("the root loses its handlers and its foreign base, and keeps its size", () => {
  const cleaned = sanitizeSvg(
    `<?xml-stylesheet href="https://evil.example/a.css"?><!DOCTYPE svg><svg ${NAMESPACES} viewBox="0 0 9 9" onload="alert(1)" xml:base="https://evil.example/"><rect/></svg>`,
  )
  expect(cleaned).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="0 0 9 9"><rect\/><\/svg>$/)
  expect(cleaned).not.toMatch(/evil|onload/)
})

test.each([
  ["a page", "<html></html>"],
  ["no markup", "hello"],
  ["a cut-off file", "<svg><rect"],
  ["an entity of a file", `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>`],
])("%s is refused", (_, content) => {
  expect(() => sanitizeSvg(content)).toThrow()
})

test("a file without its namespace, which browsers draw within HTML alone, gets it", () => {
  expect(sanitizeSvg(`<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>`)).toContain(`xmlns="http://www.w3.org/2000/svg"`)
})
