import type { z } from "zod"
import { MOVABLE_PAGES, type PageName, PAGES } from "../site-pages"
import type { site } from "./kinds/site"

export type WrittenPages = z.infer<typeof site>["pages"]

/** A path of the site and the one that it redirects to. All paths below it are redirected likewise. */
export interface Redirect {
  from: string
  to: string
}

const pathAt = (address: string) => `/${address}/`

/** A page's path: with the owner's address if it has one, otherwise the default. */
export function pagePath(name: PageName, pages: WrittenPages): string {
  const address = name === "home" || name === "notFound" ? undefined : pages[name]?.address
  return address === undefined ? PAGES[name].path : pathAt(address)
}

/** Redirects to the pages from their default and former paths. */
export const redirectsOf = (pages: WrittenPages): Redirect[] =>
  MOVABLE_PAGES.flatMap((name) => {
    const to = pagePath(name, pages)
    const former = [PAGES[name].path, ...(pages[name]?.formerAddresses ?? []).map(pathAt)]
    return former.filter((from) => from !== to).map((from) => ({ from, to }))
  })
