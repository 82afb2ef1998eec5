import { styled } from "@mui/material/styles"
import { graphql, type PageProps } from "gatsby"
import { LayoutContent, LayoutGrid } from "../components/layout-grid"
import { PageHeading } from "../components/page-heading"
import { PageLink } from "../components/page-link"
import { MEASURE } from "../theme/tokens"
import { headOf } from "./head-of"
import type { PageContext, PageData } from "./page-data"

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
export default function NotFoundTemplate({ data: { site } }: PageProps<PageData, PageContext>) {
  const { notFound, home, works, projects } = site.pages
  return (
    <LayoutGrid>
      <LayoutContent>
        <PageHeading>{notFound.title}</PageHeading>
        <Line>{notFound.description} These are the ways on:</Line>
        <Ways>
          <li>
            <PageLink page="home">{home.title}</PageLink>
          </li>
          <li>
            <PageLink page="works">{works.title}</PageLink>
          </li>
          <li>
            <PageLink page="projects">{projects.title}</PageLink>
          </li>
        </Ways>
      </LayoutContent>
    </LayoutGrid>
  )
}

export const Head = headOf("notFound")

export const query = graphql`
  query NotFoundPage {
    site: siteContent {
      ...Site
    }
  }
`
