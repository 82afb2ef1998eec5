import type { EmotionCache } from "@emotion/cache"
import type { WrapPageElementBrowserArgs } from "gatsby"
import { PageShell } from "../components/shell/page-shell"
import type { PageContext } from "../site-pages"
import { createStyleCache } from "../theme/theme-root"

let styleCache: EmotionCache | undefined

/** Makes the visit's styles known, in a task that has time for it: it reads all that the page came with, which takes as long as a part of the app. */
export function prepareStyles(): void {
  styleCache = createStyleCache()
}

/** Puts every page of the visit into the same shell. */
export function wrapPageElement({
  element,
  props: { location, pageContext },
}: WrapPageElementBrowserArgs<object, PageContext | { pages?: never }>) {
  // Gatsby's own page for unknown addresses, which only development has.
  if (!styleCache || !pageContext.pages) return element
  return (
    <PageShell styleCache={styleCache} location={location} pageContext={pageContext}>
      {element}
    </PageShell>
  )
}
