import { Link, type GatsbyLinkProps } from "gatsby"
import { createContext, type MouseEventHandler, type PointerEventHandler, useContext } from "react"
import { hashOf } from "../../browser/arrival"
import { rememberPage } from "../../pre-hydration/storage"
import { PAGE_ATTRIBUTE } from "../../pre-hydration/attributes"
import { isRemembered, type LinkedPage, type PageReference, pathOf } from "../../site-pages"

export const SitePages = createContext<readonly PageReference[]>([])

/** The pages that exist and may be linked to, in order. */
export const useSitePages = () => useContext(SitePages)

/** The path of a page. */
export const usePagePath = (page: LinkedPage) => pathOf(page, useSitePages())

interface PageLinkProps extends Omit<GatsbyLinkProps<unknown>, "to" | "ref"> {
  page: LinkedPage
  hash?: string
  /** An address on that page, with a query. */
  to?: string
}

/** Gatsby fetches a page when the mouse comes over its link. A finger never hovers, and lifts a tenth of a second after the press. */
const hover: PointerEventHandler<HTMLAnchorElement> = ({ currentTarget }) => {
  currentTarget.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }))
}

/** A link to the page of one work or project. Gatsby's would replace the entry of the same page with another query or hash. */
export const EntryLink = (props: Omit<GatsbyLinkProps<unknown>, "ref">) => (
  <Link replace={false} {...props} onPointerDown={hover} />
)

/** A link to a page of the site. A click on it is stored if the page's choice is remembered. */
export function PageLink({ page, hash, to, onClick, ...props }: PageLinkProps) {
  const path = usePagePath(page)
  const remembered = isRemembered(page) ? { [PAGE_ATTRIBUTE]: page } : undefined
  const handleClick: MouseEventHandler<HTMLAnchorElement> = (event) => {
    if (remembered) rememberPage(page)
    onClick?.(event)
  }
  const address = to ?? (hash ? `${path}${hashOf(hash)}` : path)
  return <EntryLink {...props} {...remembered} to={address} onClick={handleClick} />
}
