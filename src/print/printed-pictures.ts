import { WORDS } from "../words"
import { PRINT_ATTRIBUTE } from "./printed-width"

/** At most so many pictures are asked for by a print: about 3 MB. Chromium fetches every lazy picture of a page that is printed; what is beyond is printed as its name. */
export const MOST_PRINTED = 100

/** The address of a full-size file among the site's media, and of what is made of it: `/media/0123456789ab/name.png`. */
const FULL_SIZE = /^(.*\/media\/[0-9a-f]+)\/[^/]+\.(\w+)$/

/**
 * The address of the picture that paper gets of a screenshot; undefined for a video, and for what is not among the site's media.
 * @param original address of the full-size file
 * @param width px, as `printedWidth` says it
 */
export function printedPicture(original: string, width: string): string | undefined {
  const [, folder, ending] = FULL_SIZE.exec(original) ?? []
  if (folder === undefined || ending === "mp4" || ending === "webm") return undefined
  // Of a drawing the build makes no other widths.
  return ending === "svg" ? original : `${folder}-${width}.webp`
}

type Undo = () => void

/** Whether React has taken an element over, which it notes on it. Until then it would take a stranger in it for a mistake, and make all around anew. */
const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith("__react"))

/** Puts a picture where there is but a name. */
function addPicture(place: HTMLElement, address: string): Undo {
  const picture = document.createElement("img")
  picture.src = address
  picture.alt = ""
  picture.className = "printed-picture"
  const frame = place.querySelector(".picture-frame") ?? place
  frame.prepend(picture)
  return () => picture.remove()
}

/** Keeps a lazy picture that has not been asked for from being fetched. */
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
  note.textContent = WORDS.shared.printedPictures(MOST_PRINTED)
  const heading = document.querySelector("main h1")
  if (heading && isHydrated(heading)) heading.after(note)
  return () => note.remove()
}

/** Has paper get the pictures of what is closed, too, as far as they are not too many. Returns what puts the page back. */
function makeReady(): Undo[] {
  const undo: Undo[] = []
  let count = 0
  for (const each of document.querySelectorAll<HTMLElement>(`main [${PRINT_ATTRIBUTE}], main img[loading="lazy"]`)) {
    if (each instanceof HTMLImageElement) {
      const isThere = each.complete && each.naturalWidth > 0
      // Miniatures stand in rows to press, which are mere titles on paper.
      const isMiniature = each.closest("button") !== null
      if (!isMiniature && each.closest("picture")) count += 1
      if (!isThere && (isMiniature || count > MOST_PRINTED)) undo.push(holdBack(each))
    } else {
      const original = each.querySelector("a")?.getAttribute("href") ?? ""
      const address = printedPicture(original, each.getAttribute(PRINT_ATTRIBUTE) ?? "")
      if (address === undefined || !isHydrated(each)) continue
      count += 1
      if (count <= MOST_PRINTED) undo.push(addPicture(each, address))
    }
  }
  if (count > MOST_PRINTED) undo.push(addNote())
  return undo
}

/** Has prints show pictures also of what is closed: browsers wait for those that a page asks for when it is about to be printed. */
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
