import { useSyncExternalStore } from "react"

const subscribe = () => () => undefined

/** `false` on the server and while its HTML is hydrated, `true` from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
