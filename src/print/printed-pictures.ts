import { say, WORDS } from "../words"

/** Marks an item shown only by name until it is opened: the width of its picture for paper, px. */
export const PRINT_ATTRIBUTE = "data-print"

/** The width of the picture for paper, px: the build always makes it if the original is as wide. Two share a row, so that makes about 220 dots an inch. */
const PRINT_WIDTH = 768

/** What React has hydrated. Before that, it would treat a foreign child as a mismatch, and render everything again. */
const hydrated = new WeakSet<Element>()

/** A ref for each element that a print may add something to. */
export const printable = (element: Element | null): void => {
  if (element) hydrated.add(element)
}

/** The props of an item that is shown only by name. Narrow pictures keep their width. */
export const printedAs = ({ width }: { width: number }) => ({
  [PRINT_ATTRIBUTE]: Math.min(width, PRINT_WIDTH),
  ref: printable,
})

/** The most pictures requested for a print: about 3 MB. Chromium fetches every lazy picture of a printed page; the rest are printed as names. */
export const MOST_PRINTED = 100

/** The address of a full-size file in this site's media, and of files made from it: `/media/0123456789ab/name.png`. */
const FULL_SIZE = /^((?:\/[^/]+)*\/[0-9a-f]{12})\/[^/]+\.(\w+)$/

/** The address of a full-size file's picture for paper, `width` from `printedAs`; undefined for a video, and for files outside the site's media. */
export function printedPicture(original: string, width: string): string | undefined {
  const [, folder, ending] = FULL_SIZE.exec(original) ?? []
  if (folder === undefined || ending === "mp4" || ending === "webm") return undefined
  // Drawings have no other widths.
  return ending === "svg" ? original : `${folder}-${width}.webp`
}

type Undo = () => void

/** Adds a picture where only a name is. */
function addPicture(place: HTMLElement, address: string): Undo {
  const picture = document.createElement("img")
  picture.src = address
  picture.alt = ""
  picture.className = "printed-picture"
  const frame = place.querySelector(".picture-frame") ?? place
  frame.prepend(picture)
  return () => picture.remove()
}

/** Keeps a lazy picture that is not requested yet from loading. */
function holdBack(picture: HTMLImageElement): Undo {
  const sources = picture.closest("picture")?.querySelectorAll("source") ?? []
  const address = picture.getAttribute("src") ?? ""
  for (const source of sources) source.media = "not all"
  picture.removeAttribute("src")
  return () => {
    for (const source of sources) source.removeAttribute("media")
    picture.src = address
  }
}

/** Says on paper that not all pictures are there. */
function addNote(): Undo {
  const note = document.createElement("p")
  note.className = "print-note"
  note.textContent = say(WORDS.shared.printedPictures, { count: MOST_PRINTED })
  const heading = document.querySelector("main h1")
  if (heading && hydrated.has(heading)) heading.after(note)
  return () => note.remove()
}

/** Adds pictures of closed content for paper, up to a limit. Returns functions that restore the page. */
function makeReady(): Undo[] {
  const undo: Undo[] = []
  let count = 0
  for (const each of document.querySelectorAll<HTMLElement>(`main [${PRINT_ATTRIBUTE}], main img[loading="lazy"]`)) {
    if (each instanceof HTMLImageElement) {
      const isThere = each.complete && each.naturalWidth > 0
      // Miniatures are in button rows, which are only titles on paper.
      const isMiniature = each.closest("button") !== null
      if (!isMiniature && each.closest("picture")) count += 1
      if (!isThere && (isMiniature || count > MOST_PRINTED)) undo.push(holdBack(each))
    } else {
      const original = each.querySelector("a")?.getAttribute("href") ?? ""
      const address = printedPicture(original, each.getAttribute(PRINT_ATTRIBUTE) ?? "")
      if (address === undefined || !hydrated.has(each)) continue
      count += 1
      if (count <= MOST_PRINTED) undo.push(addPicture(each, address))
    }
  }
  if (count > MOST_PRINTED) undo.push(addNote())
  return undo
}

/** Includes pictures of closed content in prints: browsers wait for those that a page requests just before printing. */
export function preparePrints(): void {
  let undo: Undo[] = []
  const putBack = () => {
    for (const step of undo) step()
    undo = []
  }
  window.addEventListener("beforeprint", () => {
    putBack()
    undo = makeReady()
  })
  window.addEventListener("afterprint", putBack)
}
