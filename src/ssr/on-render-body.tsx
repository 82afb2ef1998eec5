import InitColorSchemeScript from "@mui/material/InitColorSchemeScript"
import { type RenderBodyArgs, withPrefix } from "gatsby"
import { PAGE_NEEDS, THEME_STORAGE_KEY } from "../constants"
import { ROBOTO_URL } from "../theme/font-faces"
import { COLOUR_SCHEME_ATTRIBUTE } from "../theme/theme"
import { COLOURS } from "../theme/tokens"
import { ANSWER_EARLY } from "./answer-early"
import { criticalStyles } from "./critical-styles"
import { takeStyleCache } from "./wrap-page-element"

// MUI takes any stored value as it is; one that is no mode would leave the page without a scheme.
const CLEAN_STORED_MODE = `try{var m=localStorage.getItem("${THEME_STORAGE_KEY}");if(m&&!/^(light|dark|system)$/.test(m))localStorage.removeItem("${THEME_STORAGE_KEY}")}catch(e){}`

// Storage may be refused; the system's choice counts then, as it does for a visitor who has never chosen.
const FALL_BACK_TO_SYSTEM = `if(!document.documentElement.hasAttribute("${COLOUR_SCHEME_ATTRIBUTE}"))document.documentElement.setAttribute("${COLOUR_SCHEME_ATTRIBUTE}",matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")`

/** Gatsby's arguments, but for what its types leave out: the page of the development server comes without any page's data. */
interface RenderArgs extends Omit<RenderBodyArgs, "loadPageDataSync"> {
  loadPageDataSync?: RenderBodyArgs["loadPageDataSync"]
}

/** What the page needs to become alive, for the script that loads it (`src/build/page-scripts.ts`). */
function pageNeeds(pathname: string, loadPageDataSync: RenderBodyArgs["loadPageDataSync"]) {
  // Gatsby's type says otherwise: it is the page's data as it stands in its file.
  const pageData: object = loadPageDataSync(pathname)
  const folder = pathname.replaceAll(/^\/|\/$/g, "") || "index"
  const data = ["/page-data/app-data.json", `/page-data/${folder}/page-data.json`]
  return {
    [`data-${PAGE_NEEDS.chunk}`]: "componentChunkName" in pageData ? pageData.componentChunkName : undefined,
    [`data-${PAGE_NEEDS.data}`]: data.map((file) => withPrefix(file)).join(" "),
  }
}

/** Writes into each page what must be there at first paint: its styles, its font and its colour scheme. */
export function onRenderBody({ pathname, loadPageDataSync, setBodyAttributes, setHeadComponents }: RenderArgs): void {
  if (loadPageDataSync) setBodyAttributes(pageNeeds(pathname, loadPageDataSync))
  const cache = takeStyleCache(pathname)
  setHeadComponents([
    // In the head: between two scripts in the body the parser may stop and the browser paint.
    <script key="clean" dangerouslySetInnerHTML={{ __html: CLEAN_STORED_MODE }} />,
    <InitColorSchemeScript
      key="scheme"
      attribute={COLOUR_SCHEME_ATTRIBUTE}
      modeStorageKey={THEME_STORAGE_KEY}
      defaultMode="system"
    />,
    <script key="answers" dangerouslySetInnerHTML={{ __html: ANSWER_EARLY }} />,
    <script key="fallback" dangerouslySetInnerHTML={{ __html: FALL_BACK_TO_SYSTEM }} />,
    <link key="font" rel="preload" href={ROBOTO_URL} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <meta key="light" name="theme-color" media="(prefers-color-scheme: light)" content={COLOURS.light.page} />,
    <meta key="dark" name="theme-color" media="(prefers-color-scheme: dark)" content={COLOURS.dark.page} />,
    ...(cache ? criticalStyles(cache) : []),
  ])
}
