import { PageHead } from "../components/page-head"
import { PAGE_PATHS, type PageName } from "../components/page-link"
import type { PageData } from "./page-data"

/** The Head API's component for one of the site's pages; `notFound` has no address of its own. */
export function headOf(page: PageName | "notFound") {
  return function Head({ data: { site } }: { data: PageData }) {
    const address =
      page === "notFound" ? null : new URL(PAGE_PATHS[page].slice(1), `${site.siteUrl.replace(/\/$/, "")}/`).href
    return <PageHead {...site.pages[page]} brand={site.brand} language={site.language} address={address} />
  }
}
