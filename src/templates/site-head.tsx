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
  const { brand, owner, language, icon, address, name, preview } = pageContext
  return (
    <PageHead
      title={title}
      description={description}
      brand={brand}
      owner={owner}
      language={language}
      addressOf={withPrefix}
      icon={icon}
      address={address}
      isIndexed={name !== "notFound"}
      preview={preview}
    />
  )
}
