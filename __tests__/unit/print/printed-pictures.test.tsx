import {
  MAX_PRINTED_PICTURES,
  preparePrints,
  PRINT_ATTRIBUTE,
  markHydrated,
  printedPicture,
} from "../../../src/print/printed-pictures"

preparePrints()

const print = () => window.dispatchEvent(new Event("beforeprint"))
const end = () => window.dispatchEvent(new Event("afterprint"))

const place = (index: number) =>
  `<li ${PRINT_ATTRIBUTE}="768"><a href="/media/0123456789ab/shot-${index}.png">Shot ${index}</a></li>`
const lazy = (index: number) =>
  `<picture><source srcset="/media/${index}.avif"><img loading="lazy" src="/media/${index}.png"></picture>`
const many = (make: (index: number) => string, count: number) =>
  Array.from({ length: count }, (_, i) => make(i)).join("")

/** Calls the refs, as React does for elements that it has hydrated. */
const hydrate = () => document.querySelectorAll("main *").forEach((each) => markHydrated(each))

/** Prints a page with this content; returns what is on paper, and expects the page to be the same afterwards. */
function printed(main: string) {
  document.body.innerHTML = `<main><h1>Works</h1>${main}</main>`
  const before = document.body.innerHTML
  hydrate()
  print()
  const pictures = [...document.querySelectorAll<HTMLImageElement>(".printed-picture")].map((each) =>
    each.getAttribute("src"),
  )
  const fetched = document.querySelectorAll("picture img[src]").length
  const miniatures = document.querySelectorAll("button img[src]").length
  const note = document.querySelector(".print-note")?.textContent
  end()
  expect(document.body.innerHTML).toBe(before)
  return { pictures, fetched, miniatures, note }
}

test("closed content gets its pictures while it is printed", () => {
  expect(printed(many(place, 2))).toMatchObject({
    pictures: ["/media/0123456789ab-768.webp", "/media/0123456789ab-768.webp"],
    note: undefined,
  })
})

test("printing doesn't fetch all of a thousand screenshots, and a note says so", () => {
  const { pictures, note } = printed(many(place, 1000))
  expect(pictures).toHaveLength(MAX_PRINTED_PICTURES)
  expect(note).toContain(String(MAX_PRINTED_PICTURES))
})

test("lazy pictures that have not been loaded count towards that maximum, too", () => {
  const { pictures, fetched, note } = printed(many(lazy, MAX_PRINTED_PICTURES - 1) + many(place, 2) + many(lazy, 5))
  expect(fetched).toBe(MAX_PRINTED_PICTURES - 1)
  expect(pictures).toHaveLength(1)
  expect(note).toContain(String(MAX_PRINTED_PICTURES))
})

test("miniatures, which are not printed, are not fetched; icons are", () => {
  const { miniatures } = printed('<button><img loading="lazy" src="/miniatures/a.webp"></button>')
  expect(miniatures).toBe(0)
  document.body.innerHTML = '<main><img loading="lazy" src="/icons/a.svg"></main>'
  print()
  expect(document.querySelector("img")?.getAttribute("src")).toBe("/icons/a.svg")
  end()
})

test("a second print starts from the original page, even without an event that the first has ended", () => {
  document.body.innerHTML = `<main>${place(1)}</main>`
  // Elements that React has not hydrated yet are unchanged.
  print()
  expect(document.querySelectorAll(".printed-picture")).toHaveLength(0)
  hydrate()
  print()
  print()
  expect(document.querySelectorAll(".printed-picture")).toHaveLength(1)
  end()
  expect(document.querySelectorAll(".printed-picture")).toHaveLength(0)
})

test.each([
  ["/media/0123456789ab/food.png", "/media/0123456789ab-768.webp"],
  ["/prefix/media/0123456789ab/food.gif", "/prefix/media/0123456789ab-768.webp"],
  ["/media/0123456789ab/plan.svg", "/media/0123456789ab/plan.svg"],
  ["/media/0123456789ab/film.mp4", undefined],
  ["/media/0123456789ab/film.webm", undefined],
  ["https://images.example/shot.png", undefined],
  ["https://images.example/media/0123456789ab/shot.png", undefined],
  ["//images.example/media/0123456789ab/shot.svg", undefined],
])("%s is printed as %s", (original, expected) => {
  expect(printedPicture(original, "768")).toBe(expected)
})
