import { splitStyles } from "../../../src/build/late-styles"

/** The early and the late part of styles for a page with this body. */
const split = (css: string, body = `<p class="text">Text</p>`) =>
  splitStyles(css, `<html><head></head><body>${body}</body></html>`)

test.each([
  ["a rule for an element of the page", ".text{color:red}"],
  ["what another window's width changes", "@media(min-width:600px){.text{color:red}}"],
  ["what an element looks like without the focus", ".text:not(:focus){color:red}"],
  ["a part of an element", `.text:before{content:"-"}`],
  ["another colour scheme", "[data-color-scheme=dark] .text{color:red}"],
  ["what an address opens before the first paint", `[data-open=true] .text[aria-expanded=true]{color:red}`],
  ["a low window, besides print", "@media(max-height:480px),print{.text{color:red}}"],
  ["a font, preloaded or not", "@font-face{font-family:A;src:url(/a.woff2)}"],
  ["a state that only browsers know", ".text:popover-open{color:red}"],
  ["a variable in use", ":root{--a:red}.text{color:var(--a)}"],
])("needed at first: %s", (_, css) => {
  expect(split(css)).toEqual({ early: css, late: "" })
})

test.each([
  ["a rule for no element of the page", ".other{color:red}"],
  ["a rule for a pointer or the focus", ".text:hover,.text:focus-visible{color:red}"],
  ["the backdrop of an element that fills the screen", ".text::backdrop{color:red}"],
  ["print", "@media print{.text{color:red}}"],
  ["a page without scripts", "@media(scripting:none){.text{color:red}}"],
])("late: %s", (_, css) => {
  expect(split(css)).toEqual({ early: "", late: css })
})

test("a menu's entries come late, its button does not", () => {
  const css = ".entry{color:red}.text{color:red}"
  const menu = `<button class="text">Menu</button><div role="menu"><a class="entry">Home</a></div>`
  expect(split(css, menu)).toEqual({ early: ".text{color:red}", late: ".entry{color:red}" })
})

test("of a rule, its transition and unused variables come late", () => {
  expect(split(":root{--a:red;--b:red;--c:var(--b)}.text{color:var(--a);transition:color 1s;cursor:pointer}")).toEqual({
    early: ":root{--a:red}.text{color:var(--a)}",
    late: ":root{--b:red;--c:var(--b)}.text{transition:color 1s;cursor:pointer}",
  })
})

test.each([
  ["a value that a later one replaces", ".text{color:red;margin:0;color:green}", ".text{margin:0;color:green}"],
  ["a variable that is no fallback", ".text{margin:var(--a);margin:0}", ".text{margin:0}"],
  ["but not a fallback before its value", ".text{color:red;color:color-mix(in srgb,red,green)}"],
  [
    "what no browser reads any more",
    ".text::-moz-focus-inner{margin:0}.text{-moz-appearance:none;margin:0}",
    ".text{margin:0}",
  ],
  [
    "what is said of a part that is never shown",
    ".text:before{color:red}.text:before{display:none}",
    ".text:before{display:none}",
  ],
  ["but not of one that an attribute shows", ".text{display:none;color:red}.text[data-open=true]{display:block}"],
  ["nor of one that another width shows", ".text{display:none;color:red}@media(min-width:600px){.text{display:block}}"],
])("left out: %s", (_, css, left = css) => {
  expect(split(css)).toEqual({ early: left, late: "" })
})
