import { useState } from "react"

/** Whether something is open, and whether it ever was: once shown, content stays loaded. */
export function useDisclosure(initiallyOpen: boolean) {
  // Undefined until it is opened.
  const [isOpen, setIsOpen] = useState<boolean | undefined>(initiallyOpen || undefined)
  return { isOpen: isOpen === true, wasOpened: isOpen !== undefined, toggle: () => setIsOpen(!isOpen) }
}
