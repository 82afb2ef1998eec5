import type { EmotionCache } from "@emotion/cache"
import type { WrapPageElementBrowserArgs } from "gatsby"
import { PageShell } from "../components/shell/page-shell"
import type { PageContext } from "../site-pages"
import { createStyleCache } from "../theme/theme-root"

let cache: EmotionCache | undefined

/** The visit's styles. `onClientEntry` asks for them first, in a task that has time: reading all that the page came with takes as long as a part of the app. */
export const styleCache = () => (cache ??= createStyleCache())

/** Puts every page of the visit into the same shell. */
export function wrapPageElement({
  element,
  props: { location, pageContext },
}: WrapPageElementBrowserArgs<object, PageContext | { pages?: never }>) {
  // Gatsby's own page for unknown addresses, which only development has.
  if (!pageContext.pages) return element
  return (
    <PageShell styleCache={styleCache()} location={location} pageContext={pageContext}>
      {element}
    </PageShell>
  )
}
