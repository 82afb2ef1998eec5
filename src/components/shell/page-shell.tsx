import type { EmotionCache } from "@emotion/cache"
import type { ReactNode } from "react"
import { Layout } from "./layout"
import { SitePages } from "../shared/page-link"
import type { PageContext } from "../../site-pages"
import { ThemeRoot } from "../../theme/theme-root"

const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`)

interface PageShellProps {
  styleCache: EmotionCache
  location: { pathname: string }
  pageContext: PageContext
  children: ReactNode
}

/**
 * What stands around every page and stays while pages come and go: the theme and the shared layout. It wraps page elements, not
 * Gatsby's root, because Gatsby renders the Head API's component inside a root of its own, which would have all styles twice.
 */
export function PageShell({ styleCache, location, pageContext, children }: PageShellProps) {
  return (
    <ThemeRoot cache={styleCache}>
      <SitePages value={pageContext.pages}>
        <Layout {...pageContext} pathname={withSlash(location.pathname)}>
          {children}
        </Layout>
      </SitePages>
    </ThemeRoot>
  )
}
