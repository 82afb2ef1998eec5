import type { WrapRootElementBrowserArgs } from "gatsby"
import { createStyleCache, ThemeRoot } from "./style-cache"

const cache = createStyleCache()

/** Styles, theme and colour mode for the whole visit. */
export function wrapRootElement({ element }: WrapRootElementBrowserArgs) {
  return <ThemeRoot cache={cache}>{element}</ThemeRoot>
}
