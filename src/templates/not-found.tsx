import { styled } from "@mui/material/styles"
import type { PageProps } from "gatsby"
import { LayoutContent, LayoutGrid } from "../components/shared/layout-grid"
import { PageHeading } from "../components/shared/page-heading"
import { PageLink } from "../components/shared/page-link"
import { MEASURE } from "../theme/tokens"
import type { PageContext } from "../site-pages"
import { WORDS } from "../words"
import { SiteHead } from "./site-head"

const Line = styled("p")({ maxWidth: MEASURE, margin: "0 0 32px", fontSize: "1.125rem" })

const Ways = styled("ul")(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& li:last-of-type": { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  "& a": { display: "flex", alignItems: "center", minHeight: 56, fontWeight: 500 },
}))

/** `/404`: what an unknown address shows, with ways back. */
export default function NotFoundTemplate({ pageContext }: PageProps<object, PageContext>) {
  return (
    <LayoutGrid>
      <LayoutContent>
        <PageHeading>{pageContext.title}</PageHeading>
        <Line>
          {pageContext.description} {WORDS.notFound.ways}
        </Line>
        <Ways>
          {pageContext.pages.map(({ name, title }) => (
            <li key={name}>
              <PageLink page={name}>{title}</PageLink>
            </li>
          ))}
        </Ways>
      </LayoutContent>
    </LayoutGrid>
  )
}

export const Head = SiteHead
