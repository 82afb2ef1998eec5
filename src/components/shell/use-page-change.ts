import { useState } from "react"

export type PageChange = ReturnType<typeof usePageChange>

/** Tracks the visitor's page changes. If a third page is called while the first is still leaving, it replaces the second. */
export function usePageChange(pathname: string) {
  const [visit, setVisit] = useState<{ pathname: string; isFirst: boolean; leaving: string | null }>({
    pathname,
    isFirst: true,
    leaving: null,
  })
  if (visit.pathname !== pathname) {
    const leaving = visit.leaving ?? visit.pathname
    // Or the leaving one is called back.
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
