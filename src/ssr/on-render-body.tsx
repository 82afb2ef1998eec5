import type { EmotionCache } from "@emotion/cache"
import { type RenderBodyArgs, withPrefix } from "gatsby"
import { BEYOND_LATIN, LATIN_URL } from "site-data/fonts"
import { COLOUR_SCHEME_ATTRIBUTE, PAGE_NEEDS, TECHNOLOGIES_ATTRIBUTE } from "../constants"
import { LOOK } from "../look"
import { THEME_COLOUR_ATTRIBUTE } from "../theme/tokens"
import { takeStyleCache } from "./wrap-page-element"

/** The text of `src/pre-hydration/head-script.ts`, inserted by the bundler. */
declare const HEAD_SCRIPT: string

/** The text of `src/start/filter-projects.ts`. */
declare const FILTER_SCRIPT: string

/** The address of the print style sheet, inserted by the bundler. */
declare const PRINT_SHEET: string

/** Gatsby's arguments, with what its types omit: the page's HTML, and that the development server passes no function for page data. */
interface RenderArgs extends Omit<RenderBodyArgs, "loadPageDataSync"> {
  loadPageDataSync?: RenderBodyArgs["loadPageDataSync"]
  bodyHtml?: string
}

const { colourMode } = LOOK

const preloadedFont = (href: string) => (
  <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
)

/** The colour of the browser's UI around the page: in the scheme of a first visit, until the app applies the current one. */
const themeColour = (scheme: "light" | "dark") => (
  <meta
    key={scheme}
    name="theme-color"
    media={colourMode === "system" ? `(prefers-color-scheme: ${scheme})` : colourMode === scheme ? "all" : "not all"}
    content={LOOK.colours[scheme].page}
    {...{ [THEME_COLOUR_ATTRIBUTE]: scheme }}
  />
)

/** The files that make the page interactive, for the script that loads them (`src/build/page-scripts.ts`). */
function pageNeeds(pathname: string, loadPageDataSync: RenderBodyArgs["loadPageDataSync"]) {
  // Gatsby's type is wrong: this returns the page's data as stored in its file.
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
 * A page's styles, global ones first. With a space after the key emotion would adopt the element and move it behind all other sheets: the browser would
 * lay out the whole page again.
 */
function pageStyles({ inserted, registered, key }: EmotionCache) {
  const styles = Object.entries(inserted).flatMap(([id, css]) => (typeof css === "string" ? [{ id, css }] : []))
  const isLocal = ({ id }: { id: string }) => `${key}-${id}` in registered
  const sorted = [...styles.filter((style) => !isLocal(style)), ...styles.filter(isLocal)]
  const css = sorted.map((style) => style.css).join("")
  return <style key="styles" data-s="" data-emotion={key} dangerouslySetInnerHTML={{ __html: css }} />
}

/** Writes what is needed at first paint into each page: its styles, its font and its colour scheme. */
export function onRenderBody({
  pathname,
  loadPageDataSync,
  bodyHtml = "",
  setBodyAttributes,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}: RenderArgs): void {
  if (loadPageDataSync) setBodyAttributes(pageNeeds(pathname, loadPageDataSync))
  // The script in the head keeps it unless the visitor has chosen another; without scripts it stays.
  const ownScheme: object = { [COLOUR_SCHEME_ATTRIBUTE]: colourMode }
  if (colourMode !== "system") setHtmlAttributes(ownScheme)
  if (bodyHtml.includes(TECHNOLOGIES_ATTRIBUTE))
    setPostBodyComponents([<script key="filter" dangerouslySetInnerHTML={{ __html: FILTER_SCRIPT }} />])
  const cache = takeStyleCache(pathname)
  setHeadComponents([
    <script key="head" dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />,
    preloadedFont(LATIN_URL),
    ...BEYOND_LATIN.flatMap(({ url, letter }) => (new RegExp(letter, "u").test(bodyHtml) ? [preloadedFont(url)] : [])),
    themeColour("light"),
    themeColour("dark"),
    ...(cache ? [pageStyles(cache)] : []),
    <link key="print" rel="stylesheet" href={withPrefix(PRINT_SHEET)} media="print" />,
  ])
}
