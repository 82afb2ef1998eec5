import { EARLY, PAGE_STORAGE_KEY, THEME_STORAGE_KEY } from "../constants"
import { COLOUR_SCHEME_ATTRIBUTE } from "../theme/theme"

interface Names {
  early: typeof EARLY
  schemeAttribute: string
  schemeKey: string
  pageKey: string
}

/**
 * Answers a touch before React does: opens and closes accordion entries and the menu, changes tabs and the colour scheme, by the attributes that
 * components render and styles follow. `useEarlyAnswer` takes each control over, as it stands, when its component is hydrated. A tap on any other
 * button shows that it was felt and is kept for `takeEarlyTaps`. Links lead where they should; which page was chosen is stored.
 *
 * It is written into the page as text, so it may name nothing from outside.
 */
export function answerEarly({ early, schemeAttribute, schemeKey, pageKey }: Names): void {
  const root = document.documentElement
  const CLOSING = ["focusin", "keydown"]
  // All that React hydrates for at once.
  const TOUCHES = [
    ...["pointerdown", "pointerup", "pointercancel", "touchstart", "touchend", "touchcancel", "mousedown", "mouseup"],
    ...["click", "dblclick", "auxclick", "contextmenu"],
  ]
  const isOn = (control: Element, state: string) => control.getAttribute(state) === "true"
  const controlledBy = (control: Element) => document.getElementById(control.getAttribute("aria-controls") ?? "")

  /** Keeps the place of each picture that is now to be seen and has yet to be loaded. */
  const keepPlaces = () => {
    for (const place of document.querySelectorAll<HTMLElement>(`[${early.open}="true"] [${early.ratio}]`)) {
      const ratio = place.getAttribute(early.ratio)
      place.style.setProperty(early.ratioVariable, ratio)
      place.dataset.orientation = Number(ratio) < 1 ? "portrait" : "landscape"
    }
  }

  const toggle = (button: HTMLElement) => {
    const isOpen = !isOn(button, "aria-expanded")
    const controlled = controlledBy(button)
    button.setAttribute("aria-expanded", String(isOpen))
    controlled?.closest(`[${early.open}]`)?.setAttribute(early.open, String(isOpen))
    if (isOpen) controlled?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    keepPlaces()
  }

  const select = (chosen: HTMLElement) => {
    for (const tab of chosen.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []) {
      tab.setAttribute("aria-selected", String(tab === chosen))
      tab.tabIndex = tab === chosen ? 0 : -1
      controlledBy(tab)?.toggleAttribute("hidden", tab !== chosen)
    }
    keepPlaces()
  }

  const store = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Refused by the browser's settings: what was chosen holds until the visitor leaves.
    }
  }

  const switchScheme = () => {
    const scheme = root.getAttribute(schemeAttribute) === "dark" ? "light" : "dark"
    root.setAttribute(schemeAttribute, scheme)
    store(schemeKey, scheme)
  }

  const act = (button: HTMLElement) => {
    if (button.getAttribute("role") === "tab") select(button)
    else if (button.hasAttribute("aria-expanded")) toggle(button)
    else switchScheme()
  }

  const tapped: HTMLElement[] = []
  let isKeeping = true

  /** As any menu does, it closes on Escape and when something else is touched or has focus. */
  const closeMenu = (event: Event, target: Element) => {
    const menu = document.querySelector<HTMLElement>(`[${early.control}][aria-haspopup][aria-expanded="true"]`)
    if (!menu) return
    const isEscape = event instanceof KeyboardEvent && event.key === "Escape"
    const isElsewhere = event.type !== "keydown" && !menu.contains(target) && !controlledBy(menu)?.contains(target)
    if (isEscape || isElsewhere) toggle(menu)
    if (isEscape) menu.focus()
  }

  const answer = (event: Event) => {
    const target = event.target instanceof Element ? event.target : root
    const isClick = event.type === "click"
    // Not by a click that `takeEarlyTaps` repeats.
    if ((isClick || CLOSING.includes(event.type)) && event.isTrusted) closeMenu(event, target)
    if (CLOSING.includes(event.type)) return
    const page = target.closest(`[${early.page}]`)?.getAttribute(early.page)
    if (isClick && isKeeping && page) store(pageKey, page)
    const button = target.closest("button")
    if (button?.closest(`[${early.control}]`)) {
      // React, if it has begun, would drop everything to hydrate what is touched, in one long task.
      event.stopImmediatePropagation()
      if (isClick) act(button)
    } else if (button && isKeeping && isClick) {
      button.setAttribute(early.tapped, "")
      tapped.push(button)
    }
  }
  for (const type of [...CLOSING, ...TOUCHES]) document.addEventListener(type, answer, { capture: true, passive: true })

  window[early.property] = () => {
    isKeeping = false
    return tapped
  }
}

/** The script for the head of each page. */
export const ANSWER_EARLY = `(${answerEarly.toString()})(${JSON.stringify({
  early: EARLY,
  schemeAttribute: COLOUR_SCHEME_ATTRIBUTE,
  schemeKey: THEME_STORAGE_KEY,
  pageKey: PAGE_STORAGE_KEY,
} satisfies Names)})`
