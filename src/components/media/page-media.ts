import { createContext, useContext } from "react"

interface PageMedia {
  /** The id of the gallery group or project they belong to. */
  id: string
  media: readonly Queries.FullMediaFragment[]
}

/** The media that come with the page: those of the one gallery group or project that is open when it comes. */
export const PageMedia = createContext<PageMedia | null>(null)

/** The media of a gallery group or project if they come with the page; undefined where they have to be loaded. */
export function usePageMedia(id: string): PageMedia["media"] | undefined {
  const page = useContext(PageMedia)
  return page?.id === id ? page.media : undefined
}
