import type { EmotionCache } from "@emotion/cache"
import { withPrefix, type WrapPageElementNodeArgs } from "gatsby"
import type { PageContext } from "../site-pages"
import { PageShell } from "../components/shell/page-shell"
import { createStyleCache } from "../theme/theme-root"

/** The styles of pages being rendered, by address, until `onRenderBody` writes them into the head. */
const caches = new Map<string, EmotionCache>()

/** Takes the styles collected while rendering a page. */
export function takeStyleCache(path: string): EmotionCache | undefined {
  const address = withPrefix(path)
  const cache = caches.get(address)
  caches.delete(address)
  return cache
}

/** Renders a page to HTML in the shell, with its own style cache. */
export function wrapPageElement({ element, props }: WrapPageElementNodeArgs<object, PageContext>) {
  const styleCache = createStyleCache()
  // Not `props.path`, which is the router's pattern for all pages.
  caches.set(props.location.pathname, styleCache)
  return (
    <PageShell styleCache={styleCache} location={props.location} pageContext={props.pageContext}>
      {element}
    </PageShell>
  )
}
