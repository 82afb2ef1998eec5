import createCache, { type EmotionCache, type StylisPlugin } from "@emotion/cache"
import { CacheProvider, Global } from "@emotion/react"
import { ThemeProvider } from "@mui/material/styles"
import type { ReactNode } from "react"
import { THEME_STORAGE_KEY } from "../constants"
import { LOOK } from "../look"
import { SiteStyles } from "./global-styles"
import { statusVariables, theme } from "./theme"

/** The prefix of emotion's class names and style elements. */
const STYLE_KEY = "css"

/** What the browsers of package.json's `browserslist` know only with a prefix. Emotion's own plugin adds those of browsers long gone, too. */
const PREFIXED = /^(user-select|hyphens|mask|text-size-adjust|backdrop-filter)/

const addPrefix: StylisPlugin = (element) => {
  if (element.type === "decl" && PREFIXED.test(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`
}

/**
 * Whether the page came with its styles, including MUI's variables. Emotion would move global ones to adopt them, and the browser would restyle and
 * lay out the whole page again; they never change, so they stay in place. `gatsby develop` sends pages without.
 */
const HAS_STYLES = typeof document !== "undefined" && document.querySelector("style[data-s]") !== null

/** A cache for a page's styles: a new one for each page rendered to HTML, and one for the browser's whole visit. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: [addPrefix] })
  // Keeps emotion from writing `<style>` elements into the body of the HTML: the cache is written into the head instead.
  cache.compat = true
  // The classes in the HTML have their styles. A list of them, which emotion would read, is 0.2 KB of every page.
  const styled = HAS_STYLES ? document.querySelectorAll(`[class*="${STYLE_KEY}-"]`) : []
  for (const { classList } of styled)
    for (const name of classList)
      if (name.startsWith(`${STYLE_KEY}-`)) cache.inserted[name.slice(STYLE_KEY.length + 1)] = true
  return cache
}

/** MUI's colours of errors, warnings, information and success, and its secondary colour, for pages that an owner adds. */
export function StatusColours() {
  const sheets = statusVariables()
  // The last is that of the dark scheme. Paper is light.
  const dark = sheets.pop()
  return <Global styles={[sheets, { "@media screen": dark }]} />
}

/** Styles, theme and colour mode for its children. */
export function ThemeRoot({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      {/* `noSsr`: the stored mode is read during hydration (no rendered output depends on it), not in a second render, which would hydrate the whole page in one task. */}
      <ThemeProvider
        theme={theme}
        defaultMode={LOOK.colourMode}
        modeStorageKey={THEME_STORAGE_KEY}
        disableTransitionOnChange
        disableStyleSheetGeneration={HAS_STYLES}
        noSsr
      >
        {/* Production pages always have them, so their scripts omit this: `BUILD_STAGE` is Gatsby's. */}
        {process.env.BUILD_STAGE !== "build-javascript" && !HAS_STYLES && <SiteStyles />}
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
