import { Link, type GatsbyLinkProps } from "gatsby"
import { createContext, type MouseEventHandler, type PointerEventHandler, useContext } from "react"
import { rememberPage } from "../../pre-hydration/storage"
import { PAGE_ATTRIBUTE } from "../../pre-hydration/attributes"
import { isRemembered, type LinkedPage, type PageReference, PAGES } from "../../site-pages"

export const SitePages = createContext<readonly PageReference[]>([])

/** The pages that exist and may be linked to, in order. */
export const useSitePages = () => useContext(SitePages)

interface PageLinkProps extends Omit<GatsbyLinkProps<unknown>, "to" | "ref"> {
  page: LinkedPage
  /** The target on the page. */
  hash?: string
}

declare global {
  interface Window {
    /** Gatsby's own; not on the server or in tests. */
    ___loader?: { hovering: (pathname: string) => unknown }
  }
}

/** Prefetches the page when its link is pressed, as Gatsby does on mouse-over: a finger never hovers, and lifts a tenth of a second later. */
const askForPage: PointerEventHandler<HTMLAnchorElement> = ({ currentTarget }) => {
  window.___loader?.hovering(currentTarget.pathname)
}

/** A link to the page of one work or project. */
export const EntryLink = (props: Omit<GatsbyLinkProps<unknown>, "ref">) => (
  <Link {...props} onPointerDown={askForPage} />
)

/** A link to a page of the site. A click on it is stored if the page's choice is remembered. */
export function PageLink({ page, hash, onClick, ...props }: PageLinkProps) {
  const { path } = PAGES[page]
  const remembered = isRemembered(page) ? { [PAGE_ATTRIBUTE]: page } : undefined
  const handleClick: MouseEventHandler<HTMLAnchorElement> = (event) => {
    if (remembered) rememberPage(page)
    onClick?.(event)
  }
  return <EntryLink {...props} {...remembered} to={hash ? `${path}#${hash}` : path} onClick={handleClick} />
}
