import { useSyncExternalStore } from "react"

const subscribe = () => () => undefined

/** `false` on the server and during hydration, `true` from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
