import { styled } from "@mui/material/styles"
import type { PageProps } from "gatsby"
import { PictureFrame } from "../components/media/screenshot"
import { Icon } from "../components/shared/icon"
import { PageContent } from "../components/shared/layout-grid"
import { PageHeading } from "../components/shared/page-heading"
import { PageLink } from "../components/shared/page-link"
import { isInFooter, type PageContext } from "../site-pages"
import { inkLink, plainList } from "../theme/theme"
import { FEEDBACK_DURATION } from "../theme/tokens"

const Content = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "32px 48px",
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "3fr 5fr" },
}))

const StatusCode = styled("span")(({ theme }) => ({
  marginInlineEnd: "0.2em",
  fontWeight: 300,
  color: theme.vars.palette.text.secondary,
}))

const Links = styled("ul")(({ theme }) => ({
  ...plainList,
  display: "flex",
  flexDirection: "column",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& li": { flex: "1 0 auto", display: "grid", borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

const LinkRow = styled(PageLink)(inkLink, {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: 64,
  fontSize: "1.5rem",
  lineHeight: 1.2,
  fontWeight: 800,
  letterSpacing: "-0.02em",
  transition: `color ${FEEDBACK_DURATION.quick}ms`,
  "& svg": { marginInlineEnd: -2 },
})

/** Stands in for a picture. Not stretched if larger text makes the column taller. */
const EmptyFrame = styled(PictureFrame)({ alignSelf: "start", aspectRatio: 8 / 5, backgroundColor: "transparent" })

/** `/404`: shown for unknown addresses, with links to the pages beside an empty frame. */
export default function NotFoundTemplate({ pageContext }: PageProps<object, PageContext>) {
  return (
    <PageContent>
      <PageHeading>
        <StatusCode>404</StatusCode> {pageContext.description}
      </PageHeading>
      <Content>
        <Links className="screen-only">
          {pageContext.pages
            .filter((page) => !isInFooter(page))
            .map(({ name, title }) => (
              <li key={name}>
                <LinkRow page={name}>
                  {title}
                  <Icon name="arrow" />
                </LinkRow>
              </li>
            ))}
        </Links>
        <EmptyFrame aria-hidden="true" />
      </Content>
    </PageContent>
  )
}

export { SiteHead as Head } from "./site-head"
