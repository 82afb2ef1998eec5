import { styled } from "@mui/material/styles"
import { inkLink, RADIUS, titleFont } from "../../theme/theme"
import { CONTROL_SIZE, FEEDBACK_DURATION, MEASURE } from "../../theme/tokens"
import { WORDS } from "../../words"
import { PageLink, useSitePages } from "../shared/page-link"
import { Picture } from "../media/picture"
import { PictureFrame } from "../media/screenshot"
import { TypewriterBanner } from "./typewriter-banner"

const Root = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: 16,
  alignItems: "start",
  paddingTop: 20,
  "& > :first-child": { gridColumn: "1 / -1", marginBottom: 24 },
  [theme.breakpoints.up("sm")]: {
    gridTemplateRows: "auto auto 1fr",
    columnGap: 48,
    paddingTop: 32,
    "& > :first-child": { marginBottom: 32 },
  },
}))

const Name = styled("h1")({ ...titleFont, margin: 0, fontSize: "clamp(2.25rem, 1.25rem + 4.4vw, 4rem)" })

const Tagline = styled("p")(({ theme }) => ({
  maxWidth: MEASURE,
  margin: "12px 0 0",
  fontSize: "1.25rem",
  lineHeight: 1.4,
  [theme.breakpoints.down("sm")]: { margin: "8px 0 0", fontSize: "1rem", lineHeight: 1.5 },
}))

// On phones as wide as the page.
const Links = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 24px",
  marginTop: 28,
  [theme.breakpoints.down("sm")]: { gridColumn: "1 / -1", marginTop: 20 },
}))

const PortfolioLink = styled(PageLink)(({ theme: { vars } }) => ({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  // The same width in the fallback font, so that the link beside it doesn't move once Roboto has loaded.
  minWidth: "8rem",
  minHeight: 48,
  padding: "6px 27px",
  // Visible with forced colours.
  border: "1px solid transparent",
  borderRadius: RADIUS.control,
  backgroundColor: vars.palette.primary.main,
  color: vars.palette.primary.contrastText,
  fontSize: "1rem",
  fontWeight: 500,
  textDecoration: "none",
  transition: `background-color ${FEEDBACK_DURATION.calm}ms`,
  "&:hover": { backgroundColor: vars.palette.primary.dark },
}))

const ResumeLink = styled(PageLink)(inkLink, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: CONTROL_SIZE,
  textDecoration: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: "0.25em",
})

const Photo = styled(PictureFrame)(({ theme }) => ({
  boxSizing: "border-box",
  width: 72,
  [theme.breakpoints.up("sm")]: { gridArea: "2 / 2 / span 2", width: 160 },
}))

/** The banner, then the name, the tagline, the photo and the links to the projects and the résumé. */
export function Hero({ home: { banner, name, tagline, photo } }: { home: Queries.HomePageQuery["home"] }) {
  const pages = useSitePages()
  const hasProjects = pages.some((page) => page.name === "projects")
  const resume = pages.find((page) => page.name === "resume")
  return (
    <Root>
      <TypewriterBanner {...banner} />
      <div>
        <Name>{name}</Name>
        <Tagline>{tagline}</Tagline>
      </div>
      <Photo>
        {photo.gatsbyImageData && (
          <Picture
            image={photo.gatsbyImageData}
            alt={photo.alt ?? name}
            sizes="(min-width: 600px) 158px, 70px"
            isFirst
          />
        )}
      </Photo>
      <Links className="screen-only">
        {hasProjects && <PortfolioLink page="projects">{WORDS.home.portfolio}</PortfolioLink>}
        {resume && <ResumeLink page="resume">{resume.title}</ResumeLink>}
      </Links>
    </Root>
  )
}
