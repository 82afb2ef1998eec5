import { createContext, useContext } from "react"

type Open = Queries.WorksPageQuery["openGroup"] | Queries.ProjectsPageQuery["openProject"]

/** The gallery group or project that is open on load: its media come with the page. */
export const PageMedia = createContext<Open>(null)

/** The media of a gallery group or project if they come with the page; undefined if they must be loaded. */
export function usePageMedia(id: string): readonly Queries.FullMediaFragment[] | undefined {
  const open = useContext(PageMedia)
  if (open?.id !== id) return undefined
  return "img" in open ? open.img : open.content.map(({ img }) => img)
}
