import useMediaQuery from "@mui/material/useMediaQuery"
import { useEffect, useRef, useState } from "react"
import { pressedAt } from "../../browser/press"
import { useHasSettled } from "../../browser/use-has-settled"
import { REDUCED_MOTION } from "../../theme/tokens"

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
function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false)
  useEffect(() => {
    void interaction.then(() => setHasInteracted(true))
  }, [])
  return hasInteracted
}

/**
 * Which of a project's demos moves: at most one, and none until the visitor does something, because a demo is larger than the rest of the page. It is
 * the one they play, or none. Until they choose, it is the first in view, while it stays there; none if they prefer reduced motion.
 * @param order the demos that can move, in page order
 */
export function useMovingDemo(order: readonly number[]) {
  const prefersStill = useMediaQuery(REDUCED_MOTION)
  const hasSettled = useHasSettled()
  const hasInteracted = useHasInteracted()
  // Browsers report each separately, and a demo may briefly leave view while the page enters: until one moves, take the first that may be in view.
  const isInView = useRef(new Map<number, boolean>())
  const [offered = order[0], setOffered] = useState<number>()
  const [choice, setChoice] = useState<number | "none">()
  const mayMove = hasSettled && hasInteracted && !prefersStill
  const moving = choice ?? (mayMove ? offered : undefined)

  return {
    moving,
    toggle: (index: number) => setChoice(index === moving ? "none" : index),
    tellInView: (index: number, isSeen: boolean) => {
      isInView.current.set(index, isSeen)
      const isOut = (each: number) => isInView.current.get(each) === false
      const first = order.some((each) => isInView.current.get(each)) ? order.find((each) => !isOut(each)) : undefined
      // The moving one keeps moving while it is in view.
      setOffered((current = order[0]) =>
        mayMove && current !== undefined && !isOut(current) ? current : (first ?? current),
      )
    },
  }
}
