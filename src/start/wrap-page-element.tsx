import type { WrapPageElementBrowserArgs } from "gatsby"
import { PageShell } from "../components/shell/page-shell"
import type { PageContext } from "../site-pages"
import { createStyleCache } from "../theme/theme-root"

const styleCache = createStyleCache()

/** Puts every page of the visit into the same shell. */
export function wrapPageElement({
  element,
  props: { location, pageContext },
}: WrapPageElementBrowserArgs<object, PageContext | { pages?: never }>) {
  // Gatsby's own page for unknown addresses, which only development has.
  if (!pageContext.pages) return element
  return (
    <PageShell styleCache={styleCache} location={location} pageContext={pageContext}>
      {element}
    </PageShell>
  )
}
