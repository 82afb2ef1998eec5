import useMediaQuery from "@mui/material/useMediaQuery"
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react"
import { lastPressTime } from "../../browser/press"
import { useHasSettled } from "../../browser/use-has-settled"
import { REDUCED_MOTION } from "../../theme/tokens"

/** How much of a demo must be in the window to count as in view. */
const IN_VIEW = 0.5

/** Events that show somebody is present. */
const INTERACTIONS = ["pointerdown", "pointermove", "keydown", "scroll", "popstate"]

/** Whether the visitor has paused a demo since they last played one: then none moves by itself. */
let wantsStill = false
const isStillWanted = () => wantsStill

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Resolves at the visitor's first interaction. Listens as soon as the page's script is evaluated, not only once React has hydrated. */
const interaction = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return
  const listening = new AbortController()
  const listener = ({ target }: Event) => {
    // A tap on "Play" starts a demo by its click. If the demo moved from the touch on, the click would pause it.
    if (target instanceof Element && target.closest("figure button")) return
    listening.abort()
    resolve()
  }
  const { signal } = listening
  for (const type of INTERACTIONS) window.addEventListener(type, listener, { capture: true, passive: true, signal })
  // Earlier interactions.
  if (window.scrollY > 0 || lastPressTime() > -Infinity) resolve()
})

/** Whether the visitor has touched, scrolled or pointed at anything in this visit: before that, nobody waits for heavy content. */
function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false)
  useEffect(() => {
    void interaction.then(() => setHasInteracted(true))
  }, [])
  return hasInteracted
}

/**
 * Which of a project's demos moves: at most one, and none until the visitor does something, because a demo is larger than the rest of the page. Once
 * they play or pause one, that decides. Until then, it is the first in view, while it stays there; none if they prefer reduced motion.
 * @param order the demos that can move, in page order
 */
export function useMovingDemo(order: readonly number[]) {
  const prefersStill = useMediaQuery(REDUCED_MOTION)
  // Demos that are loaded later move after a delay of their own.
  const hasSettled = useHasSettled(order.length > 0)
  const hasInteracted = useHasInteracted()
  const figures = useRef(new Map<Element, number>())
  const [candidate = order[0], setCandidate] = useState<number>()
  const [choice, setChoice] = useState<number | "none">()
  const isStill = useSyncExternalStore(subscribe, isStillWanted, isStillWanted)
  const mayMove = hasSettled && hasInteracted && !prefersStill && !isStill
  const moving = choice ?? (mayMove ? candidate : undefined)

  const updateCandidate = useEffectEvent((inView: ReadonlySet<number>) => {
    const first = order.find((index) => inView.has(index))
    // The moving one keeps moving while it is in view. Before any moves, the first may briefly leave view while the page enters.
    setCandidate((current = order[0]) =>
      mayMove && current !== undefined && inView.has(current) ? current : (first ?? current),
    )
  })
  const orderKey = order.join()
  useEffect(() => {
    const inView = new Set<number>()
    // A single observer reports all figures together; several would report in any order.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const index = figures.current.get(target) ?? -1
          if (intersectionRatio >= IN_VIEW) inView.add(index)
          else inView.delete(index)
        }
        updateCandidate(new Set(inView))
      },
      { threshold: IN_VIEW },
    )
    for (const figure of figures.current.keys()) observer.observe(figure)
    return () => observer.disconnect()
  }, [orderKey])

  return {
    moving,
    toggle: (index: number) => {
      wantsStill = index === moving
      setChoice(wantsStill ? "none" : index)
      for (const listener of listeners) listener()
    },
    /** The ref for a demo's figure. */
    refOf: (index: number) => (figure: HTMLElement) => {
      figures.current.set(figure, index)
      return () => void figures.current.delete(figure)
    },
  }
}
