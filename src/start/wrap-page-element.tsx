import type { WrapPageElementBrowserArgs } from "gatsby"
import { PageShell } from "../components/shell/page-shell"
import type { PageContext } from "../site-pages"
import { createStyleCache } from "../theme/theme-root"

const styleCache = createStyleCache()

/** What Gatsby's own page for unknown addresses is told, which only development has. */
interface NoContext {
  pages?: never
}

/** Puts every page of the visit into the same shell. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs<object, PageContext | NoContext>) {
  const { location, pageContext } = props
  if (!pageContext.pages) return element
  return (
    <PageShell styleCache={styleCache} location={location} pageContext={pageContext}>
      {element}
    </PageShell>
  )
}
