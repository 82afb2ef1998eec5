import type { HeadProps } from "gatsby"
import { PageHead } from "../components/shell/page-head"
import type { PageData } from "../components/shell/page-shell"
import { type PageContext, PAGES } from "../site-pages"

/** The Head API's component of every page. The not-found page, which nothing links to, has no address of its own. */
export function SiteHead({
  data: { site },
  pageContext: { name, title, description },
}: HeadProps<PageData, PageContext>) {
  const address = PAGES[name].isLinked
    ? new URL(PAGES[name].path.slice(1), `${site.siteUrl.replace(/\/$/, "")}/`).href
    : null
  return (
    <PageHead title={title} description={description} brand={site.brand} language={site.language} address={address} />
  )
}
