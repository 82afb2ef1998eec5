import { type ReactNode, Suspense } from "react"

/** A part of a page that React hydrates separately: after its surroundings, or first if the visitor touches it (selective hydration). */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
