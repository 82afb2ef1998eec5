import useMediaQuery from "@mui/material/useMediaQuery"
import { useRef, useState } from "react"
import { useHasSettled } from "../../browser/use-has-settled"
import { REDUCED_MOTION } from "../../theme/tokens"

/**
 * Which of a project's demos moves: one at a time. Until the visitor chooses, it is the first that is in view, and that one for as long as it is;
 * none for visitors who prefer reduced motion. From then on it is the one they play, or none.
 * @param order the demos that can move, as they follow each other on the page
 */
export function useMovingDemo(order: readonly number[]) {
  const prefersStill = useMediaQuery(REDUCED_MOTION)
  const hasSettled = useHasSettled()
  // Browsers tell of each by itself and in no order: until they do, a demo counts as in view, so that the first is the first.
  const outOfView = useRef(new Set<number>())
  const [offered, setOffered] = useState(order[0])
  const [choice, setChoice] = useState<number | "none">()
  const moving = choice ?? (hasSettled && !prefersStill ? offered : undefined)

  return {
    moving,
    toggle: (index: number) => {
      setChoice(index === moving ? "none" : index)
    },
    tellInView: (index: number, isInView: boolean) => {
      if (isInView) outOfView.current.delete(index)
      else outOfView.current.add(index)
      const inView = order.filter((each) => !outOfView.current.has(each))
      setOffered((current) => (current !== undefined && inView.includes(current) ? current : (inView[0] ?? current)))
    },
  }
}
