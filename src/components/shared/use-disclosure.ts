import { useState } from "react"

/** Whether something is open, and whether it ever was: once shown, content stays loaded. */
export function useDisclosure(initiallyOpen: boolean) {
  const [isOpen, setIsOpen] = useState(initiallyOpen)
  const [wasOpened, setWasOpened] = useState(initiallyOpen)

  return {
    isOpen,
    wasOpened,
    toggle: () => {
      setIsOpen(!isOpen)
      setWasOpened(true)
    },
  }
}
