import { useEffect, useState } from "react"
import { OPEN_ATTRIBUTE } from "../../pre-hydration/attributes"

/**
 * The addresses of the gallery groups that are open in the tabs that are shown, as the page's own attributes tell them: of all that opens and closes
 * groups and tabs, nothing has to know of the outline.
 * @param addresses of all groups, in order
 */
export function useOpenGroups(addresses: readonly string[]): readonly string[] {
  const [open, setOpen] = useState("")
  const key = addresses.join(" ")

  useEffect(() => {
    const look = () => {
      const isOpen = (address: string) => {
        const group = document.getElementById(address)
        return group?.querySelector(`:scope > [${OPEN_ATTRIBUTE}="true"]`) && !group.closest("[hidden]")
      }
      setOpen(key.split(" ").filter(isOpen).join(" "))
    }
    look()
    const observer = new MutationObserver(look)
    const content = document.querySelector("main")
    if (content) observer.observe(content, { subtree: true, attributeFilter: [OPEN_ATTRIBUTE, "hidden"] })
    return () => {
      observer.disconnect()
    }
  }, [key])

  return open.split(" ")
}
