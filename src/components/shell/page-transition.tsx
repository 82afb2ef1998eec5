import { AnimatePresence, usePresence } from "framer-motion"
import { useAnimate } from "framer-motion/mini"
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { flushSync } from "react-dom"
import { layOver } from "../../browser/pending-scroll"
import { pressedAt } from "../../browser/press"
import { PAGE_OFFSET, PAGE_TRANSITION } from "../../constants"
import { FIRST_PAGE_CLASS } from "../../theme/global-styles"
import { REDUCED_MOTION } from "../../theme/tokens"
import type { PageChange } from "./use-page-change"

const OUT_OF_SIGHT = { opacity: 0, transform: `translateY(${PAGE_OFFSET}px)` }
// `none`, for any transform, `translateY(0)` too, would make the page the frame of what is fixed inside it.
const IN_SIGHT = { opacity: 1, transform: "none" }

/** How a page comes in. */
const ENTRY = {
  opacity: [OUT_OF_SIGHT.opacity, IN_SIGHT.opacity],
  transform: [OUT_OF_SIGHT.transform, IN_SIGHT.transform],
}

/** The transition's delay, ms. */
const DELAY = PAGE_TRANSITION.delay * 1000

/** Over the page that leaves, which alone has room in the layout until it is gone. */
const ABOVE = { position: "absolute", insetInline: 0, pointerEvents: "none" } as const

// The server has no layout; there the effect has nothing to do.
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect

interface PageTransitionProps {
  /** The address that tells one page from another. */
  pathname: string
  change: PageChange
  /** What a screen reader is told when the page comes. */
  title: string
  children: ReactNode
}

interface PageProps extends Omit<PageTransitionProps, "title"> {
  /** When the page that leaves begins to fade, ms since the document's time origin. */
  fadesAtRef: RefObject<number>
}

function Page({ pathname, change: { isFirst, isUnderWay, onGone }, fadesAtRef, children }: PageProps) {
  const [scope, animate] = useAnimate<HTMLDivElement>()
  const [isPresent, safeToRemove] = usePresence()
  const wasLeaving = useRef(false)

  useBrowserLayoutEffect(() => {
    const page = scope.current
    const isStill = window.matchMedia(REDUCED_MOTION).matches
    const now = performance.now()
    /** Plays it as if it had begun then; the delay may be over, what moves begins at its beginning. */
    const play = (keyframes: Parameters<typeof animate>[1], begin: number) => {
      const played = animate(page, keyframes, PAGE_TRANSITION)
      for (const animation of page.getAnimations()) animation.startTime = Math.max(begin, now - DELAY)
      return played
    }
    if (!isPresent) {
      wasLeaving.current = true
      if (isStill || isUnderWay) {
        // At once, as does a page that never got its place; but only after this commit `AnimatePresence` listens.
        queueMicrotask(() => flushSync(safeToRemove))
        return
      }
      // The delay counts from the press, not from when the next page has been loaded and rendered.
      const begin = Math.max(pressedAt(), now - DELAY)
      fadesAtRef.current = begin + DELAY
      void play(OUT_OF_SIGHT, begin).then(safeToRemove)
      return
    }
    // A page that is called back while it leaves returns from where it is.
    if (wasLeaving.current) void play(IN_SIGHT, pressedAt())
    // The delay of the one that comes runs while the other fades: they meet half-way, and there is always something to see.
    else if (!isFirst && !isStill) void play(ENTRY, fadesAtRef.current)
    wasLeaving.current = false
    // Only coming and going may start it: an entry that is interrupted by another render must play on.
  }, [isPresent])

  useBrowserLayoutEffect(() => {
    if (!isUnderWay) return undefined
    const page = scope.current
    let takePlace: (() => void) | undefined
    // After the commit, at whose end `holdScroll` learns where the page is to be shown.
    queueMicrotask(() => (takePlace = layOver(page)))
    return () => {
      queueMicrotask(() => {
        if (page.isConnected) takePlace?.()
      })
    }
  }, [isUnderWay])

  useBrowserLayoutEffect(() => () => onGone(pathname), [])

  return (
    <div
      ref={scope}
      className={isFirst ? FIRST_PAGE_CLASS : undefined}
      data-state={isPresent ? "enter" : "exit"}
      inert={!isPresent}
      hidden={!isPresent && isUnderWay}
      style={isUnderWay ? ABOVE : undefined}
    >
      {children}
    </div>
  )
}

/**
 * Lets pages in and out: on entry a page rises 30 px and fades in, on exit it falls back and fades out (0.4 s after 0.2 s,
 * ease-in-out). Visitors who prefer reduced motion see the pages change at once.
 */
export function PageTransition({ pathname, change, title, children }: PageTransitionProps) {
  const fadesAtRef = useRef(0)
  return (
    <>
      {/* Gatsby's announcer reads the first h1 right after the address has changed, when the page that leaves is still there. */}
      {change.isUnderWay && <h1 hidden>{title}</h1>}
      <AnimatePresence initial={false} presenceAffectsLayout={false}>
        <Page key={pathname} pathname={pathname} change={change} fadesAtRef={fadesAtRef}>
          {children}
        </Page>
      </AnimatePresence>
    </>
  )
}
