import useMediaQuery from "@mui/material/useMediaQuery"
import { useRef, useState } from "react"
import { useHasInteracted } from "../../browser/use-has-interacted"
import { useHasSettled } from "../../browser/use-has-settled"
import { REDUCED_MOTION } from "../../theme/tokens"

/**
 * Which of a project's demos moves: one at a time, and none until the visitor does anything, for a demo weighs more than the rest of the page. It is
 * the one they play, or none. Until they choose, it is the first in view, for as long as it is; none if they prefer reduced motion.
 * @param order the demos that can move, as they follow each other on the page
 */
export function useMovingDemo(order: readonly number[]) {
  const prefersStill = useMediaQuery(REDUCED_MOTION)
  const hasSettled = useHasSettled()
  const hasInteracted = useHasInteracted()
  // Browsers tell of each by itself, and while the page comes in it may be out of view for a moment: until one moves, it is the first that may be in view.
  const isInView = useRef(new Map<number, boolean>())
  const [offered, setOffered] = useState(order[0])
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
      // What moves goes on for as long as it is in view.
      setOffered((current) => (mayMove && current !== undefined && !isOut(current) ? current : (first ?? current)))
    },
  }
}
