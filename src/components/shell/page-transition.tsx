import Box from "@mui/material/Box"
import { AnimatePresence, usePresence } from "framer-motion"
import { useAnimate } from "framer-motion/mini"
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"
import { applyPendingScroll } from "../../browser/pending-scroll"
import { PAGE_OFFSET, PAGE_TRANSITION } from "../../constants"
import { FIRST_PAGE_CLASS } from "../../theme/global-styles"
import { visuallyHidden } from "../../theme/theme"
import { REDUCED_MOTION } from "../../theme/tokens"

const OUT_OF_SIGHT = { opacity: 0, transform: `translateY(${String(PAGE_OFFSET)}px)` }
// No `translateY(0)`: any transform would make the page the frame of what is fixed inside it.
const IN_SIGHT = { opacity: 1, transform: "none" }

/** What a page looks like in each of its states. */
const PAGE_STATES = { hidden: OUT_OF_SIGHT, enter: IN_SIGHT, exit: OUT_OF_SIGHT } as const

const { hidden, enter, exit } = PAGE_STATES
const ENTRY = { opacity: [hidden.opacity, enter.opacity], transform: [hidden.transform, enter.transform] }

// The server has no layout; there the effect has nothing to do.
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect

interface PageProps {
  /** Whether this is the first page of the visit, which the HTML shows and CSS lets in. */
  isFirst: boolean
  onEntered: () => void
  children: ReactNode
}

function Page({ isFirst, onEntered, children }: PageProps) {
  const [scope, animate] = useAnimate<HTMLDivElement>()
  const [isPresent, safeToRemove] = usePresence()
  const wasLeaving = useRef(false)

  useBrowserLayoutEffect(() => {
    const options = window.matchMedia(REDUCED_MOTION).matches ? { duration: 0 } : PAGE_TRANSITION
    if (!isPresent) {
      wasLeaving.current = true
      void animate(scope.current, exit, options).then(safeToRemove)
      return
    }
    // A page that is called back while it leaves returns from where it is.
    if (wasLeaving.current) void animate(scope.current, enter, options)
    else if (!isFirst) void animate(scope.current, ENTRY, options)
    wasLeaving.current = false
    applyPendingScroll()
    onEntered()
    // Only coming and going may start it: an entry that is interrupted by another render must play on.
  }, [isPresent])

  return (
    <div
      ref={scope}
      className={isFirst ? FIRST_PAGE_CLASS : undefined}
      data-state={isPresent ? "enter" : "exit"}
      inert={!isPresent}
    >
      {children}
    </div>
  )
}

interface PageTransitionProps {
  /** The address that tells one page from another. */
  pathname: string
  /** What a screen reader is told when the page comes. */
  title: string
  children: ReactNode
}

/**
 * Lets pages in and out: on entry a page rises 30 px and fades in, on exit it falls back and fades out (0.4 s after 0.2 s,
 * ease-in-out). Visitors who prefer reduced motion see the pages change at once.
 */
export function PageTransition({ pathname, title, children }: PageTransitionProps) {
  const [visit, setVisit] = useState({ pathname, isFirst: true })
  const [entered, setEntered] = useState(pathname)
  if (visit.pathname !== pathname) setVisit({ pathname, isFirst: false })
  const isLeaving = entered !== pathname

  return (
    <>
      {/* Gatsby's announcer reads the first h1 right after the address has changed, when the page that leaves is still there. */}
      {isLeaving && (
        <Box component="h1" sx={visuallyHidden}>
          {title}
        </Box>
      )}
      <AnimatePresence mode="wait" initial={false} presenceAffectsLayout={false}>
        <Page
          key={pathname}
          isFirst={visit.isFirst}
          onEntered={() => {
            setEntered(pathname)
          }}
        >
          {children}
        </Page>
      </AnimatePresence>
    </>
  )
}
