import { useEffectEvent, useLayoutEffect, useRef } from "react"
import { EARLY } from "../constants"

/**
 * For a control that `answerEarly` (`src/ssr`) looks after until its component is hydrated: what the visitor has done with it by then stands in its
 * attributes.
 * @param adopt brings the component's state in line with the control's attributes; called once, when the component takes the control over
 * @returns the props of the control: a `button`, or what holds the buttons of a tab list
 */
export function useEarlyAnswer<Control extends HTMLElement>(adopt: (control: Control) => void) {
  const ref = useRef<Control>(null)
  const onTakeOver = useEffectEvent(adopt)

  // Before anything that surrounds it runs an effect and writes its own state over the visitor's: MUI's provider does, with the colour scheme.
  useLayoutEffect(() => {
    if (!ref.current) return
    ref.current.removeAttribute(EARLY.control)
    onTakeOver(ref.current)
  }, [])

  return { ref, [EARLY.control]: "" }
}

/** The same for a button that opens and closes something. */
export function useEarlyDisclosure<Button extends HTMLElement = HTMLButtonElement>(
  isOpen: boolean,
  setIsOpen: (isOpen: boolean) => void,
) {
  return useEarlyAnswer<Button>((button) => {
    const wasOpened = button.getAttribute("aria-expanded") === "true"
    if (wasOpened !== isOpen) setIsOpen(wasOpened)
  })
}

/** The same for a tab list, whose tabs have these values. */
export function useEarlyTabs<Value>(values: readonly Value[], current: Value, setCurrent: (value: Value) => void) {
  return useEarlyAnswer<HTMLDivElement>((list) => {
    const tabs = Array.from(list.querySelectorAll('[role="tab"]'))
    const chosen = values[tabs.findIndex((tab) => tab.getAttribute("aria-selected") === "true")]
    if (chosen !== undefined && chosen !== current) setCurrent(chosen)
  })
}
