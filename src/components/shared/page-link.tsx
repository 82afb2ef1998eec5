import { Link, type GatsbyLinkProps } from "gatsby"
import { createContext, type PointerEventHandler, useContext } from "react"
import { hashOf } from "../../browser/arrival"
import { PAGE_ATTRIBUTE } from "../../pre-hydration/attributes"
import { isRemembered, type LinkedPage, type PageReference, pathOf } from "../../site-pages"

export const SitePages = createContext<readonly PageReference[]>([])

/** The pages that exist and may be linked to, in order. */
export const useSitePages = () => useContext(SitePages)

export const usePagePath = (page: LinkedPage) => pathOf(page, useSitePages())

interface PageLinkProps extends Omit<GatsbyLinkProps<unknown>, "to" | "ref"> {
  page: LinkedPage
  hash?: string
  /** The page's path with a query, instead of the path alone. */
  to?: string
}

/** Gatsby fetches a page when its link is hovered. On touchscreens a press counts as that, because the finger lifts a tenth of a second later. */
const simulateHover: PointerEventHandler<HTMLAnchorElement> = ({ currentTarget }) => {
  currentTarget.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }))
}

/** A link to the page of one work or project. By default, Gatsby's `Link` replaces the history entry of the same page with another query or hash. */
export const EntryLink = (props: Omit<GatsbyLinkProps<unknown>, "ref">) => (
  <Link replace={false} {...props} onPointerDown={simulateHover} />
)

/** A link to a page of the site. If the page's choice is remembered, the script in the head stores it on a click. */
export function PageLink({ page, hash, to, ...props }: PageLinkProps) {
  const path = usePagePath(page)
  const remembered = isRemembered(page) ? { [PAGE_ATTRIBUTE]: page } : undefined
  return <EntryLink {...props} {...remembered} to={to ?? (hash ? `${path}${hashOf(hash)}` : path)} />
}
