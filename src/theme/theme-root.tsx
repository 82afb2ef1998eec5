import createCache, { type EmotionCache, type StylisPlugin } from "@emotion/cache"
import { CacheProvider, Global } from "@emotion/react"
import { ThemeProvider } from "@mui/material/styles"
import type { ReactNode } from "react"
import { LATE_SHEET, THEME_STORAGE_KEY } from "../constants"
import { LOOK } from "../look"
import { SiteStyles } from "./global-styles"
import { statusVariables, theme } from "./theme"

/** The prefix of emotion's class names and style elements. */
const STYLE_KEY = "css"

/** Emotion's class names in a sheet. */
const EMOTION_CLASS = new RegExp(`\\.${STYLE_KEY}-(\\w+)`, "g")

/** The properties that browsers of package.json's `browserslist` know only with a prefix. Emotion's own plugin also adds obsolete prefixes. */
const PREFIXED = /^(user-select|hyphens|mask|backdrop-filter)/

const addPrefix: StylisPlugin = (element) => {
  if (element.type === "decl" && PREFIXED.test(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`
}

/**
 * Whether the HTML contains the page's styles, including MUI's variables. Emotion would move global styles to adopt them, and the browser would restyle
 * and lay out the whole page again; they never change, so they stay in place. `gatsby develop` sends pages without styles.
 */
const HAS_BUILT_STYLES = typeof document !== "undefined" && document.querySelector("style[data-s]") !== null

/** The sheets made by the build: the one in the page's HTML, and the late one, which also has the styles of components that others extend. */
const BUILT_SHEETS = `style[data-s], link[href*="${LATE_SHEET}"]`

/** A cache for a page's styles: a new one for each page rendered to HTML, and one for the browser's whole visit. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: [addPrefix] })
  // Keeps emotion from writing `<style>` elements into the body of the HTML: the cache is written into the head instead.
  cache.compat = true
  // Existing styles aren't inserted again. Emotion could read a list of them from the HTML, but that takes 0.2 KB of every page.
  for (const { sheet } of HAS_BUILT_STYLES ? document.querySelectorAll<HTMLStyleElement>(BUILT_SHEETS) : [])
    for (const { cssText } of sheet?.cssRules ?? [])
      for (const [, name = ""] of cssText.matchAll(EMOTION_CLASS)) cache.inserted[name] = true
  return cache
}

/** MUI's colours of errors, warnings, information and success, and its secondary colour, for pages that an owner adds. */
export function StatusColours() {
  const sheets = statusVariables()
  // The last is the dark scheme's. Prints are light.
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
        disableStyleSheetGeneration={HAS_BUILT_STYLES}
        noSsr
      >
        {/* Production pages always have these styles, so their scripts omit this. Gatsby sets `BUILD_STAGE`. */}
        {process.env.BUILD_STAGE !== "build-javascript" && !HAS_BUILT_STYLES && <SiteStyles />}
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
