import {
  MOST_PRINTED,
  preparePrints,
  PRINT_ATTRIBUTE,
  printable,
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

/** As React calls a ref for what it has taken over. */
const hydrate = () => document.querySelectorAll("main *").forEach((each) => printable(each))

/** A page with this in it, as it is before, during and after a print. */
function printed(main: string) {
  document.body.innerHTML = `<main><h1>Works</h1>${main}</main>`
  const before = document.body.innerHTML
  hydrate()
  print()
  const pictures = [...document.querySelectorAll<HTMLImageElement>(".printed-picture")].map((each) =>
    each.getAttribute("src"),
  )
  const asked = document.querySelectorAll("picture img[src]").length
  const miniatures = document.querySelectorAll("button img[src]").length
  const note = document.querySelector(".print-note")?.textContent
  end()
  expect(document.body.innerHTML).toBe(before)
  return { pictures, asked, miniatures, note }
}

test("what is closed gets its picture for as long as it is printed", () => {
  expect(printed(many(place, 2))).toMatchObject({
    pictures: ["/media/0123456789ab-768.webp", "/media/0123456789ab-768.webp"],
    note: undefined,
  })
})

test("a thousand screenshots are not fetched by a print, and paper says so", () => {
  const { pictures, note } = printed(many(place, 1000))
  expect(pictures).toHaveLength(MOST_PRINTED)
  expect(note).toContain(String(MOST_PRINTED))
})

test("lazy pictures that nobody has seen are held back beyond that number, too", () => {
  const { pictures, asked, note } = printed(many(lazy, MOST_PRINTED - 1) + many(place, 2) + many(lazy, 5))
  expect(asked).toBe(MOST_PRINTED - 1)
  expect(pictures).toHaveLength(1)
  expect(note).toContain(String(MOST_PRINTED))
})

test("miniatures, which paper has not, are not fetched; icons are", () => {
  const { miniatures } = printed('<button><img loading="lazy" src="/miniatures/a.webp"></button>')
  expect(miniatures).toBe(0)
  document.body.innerHTML = '<main><img loading="lazy" src="/icons/a.svg"></main>'
  print()
  expect(document.querySelector("img")?.getAttribute("src")).toBe("/icons/a.svg")
  end()
})

test("a second print begins where the first did, though nobody said that it ended", () => {
  document.body.innerHTML = `<main>${place(1)}</main>`
  // What React has yet to take over stays as it is.
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
