import { type ReactNode, Suspense } from "react"

/** A part of a page that React hydrates by itself: after what surrounds it, or first if the visitor touches it (selective hydration). */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
