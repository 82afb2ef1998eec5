import type { EmotionCache } from "@emotion/cache"
import { withPrefix } from "gatsby"
import type { ReactNode } from "react"
import { Layout } from "../components/layout"
import { PAGE_PATHS, type PageName } from "../components/page-link"
import { ThemeRoot } from "../theme/theme-root"
import type { PageContext, PageData } from "./page-data"

const PAGE_NAMES: readonly PageName[] = ["home", "works", "projects"]

const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`)

interface PageShellProps {
  styleCache: EmotionCache
  data: PageData
  location: { pathname: string }
  pageContext: PageContext
  children: ReactNode
}

/**
 * What stands around every page and stays while pages come and go: the theme and the shared layout. It wraps page elements, not
 * Gatsby's root, because Gatsby renders the Head API's component inside a root of its own, which would have all styles twice.
 */
export function PageShell({ styleCache, data, location, pageContext, children }: PageShellProps) {
  const pathname = withSlash(location.pathname)
  const current = PAGE_NAMES.find((page) => withPrefix(PAGE_PATHS[page]) === pathname) ?? null
  return (
    <ThemeRoot cache={styleCache}>
      <Layout
        brand={data.site.brand}
        owner={data.site.owner}
        pathname={pathname}
        current={current}
        title={pageContext.title}
      >
        {children}
      </Layout>
    </ThemeRoot>
  )
}
