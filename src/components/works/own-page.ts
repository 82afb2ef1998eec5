import { createContext, useContext } from "react"

/** Whether a work is on its own page: all gallery groups are open and whole, and their pictures load as they come near. */
export const OwnPage = createContext(false)

export const useIsOwnPage = () => useContext(OwnPage)
