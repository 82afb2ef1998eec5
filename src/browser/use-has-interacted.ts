import { useEffect, useState } from "react"
import { pressedAt } from "./press"

/** Events that show somebody is present. */
const INTERACTIONS = ["pointerdown", "pointermove", "keydown", "scroll", "popstate"]

/** Resolves when the visitor does anything. It listens once the page's script is evaluated: the visitor need not wait for React. */
const interaction = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return
  for (const type of INTERACTIONS) {
    window.addEventListener(type, () => resolve(), { capture: true, passive: true, once: true })
  }
  // Earlier interactions.
  if (window.scrollY > 0 || pressedAt() > -Infinity) resolve()
})

/** Whether the visitor has touched, scrolled or pointed at anything in this visit: nobody waits for heavy content before. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false)
  useEffect(() => {
    void interaction.then(() => setHasInteracted(true))
  }, [])
  return hasInteracted
}
