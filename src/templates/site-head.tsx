import { type HeadProps, withPrefix } from "gatsby"
import { PageHead } from "../components/shell/page-head"
import type { PageContext } from "../site-pages"

type SiteHeadProps = HeadProps<object, PageContext> & Partial<Pick<PageContext, "title" | "description">>

/** The Head API's component of every page; a page may say another title or description than its context. */
export function SiteHead({
  pageContext,
  title = pageContext.title,
  description = pageContext.description,
}: SiteHeadProps) {
  const { brand, language, icon, address } = pageContext
  return (
    <PageHead
      title={title}
      description={description}
      brand={brand}
      language={language}
      icon={icon === null ? null : withPrefix(icon)}
      address={address}
    />
  )
}
