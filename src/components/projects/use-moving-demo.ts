import useMediaQuery from "@mui/material/useMediaQuery"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { pressedAt } from "../../browser/press"
import { useHasSettled } from "../../browser/use-has-settled"
import { REDUCED_MOTION } from "../../theme/tokens"

/** How much of a demo must be in the window to count as in view. */
const IN_VIEW = 0.5

/** Events that show somebody is present. */
const INTERACTIONS = ["pointerdown", "pointermove", "keydown", "scroll", "popstate"]

/** Resolves when the visitor does anything. It listens once the page's script is evaluated: the visitor need not wait for React. */
const interaction = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return
  const listening = new AbortController()
  const note = ({ target }: Event) => {
    // A tap on "Play" says so by its click. A demo that moved from the touch on would be paused by it.
    if (target instanceof Element && target.closest("figure button")) return
    listening.abort()
    resolve()
  }
  const { signal } = listening
  for (const type of INTERACTIONS) window.addEventListener(type, note, { capture: true, passive: true, signal })
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
  // Demos that were loaded are new: they move after a moment of their own.
  const hasSettled = useHasSettled(order.length > 0)
  const hasInteracted = useHasInteracted()
  const figures = useRef(new Map<Element, number>())
  const [offered = order[0], setOffered] = useState<number>()
  const [choice, setChoice] = useState<number | "none">()
  const mayMove = hasSettled && hasInteracted && !prefersStill
  const moving = choice ?? (mayMove ? offered : undefined)

  const offer = useEffectEvent((inView: ReadonlySet<number>) => {
    const first = order.find((index) => inView.has(index))
    // The moving one keeps moving while it is in view. Before, one may briefly leave view while the page enters.
    setOffered((current = order[0]) =>
      mayMove && current !== undefined && inView.has(current) ? current : (first ?? current),
    )
  })
  const watched = order.join()
  useEffect(() => {
    const inView = new Set<number>()
    // One observer: it tells of all at once, where several do so in any order.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const index = figures.current.get(target) ?? -1
          if (intersectionRatio >= IN_VIEW) inView.add(index)
          else inView.delete(index)
        }
        offer(new Set(inView))
      },
      { threshold: IN_VIEW },
    )
    for (const figure of figures.current.keys()) observer.observe(figure)
    return () => observer.disconnect()
  }, [watched])

  return {
    moving,
    toggle: (index: number) => setChoice(index === moving ? "none" : index),
    /** For the figure of a demo. */
    refOf: (index: number) => (figure: HTMLElement) => {
      figures.current.set(figure, index)
      return () => void figures.current.delete(figure)
    },
  }
}
