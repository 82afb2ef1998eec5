import type { EmotionCache } from "@emotion/cache"
import type { PropsWithChildren } from "react"
import { Layout } from "./layout"
import { SitePages } from "../shared/page-link"
import type { PageContext } from "../../site-pages"
import { StatusColours, ThemeRoot } from "../../theme/theme-root"

const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`)

type PageShellProps = PropsWithChildren<{
  styleCache: EmotionCache
  location: { pathname: string }
  pageContext: PageContext
}>

/** Theme and layout around every page. Not around Gatsby's root: the Head API's component has its own, and all styles would be duplicated. */
export function PageShell({ styleCache, location, pageContext, children }: PageShellProps) {
  return (
    <ThemeRoot cache={styleCache}>
      <SitePages value={pageContext.pages}>
        <Layout {...pageContext} pathname={withSlash(location.pathname)}>
          {/* In the page, so that it keeps them until it is gone. */}
          {pageContext.name === null && <StatusColours />}
          {children}
        </Layout>
      </SitePages>
    </ThemeRoot>
  )
}
