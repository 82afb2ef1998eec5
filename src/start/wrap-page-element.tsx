import type { WrapPageElementBrowserArgs } from "gatsby"
import type { PageContext } from "../site-pages"
import { type PageData, PageShell } from "../components/shell/page-shell"
import { createStyleCache } from "../theme/theme-root"

const styleCache = createStyleCache()

/** What Gatsby's own page for unknown addresses brings, which only development has. */
interface NoPageData {
  site?: never
}

/** Puts every page of the visit into the same shell. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs<PageData | NoPageData, PageContext>) {
  const { data } = props
  if (!data.site) return element
  return (
    <PageShell styleCache={styleCache} data={data} location={props.location} pageContext={props.pageContext}>
      {element}
    </PageShell>
  )
}
