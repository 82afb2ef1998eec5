import { createContext, useContext } from "react"
import { RESERVED_IDS } from "../../site-pages"

/** Whether a work is on its own page, where all gallery groups are open and complete, and their pictures load when they are nearly in view. */
export const OwnPage = createContext(false)

export const useIsOwnPage = () => useContext(OwnPage)

/** A work with the addresses of its own page, which start with the tab. */
export function withOwnAddresses(work: Queries.WorkEntryFragment): Queries.WorkEntryFragment {
  const own = (address: string) => {
    const inside = address.slice(work.address.length + 1)
    return RESERVED_IDS.includes(inside) ? address : inside
  }
  const ownOrNull = (address: string | null) => address && own(address)
  return {
    ...work,
    demo: work.demo.map((tab) => ({
      ...tab,
      address: own(tab.address),
      content: tab.content.map((group) => ({
        ...group,
        address: own(group.address),
        content: group.content.map((screenshot) => ({
          ...screenshot,
          address: own(screenshot.address),
          before: ownOrNull(screenshot.before),
          after: ownOrNull(screenshot.after),
        })),
      })),
    })),
  }
}
