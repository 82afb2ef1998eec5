import type { WrapPageElementBrowserArgs } from "gatsby"
import type { PageContext, PageData } from "./page-data"
import { PageShell } from "./page-shell"
import { createStyleCache } from "../theme/theme-root"

const styleCache = createStyleCache()

/** Puts every page of the visit into the same shell. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs<PageData, PageContext>) {
  return (
    <PageShell styleCache={styleCache} data={props.data} location={props.location} pageContext={props.pageContext}>
      {element}
    </PageShell>
  )
}
