import { withPrefix, type WrapPageElementBrowserArgs, type WrapPageElementNodeArgs } from "gatsby"
import { Layout } from "../components/layout"
import { PAGE_PATHS, type PageName } from "../components/page-link"
import type { PageContext, PageData } from "./page-data"

const PAGE_NAMES: readonly PageName[] = ["home", "works", "projects"]

const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`)

/** Puts every page into the shared layout, which stays while pages come and go. */
export function wrapPageElement({
  element,
  props: { data, location, pageContext },
}: WrapPageElementBrowserArgs<PageData, PageContext> | WrapPageElementNodeArgs<PageData, PageContext>) {
  const pathname = withSlash(location.pathname)
  const current = PAGE_NAMES.find((page) => withPrefix(PAGE_PATHS[page]) === pathname) ?? null
  return (
    <Layout
      brand={data.site.brand}
      owner={data.site.owner}
      pathname={pathname}
      current={current}
      title={pageContext.title}
    >
      {element}
    </Layout>
  )
}
