import createCache, { type EmotionCache } from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import { ThemeProvider } from "@mui/material/styles"
import type { ReactNode } from "react"
import { THEME_STORAGE_KEY } from "../constants"
import { SiteStyles } from "./global-styles"
import { theme } from "./theme"

/** The prefix of emotion's class names and style elements. */
const STYLE_KEY = "css"

/** A cache for a page's styles: a new one for each page rendered to HTML, and one for the browser's whole visit. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: STYLE_KEY })
  // Keeps emotion from writing `<style>` elements into the body of the HTML: the cache is written into the head instead.
  cache.compat = true
  return cache
}

/**
 * Whether the page came with its global styles, including MUI's variables. Emotion would move them to adopt them, and the browser would restyle and
 * lay out the whole page again; they never change, so they stay in place. `gatsby develop` sends pages without.
 */
const HAS_GLOBAL_STYLES =
  typeof document !== "undefined" && document.querySelector(`style[data-emotion^="${STYLE_KEY}-global"]`) !== null

/** Styles, theme and colour mode for its children. */
export function ThemeRoot({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      {/* `noSsr`: the stored mode is read during hydration (no rendered output depends on it), not in a second render, which would hydrate the whole page in one task. */}
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={THEME_STORAGE_KEY}
        disableTransitionOnChange
        disableStyleSheetGeneration={HAS_GLOBAL_STYLES}
        noSsr
      >
        {/* Production pages always have them, so their scripts omit this: `BUILD_STAGE` is Gatsby's. */}
        {process.env.BUILD_STAGE !== "build-javascript" && !HAS_GLOBAL_STYLES && <SiteStyles />}
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
