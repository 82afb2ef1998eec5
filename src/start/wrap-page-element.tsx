import type { EmotionCache } from "@emotion/cache"
import type { WrapPageElementBrowserArgs } from "gatsby"
import { PageShell } from "../components/shell/page-shell"
import type { PageContext } from "../site-pages"
import { createStyleCache } from "../theme/theme-root"

let cache: EmotionCache | undefined

/** The visit's style cache. `onClientEntry` creates it, in a task with time to spare: reading the page's existing styles takes as long as a part of the app. */
export const getStyleCache = () => (cache ??= createStyleCache())

/** Puts every page of the visit into the same shell. */
export function wrapPageElement({
  element,
  props: { location, pageContext },
}: WrapPageElementBrowserArgs<object, PageContext | { pages?: never }>) {
  // Gatsby's own page for unknown URLs, which exists only in development.
  if (!pageContext.pages) return element
  return (
    <PageShell styleCache={getStyleCache()} location={location} pageContext={pageContext}>
      {element}
    </PageShell>
  )
}
