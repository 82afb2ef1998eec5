import { OPEN_ATTRIBUTE } from "../pre-hydration/attributes"
import { openAround } from "./arrival"

/** The value of `hidden` that hides content, except from find-in-page, text fragments and hashes; styles use it. */
const UNTIL_FOUND = "until-found"
export const FINDABLE = `[hidden="${UNTIL_FOUND}"]`

/** The collapsible content of accordion entries, and inactive tab panels. */
const HIDDEN_PARTS = `main [${OPEN_ATTRIBUTE}] > :last-child, main [role="tabpanel"][hidden]`

/** Lets find-in-page search a hidden element. React writes `hidden=""` for any value. Browsers without `beforematch` treat all values alike. */
export function makeFindable(element: Element | null): void {
  if (element && "onbeforematch" in element) element.setAttribute("hidden", UNTIL_FOUND)
}

/** Opens what was found, immediately, because the browser scrolls there right after. It also removes the attribute; what can be closed gets it back. */
function openFound({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return
  openAround(target, () => {
    if (target.getAttribute("role") !== "tabpanel") makeFindable(target)
  })
}

/** Lets find-in-page search closed entries and tabs, even before React has loaded, and opens what it finds. */
export function makeHiddenContentFindable(): void {
  for (const part of document.querySelectorAll(HIDDEN_PARTS)) makeFindable(part)
  document.addEventListener("beforematch", openFound)
}
