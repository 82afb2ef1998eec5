import { AnimatePresence, usePresence } from "framer-motion"
import { useAnimate } from "framer-motion/mini"
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { overlayPage } from "../../browser/pending-scroll"
import { lastPressTime } from "../../browser/press"
import { PAGE_OFFSET, PAGE_TRANSITION } from "../../constants"
import { LOOK } from "../../look"
import { FIRST_PAGE_CLASS } from "../../pre-hydration/attributes"
import { REDUCED_MOTION } from "../../theme/tokens"

const OUT_OF_SIGHT = { opacity: 0, transform: `translateY(${PAGE_OFFSET}px)` }
// `none`, because any transform, even `translateY(0)`, would make the page the containing block of fixed content.
const IN_SIGHT = { opacity: 1, transform: "none" }

const ENTRY = {
  opacity: [OUT_OF_SIGHT.opacity, IN_SIGHT.opacity],
  transform: [OUT_OF_SIGHT.transform, IN_SIGHT.transform],
}

const DELAY_MS = PAGE_TRANSITION.delay * 1000

/** Over the leaving page, which alone takes up space in the layout until it is gone. */
const ABOVE = { position: "absolute", insetInline: 0, pointerEvents: "none" } as const

// The server has no layout, so the effect does nothing there.
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect

/** Tracks the visitor's page changes. If the visitor opens a third page while the first is still leaving, it replaces the second. */
export function usePageChange(pathname: string) {
  const [visit, setVisit] = useState<{ pathname: string; isFirst: boolean; leaving: string | null }>({
    pathname,
    isFirst: true,
    leaving: null,
  })
  if (visit.pathname !== pathname) {
    const leaving = visit.leaving ?? visit.pathname
    // The visitor may also return to the leaving page.
    setVisit({ pathname, isFirst: false, leaving: leaving === pathname ? null : leaving })
  }
  return {
    /** Whether the page is the visit's first, which is in the HTML and enters by CSS. */
    isFirst: visit.isFirst,
    /** Whether the previous page is still there. */
    isUnderWay: visit.leaving !== null,
    onGone: (gone: string) => setVisit((now) => (now.leaving === gone ? { ...now, leaving: null } : now)),
  }
}

interface PageTransitionProps {
  pathname: string
  change: ReturnType<typeof usePageChange>
  /** What screen readers announce. */
  title: string
  children: ReactNode
}

interface PageProps extends Omit<PageTransitionProps, "title"> {
  /** When the leaving page begins to fade, ms since the document's time origin. */
  fadesAtRef: RefObject<number>
}

function Page({ pathname, change: { isFirst, isUnderWay, onGone }, fadesAtRef, children }: PageProps) {
  const [scope, animate] = useAnimate<HTMLDivElement>()
  const [isPresent, safeToRemove] = usePresence()
  const wasLeaving = useRef(false)

  useBrowserLayoutEffect(() => {
    const page = scope.current
    const isInstant = !LOOK.hasMotion || window.matchMedia(REDUCED_MOTION).matches
    // The same for both pages of a change, however long the effects in between take: this clock doesn't advance within a task.
    const now = Number(document.timeline.currentTime)
    /** Keyframes from the page's current state. Cancels its animations: framer-motion's `commitStyles` sets an inline style, which the policy blocks in WebKit. */
    const keyframesTo = ({ opacity, transform }: typeof IN_SIGHT) => {
      const { opacity: opacityNow, transform: transformNow } = getComputedStyle(page)
      const keyframes = { opacity: [Number(opacityNow), opacity], transform: [transformNow, transform] }
      for (const animation of page.getAnimations()) animation.cancel()
      return keyframes
    }
    /** Plays keyframes as if they had started at `startTime`; this may skip the delay, but not the start of the motion. */
    const play = (keyframes: Parameters<typeof animate>[1], startTime: number) => {
      const playback = animate(page, keyframes, PAGE_TRANSITION)
      for (const animation of page.getAnimations()) animation.startTime = Math.max(startTime, now - DELAY_MS)
      return playback
    }
    if (!isPresent) {
      wasLeaving.current = true
      if (isInstant || isUnderWay) {
        // Immediately, like a page that was never fully shown; but `AnimatePresence` only listens after this commit.
        queueMicrotask(() => flushSync(safeToRemove))
        return
      }
      // The delay counts from the press, not from when the next page is loaded and rendered.
      const startTime = Math.max(lastPressTime(), now - DELAY_MS)
      fadesAtRef.current = startTime + DELAY_MS
      void play(keyframesTo(OUT_OF_SIGHT), startTime).then(safeToRemove)
      return
    }
    // A leaving page to which the visitor returns is animated from its current state.
    if (wasLeaving.current) void play(keyframesTo(IN_SIGHT), lastPressTime())
    // The entering page's delay runs while the other fades: they meet half-way, and something is always visible.
    else if (!isFirst && !isInstant) void play(ENTRY, fadesAtRef.current)
    wasLeaving.current = false
    // Runs only on entering and leaving: another render must not interrupt an entry animation.
  }, [isPresent])

  useBrowserLayoutEffect(() => {
    if (!isUnderWay) return undefined
    const page = scope.current
    let finishOverlay: (() => void) | undefined
    // After the commit, at whose end `afterRoute` records the history entry, which decides where the page is scrolled to.
    queueMicrotask(() => (finishOverlay = overlayPage(page)))
    return () => queueMicrotask(() => finishOverlay?.())
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

/** Animates pages: on entry a page rises and fades in, on exit it falls back and fades out. With reduced motion, or motion turned off by the owner, they change instantly. */
export function PageTransition({ pathname, change, title, children }: PageTransitionProps) {
  const fadesAtRef = useRef(0)
  return (
    <>
      {/* Gatsby's announcer reads the first h1 right after the address changes, when the leaving page is still there. */}
      {change.isUnderWay && <h1 hidden>{title}</h1>}
      <AnimatePresence initial={false} presenceAffectsLayout={false}>
        <Page key={pathname} pathname={pathname} change={change} fadesAtRef={fadesAtRef}>
          {children}
        </Page>
      </AnimatePresence>
    </>
  )
}
