import { useEffectEvent, useLayoutEffect, useRef } from "react"
import { type ControlKind, CONTROL_ATTRIBUTE } from "./attributes"

/**
 * The props of a control, or the parent of a tab list's buttons, that the script in the head (`answer-controls.ts`) handles until it is hydrated.
 * @param adopt brings the component's state in line with the control's attributes; called once, when the component is hydrated
 */
export function usePreHydrated<Control extends HTMLElement>(kind: ControlKind, adopt: (control: Control) => void) {
  const ref = useRef<Control>(null)
  const adoptState = useEffectEvent(adopt)

  // Runs before the effects of ancestors, which may overwrite the visitor's state with their own, as MUI's provider does with the colour scheme.
  useLayoutEffect(() => {
    if (!ref.current) return
    ref.current.removeAttribute(CONTROL_ATTRIBUTE)
    adoptState(ref.current)
  }, [])

  return { ref, [CONTROL_ATTRIBUTE]: kind }
}

/** The same for a button that opens and closes something. */
export function usePreHydratedDisclosure<Button extends HTMLElement = HTMLButtonElement>(
  kind: "menu" | "disclosure",
  isOpen: boolean,
  setIsOpen: (isOpen: boolean) => void,
) {
  return usePreHydrated<Button>(kind, (button) => {
    const wasOpened = button.getAttribute("aria-expanded") === "true"
    if (wasOpened !== isOpen) setIsOpen(wasOpened)
  })
}

/** The same for a tab list with these tab values. */
export function usePreHydratedTabs<Value>(values: readonly Value[], current: Value, choose: (value: Value) => void) {
  return usePreHydrated<HTMLDivElement>("tab", (list) => {
    const tabs = Array.from(list.querySelectorAll('[role="tab"]'))
    const chosen = values[tabs.findIndex((tab) => tab.getAttribute("aria-selected") === "true")]
    if (chosen !== undefined && chosen !== current) choose(chosen)
  })
}
