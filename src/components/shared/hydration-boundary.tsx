import { type ComponentType, memo, type ReactNode, Suspense } from "react"

/** A part of a page that React hydrates separately: after its surroundings, or first if the visitor touches it (selective hydration). */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}

/**
 * A component that is such a part, and of a kind of which a page may have many. `memo` keeps nearby changes from hydrating it before its turn: with other
 * props, or new children of a boundary, React hydrates each at once, and starts again after it. So its props don't say what changes at arrival.
 */
export const hydratedApart = <Props extends object>(Component: ComponentType<Props>) =>
  memo(function HydratedApart(props: Props) {
    return (
      <HydrationBoundary>
        <Component {...props} />
      </HydrationBoundary>
    )
  })
