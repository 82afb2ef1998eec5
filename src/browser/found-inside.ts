import { OPEN_ATTRIBUTE } from "../pre-hydration/attributes"
import { openAround } from "./arrival"

/** The attribute value that hides content, except from the browser's own search, text fragments and hashes; styles use it. */
const UNTIL_FOUND = "until-found"
export const FINDABLE = `[hidden="${UNTIL_FOUND}"]`

/** The collapsible content of accordion entries, and inactive tab panels. */
const HIDDEN_PARTS = `main [${OPEN_ATTRIBUTE}] > :last-child, main [role="tabpanel"][hidden]`

/** Lets the browser's own search look into a hidden element. React writes `hidden=""` for any value. Without `beforematch` any `hidden` is alike. */
export function makeFindable(element: Element | null): void {
  if (element && "onbeforematch" in element) element.setAttribute("hidden", UNTIL_FOUND)
}

/** Opens what the search found, at once: the browser scrolls there right after. It removes the attribute; what can be closed gets it back. */
function openFound({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return
  openAround(target, () => {
    if (target.getAttribute("role") !== "tabpanel") makeFindable(target)
  })
}

/** Lets the browser's own search find content of closed entries and tabs, even before React, and opens what it finds. */
export function letFindInside(): void {
  for (const part of document.querySelectorAll(HIDDEN_PARTS)) makeFindable(part)
  document.addEventListener("beforematch", openFound)
}
