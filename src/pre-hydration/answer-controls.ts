import { PAGE_STORAGE_KEY } from "../constants"
import { type ControlKind, CONTROL_ATTRIBUTE, OPEN_ATTRIBUTE, PAGE_ATTRIBUTE, QUEUED_ATTRIBUTE } from "./attributes"
import { switchScheme } from "./colour-scheme"
import { withStorage } from "./storage"

/** All events that make React hydrate their target immediately, in one long task. */
const TOUCHES =
  "pointerdown pointerup pointercancel touchstart touchend touchcancel mousedown mouseup click dblclick auxclick contextmenu"

const controlledBy = (control: Element) => document.getElementById(control.getAttribute("aria-controls") ?? "")

function toggle(button: Element): void {
  const isOpen = String(button.getAttribute("aria-expanded") !== "true")
  button.setAttribute("aria-expanded", isOpen)
  controlledBy(button)?.closest(`[${OPEN_ATTRIBUTE}]`)?.setAttribute(OPEN_ATTRIBUTE, isOpen)
}

function select(chosen: Element): void {
  for (const tab of chosen.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []) {
    tab.setAttribute("aria-selected", String(tab === chosen))
    tab.tabIndex = tab === chosen ? 0 : -1
    controlledBy(tab)?.toggleAttribute("hidden", tab !== chosen)
  }
}

const focus = (button: HTMLElement) => button.focus({ preventScroll: true })

type Action = (button: HTMLElement, isTrusted: boolean) => void

const ACTIONS: Readonly<Record<string, Action>> = {
  menu: (button, isTrusted) => {
    toggle(button)
    if (isTrusted) focus(button)
  },
  disclosure: toggle,
  tab: select,
  "colour-scheme": switchScheme,
} satisfies Record<ControlKind, Action>

const elementOf = ({ target }: Event) => (target instanceof Element ? target : document.body)

/** Closes an open menu on Escape, when something outside it is pressed or focused, and when another page appears below it. React handles the click once it can. */
function closeMenu(event: Event): void {
  const menu = document.querySelector("header")?.querySelector<HTMLElement>('[aria-expanded="true"]')
  if (!menu) return
  const target = elementOf(event)
  const isKey = event instanceof KeyboardEvent
  const isEscape = isKey && event.key === "Escape"
  const isElsewhere = !isKey && !menu.contains(target) && !controlledBy(menu)?.contains(target)
  if (isEscape || isElsewhere) menu.click()
  if (isEscape) focus(menu)
}

/**
 * Handles presses before React does: controls marked with `CONTROL_ATTRIBUTE` work immediately, through the attributes that components render and
 * styles use; `usePreHydrated` later adopts their state. A click on any other button is queued, and the button is marked, until React can handle
 * it (`hydrate.ts`). Links work as usual. Throughout the visit, it closes the menu and stores the chosen page.
 */
export function answerControls(): void {
  const queue: HTMLElement[] = []
  let isQueueing = true

  const answer = (event: Event) => {
    const target = elementOf(event)
    const isClick = event.type === "click"
    const page = target.closest(`[${PAGE_ATTRIBUTE}]`)?.getAttribute(PAGE_ATTRIBUTE)
    if (isClick && page) withStorage((storage) => storage.setItem(PAGE_STORAGE_KEY, page))
    const button = target.closest("button")
    if (!button) return
    const act = ACTIONS[button.closest(`[${CONTROL_ATTRIBUTE}]`)?.getAttribute(CONTROL_ATTRIBUTE) ?? ""]
    if (act) {
      event.stopImmediatePropagation()
      if (isClick) act(button, event.isTrusted)
      if (isClick && event.isTrusted) window.lastPressed = button
    } else if (isClick && isQueueing) {
      button.setAttribute(QUEUED_ATTRIBUTE, "")
      queue.push(button)
    }
  }

  const listen = (types: string, listener: (event: Event) => void) => {
    for (const type of types.split(" ")) document.addEventListener(type, listener, { capture: true, passive: true })
  }
  // Not `click`, which Safari on iOS dispatches only for what can be pressed.
  listen("focusin keydown pointerup", closeMenu)
  // A page that is left may be restored as it was.
  for (const type of ["popstate", "pagehide"]) addEventListener(type, closeMenu)
  listen(TOUCHES, answer)

  window.takeQueuedClicks = () => {
    isQueueing = false
    return queue
  }
}
