import { createContext, useContext } from "react"

/** The media that come with the page: those of the one gallery group or project that is open on load, and its id. */
export const PageMedia = createContext<{ id: string; media: readonly Queries.FullMediaFragment[] } | null>(null)

/** The media of a gallery group or project if they come with the page; undefined if they must be loaded. */
export function usePageMedia(id: string) {
  const page = useContext(PageMedia)
  return page?.id === id ? page.media : undefined
}
