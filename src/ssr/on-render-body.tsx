import type { EmotionCache } from "@emotion/cache"
import InitColorSchemeScript from "@mui/material/InitColorSchemeScript"
import { type RenderBodyArgs, withPrefix } from "gatsby"
import { COLOUR_SCHEME_ATTRIBUTE, PAGE_NEEDS, THEME_STORAGE_KEY } from "../constants"
import { EXTENDED_RANGE, LATIN_RANGE, ROBOTO_EXTENDED_URL, ROBOTO_URL } from "../theme/font-faces"
import { COLOURS, THEME_COLOUR_ATTRIBUTE } from "../theme/tokens"
import { takeStyleCache } from "./wrap-page-element"

/** The text of `src/pre-hydration/head-script.ts`, inserted by the bundler. */
declare const HEAD_SCRIPT: string

/** The address of the print style sheet, inserted by the bundler. */
declare const PRINT_SHEET: string

/** Gatsby's arguments, with what its types omit: the page's HTML, and that the development server's page comes without any data. */
interface RenderArgs extends Omit<RenderBodyArgs, "loadPageDataSync"> {
  loadPageDataSync?: RenderBodyArgs["loadPageDataSync"]
  bodyHtml?: string
}

/** The characters of a font face's `unicode-range`, as written between the brackets of a regular expression. */
const charactersOf = (range: string) => range.replaceAll(/[0-9A-F]{4,}/g, "\\u{$&}").replaceAll(/U\+|,/g, "")

const EXTENDED_LETTER = new RegExp(`(?![${charactersOf(LATIN_RANGE)}])[${charactersOf(EXTENDED_RANGE)}]`, "u")

const preloadedFont = (href: string) => (
  <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
)

/** The colour of the browser's own parts around the page: the system's scheme, until the app applies the current scheme. */
const themeColour = (scheme: "light" | "dark") => (
  <meta
    key={scheme}
    name="theme-color"
    media={`(prefers-color-scheme: ${scheme})`}
    content={COLOURS[scheme].page}
    {...{ [THEME_COLOUR_ATTRIBUTE]: scheme }}
  />
)

/** What makes the page interactive, for the script that loads it (`src/build/page-scripts.ts`). */
function pageNeeds(pathname: string, loadPageDataSync: RenderBodyArgs["loadPageDataSync"]) {
  // Gatsby's type is wrong: it is the page's data as stored in its file.
  const pageData: object = loadPageDataSync(pathname)
  if (!("componentChunkName" in pageData)) {
    throw new Error(
      `Gatsby's page data looks different: no componentChunkName among ${Object.keys(pageData).join(", ")}`,
    )
  }
  const folder = pathname.replaceAll(/^\/|\/$/g, "") || "index"
  const data = ["/page-data/app-data.json", `/page-data/${folder}/page-data.json`]
  return {
    [`data-${PAGE_NEEDS.chunk}`]: pageData.componentChunkName,
    [`data-${PAGE_NEEDS.data}`]: data.map((file) => withPrefix(file)).join(" "),
  }
}

/**
 * A page's styles as `<style>` elements in the form that emotion adopts in the browser: one for each global style, one for all
 * component styles. `data-s` tells emotion that they are in place: moving them would make the browser restyle and lay out the whole page again.
 */
function criticalStyles({ inserted, registered, key }: EmotionCache) {
  const styles = Object.entries(inserted).flatMap(([id, css]) => (typeof css === "string" && css ? [{ id, css }] : []))
  const isLocal = ({ id }: { id: string }) => `${key}-${id}` in registered
  const locals = styles.filter(isLocal)
  const element = (names: string, css: string) => (
    <style key={names} data-s="" data-emotion={names} dangerouslySetInnerHTML={{ __html: css }} />
  )
  return [
    ...styles.filter((style) => !isLocal(style)).map(({ id, css }) => element(`${key}-global ${id}`, css)),
    element(`${key} ${locals.map(({ id }) => id).join(" ")}`, locals.map(({ css }) => css).join("")),
  ]
}

/** Writes what is needed at first paint into each page: its styles, its font and its colour scheme. */
export function onRenderBody({
  pathname,
  loadPageDataSync,
  bodyHtml = "",
  setBodyAttributes,
  setHeadComponents,
}: RenderArgs): void {
  if (loadPageDataSync) setBodyAttributes(pageNeeds(pathname, loadPageDataSync))
  const cache = takeStyleCache(pathname)
  setHeadComponents([
    // In the head: between two scripts in the body the parser may stop and the browser paint.
    <InitColorSchemeScript
      key="scheme"
      attribute={COLOUR_SCHEME_ATTRIBUTE}
      modeStorageKey={THEME_STORAGE_KEY}
      defaultMode="system"
    />,
    <script key="head" dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />,
    preloadedFont(ROBOTO_URL),
    ...(EXTENDED_LETTER.test(bodyHtml) ? [preloadedFont(ROBOTO_EXTENDED_URL)] : []),
    themeColour("light"),
    themeColour("dark"),
    ...(cache ? criticalStyles(cache) : []),
    <link key="print" rel="stylesheet" href={withPrefix(PRINT_SHEET)} media="print" />,
  ])
}
