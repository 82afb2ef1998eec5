import { createContext, use, useEffect } from "react"

/** A gallery group whose screenshots are to be seen says so, and when they no longer are. */
export const OpenGroups = createContext<(address: string, isOpen: boolean) => void>(() => undefined)

/** Tells the page's outline whether a gallery group is open and in sight. */
export function useTellOpen(address: string, isOpen: boolean): void {
  const tell = use(OpenGroups)
  useEffect(() => {
    tell(address, isOpen)
  }, [tell, address, isOpen])
}
