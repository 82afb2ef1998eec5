import { widestVariant } from "../constants"
import { fillIn, WORDS } from "../words"

/** On an item that shows only a name until it is opened: the width of its printed picture, px. */
export const PRINT_ATTRIBUTE = "data-print"

/** The width of printed pictures, px: the build always makes it if the widest variant is as wide. Two share a row, which gives about 220 dpi. */
const PRINT_WIDTH = 768

/** Elements that React has hydrated. Before that, it would treat an added child as a mismatch, and render everything again. */
const hydrated = new WeakSet<Element>()

/** The ref of every element that printing may add something to. */
export const markHydrated = (element: Element | null): void => {
  if (element) hydrated.add(element)
}

/** The props of an item that shows only a name. Narrow pictures keep their width. */
export const printProps = (size: { width: number; height: number }) => ({
  [PRINT_ATTRIBUTE]: Math.min(widestVariant(size), PRINT_WIDTH),
  ref: markHydrated,
})

/** The maximum number of pictures that are loaded for printing: about 3 MB. Chromium fetches every lazy picture of a printed page; the rest are printed as names. */
export const MAX_PRINTED_PICTURES = 100

/** The address of a full-size file in this site's media, and of files made from it: `/media/0123456789ab/name.png`. */
const FULL_SIZE = /^((?:\/[^/]+)*\/[0-9a-f]{12})\/[^/]+\.(\w+)$/

/** The address of the printed picture of a full-size file, `width` from `printProps`; undefined for a video, and for files outside the site's media. */
export function printedPicture(original: string, width: string): string | undefined {
  const [, folder, ending] = FULL_SIZE.exec(original) ?? []
  if (folder === undefined || ending === "mp4" || ending === "webm") return undefined
  // Drawings have no other widths.
  return ending === "svg" ? original : `${folder}-${width}.webp`
}

type Undo = () => void

/** Adds a picture to an item that shows only a name. */
function addPicture(place: HTMLElement, address: string): Undo {
  const picture = document.createElement("img")
  picture.src = address
  picture.alt = ""
  picture.className = "printed-picture"
  const frame = place.querySelector(".picture-frame") ?? place
  frame.prepend(picture)
  return () => picture.remove()
}

/** Keeps a lazy picture that has not been requested yet from loading. */
function preventLoading(picture: HTMLImageElement): Undo {
  const sources = picture.closest("picture")?.querySelectorAll("source") ?? []
  const address = picture.getAttribute("src") ?? ""
  for (const source of sources) source.media = "not all"
  picture.removeAttribute("src")
  return () => {
    for (const source of sources) source.removeAttribute("media")
    picture.src = address
  }
}

/** Adds a note that not all pictures are printed. */
function addNote(): Undo {
  const note = document.createElement("p")
  note.className = "print-note"
  note.textContent = fillIn(WORDS.shared.printedPictures, { count: MAX_PRINTED_PICTURES })
  const heading = document.querySelector("main h1")
  if (heading && hydrated.has(heading)) heading.after(note)
  return () => note.remove()
}

/** Adds pictures of closed content for printing, up to a limit. Returns functions that restore the page. */
function preparePage(): Undo[] {
  const undo: Undo[] = []
  let count = 0
  for (const each of document.querySelectorAll<HTMLElement>(`main [${PRINT_ATTRIBUTE}], main img[loading="lazy"]`)) {
    if (each instanceof HTMLImageElement) {
      const isLoaded = each.complete && each.naturalWidth > 0
      // Miniatures are in button rows, which are only titles on paper.
      const isMiniature = each.closest("button") !== null
      if (!isMiniature && each.closest("picture")) count += 1
      if (!isLoaded && (isMiniature || count > MAX_PRINTED_PICTURES)) undo.push(preventLoading(each))
    } else {
      const original = each.querySelector("a")?.getAttribute("href") ?? ""
      const address = printedPicture(original, each.getAttribute(PRINT_ATTRIBUTE) ?? "")
      if (address === undefined || !hydrated.has(each)) continue
      count += 1
      if (count <= MAX_PRINTED_PICTURES) undo.push(addPicture(each, address))
    }
  }
  if (count > MAX_PRINTED_PICTURES) undo.push(addNote())
  return undo
}

/** Includes pictures of closed content in prints: browsers wait for those that a page requests just before printing. */
export function preparePrints(): void {
  let undo: Undo[] = []
  const restore = () => {
    for (const step of undo) step()
    undo = []
  }
  window.addEventListener("beforeprint", () => {
    restore()
    undo = preparePage()
  })
  window.addEventListener("afterprint", restore)
}
