import { Link, type GatsbyLinkProps } from "gatsby"
import type { MouseEventHandler } from "react"
import { type RememberedPage, rememberPage } from "../browser/storage"
import { PAGE_ATTRIBUTE } from "../pre-hydration/attributes"

/** The site's pages and where they are. */
export const PAGE_PATHS = { home: "/", works: "/works/", projects: "/projects/" } as const

export type PageName = keyof typeof PAGE_PATHS

const isRemembered = (page: PageName): page is RememberedPage => page !== "home"

interface PageLinkProps extends Omit<GatsbyLinkProps<unknown>, "to" | "ref"> {
  page: PageName
}

/** A link to a page of the site. A click on one that leads to the works or the projects is remembered. */
export function PageLink({ page, onClick, ...props }: PageLinkProps) {
  const handleClick: MouseEventHandler<HTMLAnchorElement> = (event) => {
    if (isRemembered(page)) rememberPage(page)
    onClick?.(event)
  }
  const remembered = isRemembered(page) ? { [PAGE_ATTRIBUTE]: page } : undefined
  return <Link {...props} {...remembered} to={PAGE_PATHS[page]} onClick={handleClick} />
}
