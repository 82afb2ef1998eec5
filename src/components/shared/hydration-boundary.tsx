import { type ComponentType, memo, Suspense } from "react"

/** A part of a page that React hydrates separately: after its surroundings, or first if the visitor touches it (selective hydration). */
export const HydrationBoundary = Suspense

/**
 * Wraps a component of which a page may have many in a `HydrationBoundary`. `memo` keeps updates nearby from hydrating it before its turn: if its props
 * or the boundary's children change, React hydrates it synchronously, then starts over. So no prop may change when the visitor arrives at a hash.
 */
export const withHydrationBoundary = <Props extends object>(Component: ComponentType<Props>) =>
  memo(function WithHydrationBoundary(props: Props) {
    return (
      <HydrationBoundary>
        <Component {...props} />
      </HydrationBoundary>
    )
  })
