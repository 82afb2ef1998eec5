import { useState } from "react"

/** How one page follows another. */
export interface PageChange {
  /** Whether the page is the first of the visit, which the HTML shows and CSS lets in. */
  isFirst: boolean
  /** Whether the page before it is still there. */
  isUnderWay: boolean
  /** Tells that a page is gone. */
  onGone: (pathname: string) => void
}

/** Follows the visitor from page to page. A third one that is called while the first still leaves comes in the place of the second. */
export function usePageChange(pathname: string): PageChange {
  const [visit, setVisit] = useState<{ pathname: string; isFirst: boolean; leaving: string | null }>({
    pathname,
    isFirst: true,
    leaving: null,
  })
  if (visit.pathname !== pathname) {
    const leaving = visit.leaving ?? visit.pathname
    // Or the one that leaves is called back.
    setVisit({ pathname, isFirst: false, leaving: leaving === pathname ? null : leaving })
  }
  return {
    isFirst: visit.isFirst,
    isUnderWay: visit.leaving !== null,
    onGone: (gone) => setVisit((now) => (now.leaving === gone ? { ...now, leaving: null } : now)),
  }
}
