import type { EmotionCache } from "@emotion/cache"
import type { WrapRootElementNodeArgs } from "gatsby"
import { createStyleCache, ThemeRoot } from "../theme/style-cache"

/** The styles of the pages that are being rendered, by path, until `onRenderBody` writes them into the head. */
const caches = new Map<string, EmotionCache>()

/** Takes the styles that rendering a page has gathered. */
export function takeStyleCache(pathname: string): EmotionCache | undefined {
  const cache = caches.get(pathname)
  caches.delete(pathname)
  return cache
}

/** Renders a page to HTML with a style cache of its own. */
export function wrapRootElement({ element, pathname }: WrapRootElementNodeArgs) {
  const cache = createStyleCache()
  caches.set(pathname, cache)
  return <ThemeRoot cache={cache}>{element}</ThemeRoot>
}
