import Button from "@mui/material/Button"
import { styled } from "@mui/material/styles"
import { titleFont } from "../../theme/theme"
import { MEASURE, RADIUS } from "../../theme/tokens"
import { PAGES } from "../../site-pages"
import { WORDS } from "../../words"
import { PageLink, useSitePages } from "../shared/page-link"
import { Picture } from "../media/picture"
import { PictureFrame } from "../media/screenshot"
import { TypewriterBanner } from "./typewriter-banner"

const Root = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "24px 16px",
  alignItems: "start",
  paddingTop: 24,
  "& > :first-child": { gridColumn: "1 / -1" },
  [theme.breakpoints.up("sm")]: { gap: "32px 48px" },
  [theme.breakpoints.up("lg")]: { paddingTop: 88 },
}))

const Name = styled("h1")({ ...titleFont, margin: 0, fontSize: "clamp(2.25rem, 1.25rem + 4.4vw, 4rem)" })

const Tagline = styled("p")(({ theme }) => ({
  maxWidth: MEASURE,
  margin: "12px 0 28px",
  fontSize: "1.125rem",
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}))

const Portfolio = styled(Button)({
  minHeight: 48,
  paddingInline: 28,
  fontSize: "1rem",
  borderRadius: RADIUS.control,
}) as typeof Button

const Photo = styled(PictureFrame)(({ theme }) => ({
  boxSizing: "border-box",
  width: 112,
  [theme.breakpoints.up("sm")]: { width: 224 },
  [theme.breakpoints.up("lg")]: { width: 256 },
}))

/** The banner, then the name, the tagline, the photo and the link to the projects. */
export function Hero({ home: { banner, name, tagline, photo } }: { home: Queries.HomePageQuery["home"] }) {
  const hasProjects = useSitePages().some((page) => page.name === "projects")
  return (
    <Root>
      <TypewriterBanner {...banner} />
      <div>
        <Name>{name}</Name>
        <Tagline>{tagline}</Tagline>
        {hasProjects && (
          // The address tells MUI that it is a link, without a button's `type`.
          <Portfolio
            variant="contained"
            disableElevation
            component={PageLink}
            page="projects"
            href={PAGES.projects.path}
          >
            {WORDS.home.portfolio}
          </Portfolio>
        )}
      </div>
      <Photo>
        {photo.gatsbyImageData && (
          <Picture
            image={photo.gatsbyImageData}
            alt={photo.alt ?? name}
            sizes="(min-width: 1200px) 254px, (min-width: 600px) 222px, 110px"
            isFirst
          />
        )}
      </Photo>
    </Root>
  )
}
