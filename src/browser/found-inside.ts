import { OPEN_ATTRIBUTE } from "../pre-hydration/attributes"
import { openAround } from "./arrival"

/** What is hidden, but not from the browser's own search, text fragments and hashes: the attribute's value, for styles too. */
const UNTIL_FOUND = "until-found"
export const FINDABLE = `[hidden="${UNTIL_FOUND}"]`

/** What accordion entries of the content open and close, and panels of tabs that are not shown. */
const HIDDEN_PARTS = `main [${OPEN_ATTRIBUTE}] > :last-child, main [role="tabpanel"][hidden]`

/**
 * Has the browser's own search look into a hidden element. React writes `hidden=""` for any value, so the attribute is set here. To browsers without
 * `beforematch` any `hidden` is the same, and what is hidden stays so.
 */
export function makeFindable(element: Element): void {
  if ("onbeforematch" in element) element.setAttribute("hidden", UNTIL_FOUND)
}

/** Opens what the search has found, at once: the browser scrolls there right after. It takes the attribute away; what can be closed gets it back. */
function openFound({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return
  const letMove = openAround(target)
  requestAnimationFrame(() => {
    letMove()
    if (target.getAttribute("role") !== "tabpanel") makeFindable(target)
  })
}

/** Has the browser's own search find what is in closed entries and tabs of the page, before React too, and opens what it finds. */
export function letFindInside(): void {
  for (const part of document.querySelectorAll(HIDDEN_PARTS)) makeFindable(part)
  document.addEventListener("beforematch", openFound)
}
