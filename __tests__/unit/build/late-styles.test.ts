import { splitStyles } from "../../../src/build/late-styles"

/** Splits styles into early and late ones, for a page with this body. */
const split = (css: string, body = `<p class="text">Text</p>`) =>
  splitStyles(css, `<html><head></head><body>${body}</body></html>`)

test.each([
  ["a rule for an element of the page", ".text{color:red}"],
  ["a rule for another window width", "@media(min-width:600px){.text{color:red}}"],
  ["a rule for an element without focus", ".text:not(:focus){color:red}"],
  ["a pseudo-element", `.text:before{content:"-"}`],
  ["a rule for another colour scheme", "[data-color-scheme=dark] .text{color:red}"],
  ["a rule for what a URL opens before the first paint", `[data-open=true] .text[aria-expanded=true]{color:red}`],
  ["a rule for a low window and print", "@media(max-height:480px),print{.text{color:red}}"],
  ["a font, preloaded or not", "@font-face{font-family:A;src:url(/a.woff2)}"],
  ["a state that only browsers can determine", ".text:popover-open{color:red}"],
  ["a variable that is used", ":root{--a:red}.text{color:var(--a)}"],
])("early: %s", (_, css) => {
  expect(split(css)).toEqual({ early: css, late: "" })
})

test.each([
  ["a rule for no element of the page", ".other{color:red}"],
  ["a rule for a hovered or focused element", ".text:hover,.text:focus-visible{color:red}"],
  ["the backdrop of an element that fills the screen", ".text::backdrop{color:red}"],
  ["a rule for print", "@media print{.text{color:red}}"],
  ["a rule for pages without scripts", "@media(scripting:none){.text{color:red}}"],
])("late: %s", (_, css) => {
  expect(split(css)).toEqual({ early: "", late: css })
})

test("the styles of a menu's entries are late, those of its button are not", () => {
  const css = ".entry{color:red}.text{color:red}"
  const menu = `<button class="text">Menu</button><nav data-open="false"><a class="entry">Home</a></nav>`
  expect(split(css, menu)).toEqual({ early: ".text{color:red}", late: ".entry{color:red}" })
})

test("transitions and unused variables are late, the rest of their rules is early", () => {
  expect(split(":root{--a:red;--b:red;--c:var(--b)}.text{color:var(--a);transition:color 1s;cursor:pointer}")).toEqual({
    early: ":root{--a:red}.text{color:var(--a)}",
    late: ":root{--b:red;--c:var(--b)}.text{transition:color 1s;cursor:pointer}",
  })
})

test.each([
  ["a value that a later one overrides", ".text{color:red;margin:0;color:green}", ".text{margin:0;color:green}"],
  ["a variable that a later value overrides", ".text{margin:var(--a);margin:0}", ".text{margin:0}"],
  ["no fallback before its value", ".text{color:red;color:color-mix(in srgb,red,green)}"],
  [
    "rules and properties that no browser supports any more",
    ".text::-moz-focus-inner{margin:0}.text{-moz-appearance:none;margin:0}",
    ".text{margin:0}",
  ],
  [
    "other properties of a pseudo-element that is never shown",
    ".text:before{color:red}.text:before{display:none}",
    ".text:before{display:none}",
  ],
  ["nothing if an attribute shows it", ".text{display:none;color:red}.text[data-open=true]{display:block}"],
  ["nothing if another width shows it", ".text{display:none;color:red}@media(min-width:600px){.text{display:block}}"],
])("removed: %s", (_, css, rest = css) => {
  expect(split(css)).toEqual({ early: rest, late: "" })
})
