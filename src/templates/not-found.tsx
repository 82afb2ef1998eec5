import { styled } from "@mui/material/styles"
import type { PageProps } from "gatsby"
import { PictureFrame } from "../components/media/screenshot"
import { Icon } from "../components/shared/icon"
import { PageContent } from "../components/shared/layout-grid"
import { PageHeading } from "../components/shared/page-heading"
import { PageLink } from "../components/shared/page-link"
import { isInFooter, type PageContext } from "../site-pages"
import { inkLink, plainList, quietCaption } from "../theme/theme"
import { ANSWER_DURATION } from "../theme/tokens"
import { WORDS } from "../words"

const Content = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "12px 48px",
  // The links next to the picture are equally tall.
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "5fr 3fr" },
}))

const Figure = styled("figure")({ display: "contents" })

const Caption = styled("figcaption")({ display: "flex", alignItems: "baseline", gap: 12, gridColumn: 1 })

const Number = styled("span")(quietCaption, { fontVariantNumeric: "tabular-nums" })

const Ways = styled("ul")(({ theme }) => ({
  ...plainList,
  display: "flex",
  flexDirection: "column",
  marginTop: 28,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& li": { flex: "1 0 auto", display: "grid", borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up("sm")]: { gridArea: "1 / 2", marginTop: 0 },
}))

const Way = styled(PageLink)(inkLink, {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: 64,
  fontSize: "1.5rem",
  lineHeight: 1.2,
  fontWeight: 800,
  letterSpacing: "-0.02em",
  transition: `color ${ANSWER_DURATION.quick}ms`,
  "& svg": { marginInlineEnd: -2 },
})

/** A screen with a bar, a column of lines and pictures, on a canvas of 480 x 300. */
const SCREEN =
  "M0 0h480v32H0zM32 64h96v14H32zM32 94h128v6H32zM32 112h112v6H32zM32 130h128v6H32zM32 148h72v6H32zM200 64h248v124H200zM200 204h116v64H200zM332 204h116v64H332z"

// Not stretched to a column that larger text makes taller.
const Frame = styled(PictureFrame)({ alignSelf: "start" })

const Drawing = styled("svg")(({ theme }) => ({
  display: "block",
  width: "100%",
  height: "auto",
  "& .screen": { fill: theme.vars.palette.divider },
  "& .strike": {
    fill: "none",
    stroke: theme.vars.palette.primary.main,
    strokeWidth: 3,
    vectorEffect: "non-scaling-stroke",
  },
}))

/** `/404`: shown for an unknown address: a missing picture (a drawn screen, struck out) and links to go on. */
export default function NotFoundTemplate({ pageContext }: PageProps<object, PageContext>) {
  return (
    <PageContent>
      <PageHeading>{pageContext.title}</PageHeading>
      <Content>
        <Figure>
          <Frame>
            <Drawing viewBox="0 0 480 300" aria-hidden="true" focusable="false">
              <path className="screen" d={SCREEN} />
              <path className="strike" d="M0 300 480 0" />
            </Drawing>
          </Frame>
          <Caption>
            <Number>{WORDS.notFound.number}</Number>
            {pageContext.description}
          </Caption>
        </Figure>
        <Ways className="screen-only">
          {pageContext.pages
            .filter(({ name }) => !isInFooter(name))
            .map(({ name, title }) => (
              <li key={name}>
                <Way page={name}>
                  {title}
                  <Icon name="arrow" />
                </Way>
              </li>
            ))}
        </Ways>
      </Content>
    </PageContent>
  )
}

export { SiteHead as Head } from "./site-head"
