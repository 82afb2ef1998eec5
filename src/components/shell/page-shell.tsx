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

/** The theme and layout around every page. They don't wrap Gatsby's root, because it also wraps the Head API's component: all styles would be duplicated. */
export function PageShell({ styleCache, location, pageContext, children }: PageShellProps) {
  return (
    <ThemeRoot cache={styleCache}>
      <SitePages value={pageContext.pages}>
        <Layout {...pageContext} pathname={withSlash(location.pathname)}>
          {/* Inside the page, so that a leaving page keeps them until it is gone. */}
          {pageContext.name === null && <StatusColours />}
          {children}
        </Layout>
      </SitePages>
    </ThemeRoot>
  )
}
