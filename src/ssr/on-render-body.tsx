import InitColorSchemeScript from "@mui/material/InitColorSchemeScript"
import { type RenderBodyArgs, withPrefix } from "gatsby"
import { COLOUR_SCHEME_ATTRIBUTE, PAGE_NEEDS, THEME_STORAGE_KEY } from "../constants"
import { ROBOTO_URL } from "../theme/font-faces"
import { COLOURS } from "../theme/tokens"
import { criticalStyles } from "./critical-styles"
import { takeStyleCache } from "./wrap-page-element"

/** The text of `src/pre-hydration/head-script.ts`, which the bundler puts in here. */
declare const HEAD_SCRIPT: string

/** Gatsby's arguments, but for what its types leave out: the page of the development server comes without any page's data. */
interface RenderArgs extends Omit<RenderBodyArgs, "loadPageDataSync"> {
  loadPageDataSync?: RenderBodyArgs["loadPageDataSync"]
}

/** What the page needs to become alive, for the script that loads it (`src/build/page-scripts.ts`). */
function pageNeeds(pathname: string, loadPageDataSync: RenderBodyArgs["loadPageDataSync"]) {
  // Gatsby's type says otherwise: it is the page's data as it stands in its file.
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

/** Writes into each page what must be there at first paint: its styles, its font and its colour scheme. */
export function onRenderBody({ pathname, loadPageDataSync, setBodyAttributes, setHeadComponents }: RenderArgs): void {
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
    <link key="font" rel="preload" href={ROBOTO_URL} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <meta key="light" name="theme-color" media="(prefers-color-scheme: light)" content={COLOURS.light.page} />,
    <meta key="dark" name="theme-color" media="(prefers-color-scheme: dark)" content={COLOURS.dark.page} />,
    ...(cache ? criticalStyles(cache) : []),
  ])
}
