import { useSyncExternalStore } from "react"
import { pressedAt } from "./press"

/** What shows that somebody is at the page. */
const INTERACTIONS = ["pointerdown", "pointermove", "keydown", "scroll"]

const tellers = new Set<() => void>()
let hasInteracted = false

/** Listens from when the page's script is evaluated: the visitor need not wait for React. */
function listen(): void {
  // What was scrolled before.
  hasInteracted = window.scrollY > 0
  const listeners = new AbortController()
  const note = () => {
    hasInteracted = true
    listeners.abort()
    for (const tell of tellers) tell()
  }
  for (const type of INTERACTIONS) {
    window.addEventListener(type, note, { capture: true, passive: true, signal: listeners.signal })
  }
}

if (typeof window !== "undefined") listen()

function subscribe(tell: () => void): () => void {
  tellers.add(tell)
  return () => {
    tellers.delete(tell)
  }
}

/** Whether the visitor has touched, scrolled or pointed at anything in this visit: nobody waits for what weighs much before. */
export const useHasInteracted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasInteracted || pressedAt() > -Infinity,
    () => false,
  )
