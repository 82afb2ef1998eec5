import { Parser } from "htmlparser2"
import { hideMailInHtml, hideMailInJson } from "../../../src/build/mail-addresses"

/** What a simple harvester looks for. */
const HARVESTED = /[\w.]+@[\w.]+/

const PAGE = [
  `<a href="mailto:ada.l+site@mail.ada.example?subject=Hi">Mail</a>`,
  `<span>ada.l+site@mail.ada.example</span>`,
  `<meta name="description" content="Write to ælla@bücher.example."/>`,
].join("")
const DATA = { person: { email: "ada@ada.example", text: "ada@ada.example, or @ada" } }
const LINKED_DATA = `<script type="application/ld+json" data-x="">${JSON.stringify(DATA)}</script>`

/** What a browser reads from HTML: elements with their attributes, and the text. */
function readBy(html: string): unknown[] {
  const read: unknown[] = []
  const parser = new Parser({ onopentag: (name, attrs) => read.push(name, attrs), ontext: (text) => read.push(text) })
  parser.end(html)
  return read
    .filter((each) => typeof each !== "string")
    .concat(read.filter((each) => typeof each === "string").join(""))
}

test("a search for email addresses finds none in a page, and browsers read the same page", () => {
  const hidden = hideMailInHtml(PAGE + LINKED_DATA)
  expect(PAGE).toMatch(HARVESTED)
  expect(hidden).not.toMatch(HARVESTED)
  expect(hidden).not.toContain("mailto")
  expect(readBy(hideMailInHtml(PAGE))).toEqual(readBy(PAGE))
  expect(JSON.parse(hideMailInHtml(LINKED_DATA).replaceAll(/<[^>]*>/g, ""))).toEqual(DATA)
})

test("a search for email addresses finds none in JSON, and programs read the same data", () => {
  const json = JSON.stringify(DATA)
  expect(json).toMatch(HARVESTED)
  expect(hideMailInJson(json)).not.toMatch(HARVESTED)
  expect(JSON.parse(hideMailInJson(json))).toEqual(DATA)
})

test.each([
  `<a href="https://harbour.example/@ada">Ada</a>`,
  `<img src="/media/quay@2x.png" srcset="/media/quay@2x.png 2x, /media/b/quay@3x.png 3x"/>`,
  `<style>a{b:c@d.e}@media print{a{color:red}}</style>`,
  `<script>load("fonts@1.2.3")</script>`,
  `<p>@ada, 3 @ 4</p>`,
])("%s is unchanged", (html) => {
  expect(hideMailInHtml(html)).toBe(html)
})
