import { Link, type GatsbyLinkProps } from "gatsby"
import { createContext, type MouseEventHandler, useContext } from "react"
import { rememberPage } from "../../browser/storage"
import { PAGE_ATTRIBUTE } from "../../pre-hydration/attributes"
import { type LinkedPage, type PageReference, PAGES } from "../../site-pages"

/** The pages that were made and may be linked to, for what is inside; see `useSitePages`. */
export const SitePages = createContext<readonly PageReference[]>([])

/** The pages that were made and may be linked to, in order. */
export const useSitePages = () => useContext(SitePages)

interface PageLinkProps extends Omit<GatsbyLinkProps<unknown>, "to" | "ref"> {
  page: LinkedPage
  /** What on the page the link leads to. */
  hash?: string
}

/** A link to a page of the site. A click on it is remembered where the page is one whose choice is. */
export function PageLink({ page, hash, onClick, ...props }: PageLinkProps) {
  const { path, isRemembered } = PAGES[page]
  const handleClick: MouseEventHandler<HTMLAnchorElement> = (event) => {
    if (isRemembered) rememberPage(page)
    onClick?.(event)
  }
  const remembered = isRemembered ? { [PAGE_ATTRIBUTE]: page } : undefined
  return <Link {...props} {...remembered} to={hash ? `${path}#${hash}` : path} onClick={handleClick} />
}
