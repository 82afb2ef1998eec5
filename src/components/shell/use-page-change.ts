import { useState } from "react"

export type PageChange = ReturnType<typeof usePageChange>

/** Follows the visitor from page to page. A third one that is called while the first still leaves comes in the place of the second. */
export function usePageChange(pathname: string) {
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
    /** Whether the page is the first of the visit, which the HTML shows and CSS lets in. */
    isFirst: visit.isFirst,
    /** Whether the page before it is still there. */
    isUnderWay: visit.leaving !== null,
    onGone: (gone: string) => setVisit((now) => (now.leaving === gone ? { ...now, leaving: null } : now)),
  }
}
