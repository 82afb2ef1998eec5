import { styled } from "@mui/material/styles"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { captionFont, plainList, strip } from "../../theme/theme"
import { ANSWER_DURATION, GUTTER, RADIUS } from "../../theme/tokens"
import { WORDS } from "../../words"
import { Picture } from "../media/picture"
import { PictureFrame } from "../media/screenshot"
import { HydrationBoundary } from "../shared/hydration-boundary"
import { PageLink, useSitePages } from "../shared/page-link"
import { AFTER_FIRST_PAINT } from "./after-first-paint"
import { spansOf } from "./featured-grid"

/** Width by height of each picture's place. */
const RATIO = 240 / 150

/** Space around the strip for the focus ring, which scrolling would clip. */
const RING = 4

const List = styled("ul")(({ theme }) => ({
  ...plainList,
  marginTop: 40,
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gap: 24,
  [theme.breakpoints.up("lg")]: { marginTop: 56 },
  // On phones a strip from edge to edge, starting at the page's gutter.
  [theme.breakpoints.down("sm")]: {
    ...strip,
    gap: 16,
    margin: `${36 - RING}px -${GUTTER}px -${RING}px`,
    padding: `${RING}px ${GUTTER}px`,
    scrollPaddingInline: GUTTER,
  },
}))

const Item = styled("li")(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.down("sm")]: {
    flex: "0 0 min(70vw, 300px)",
    scrollSnapAlign: "start",
    "&:only-child": { flexBasis: "100%" },
  },
}))

const WorkLink = styled(PageLink)(({ theme }) => ({
  display: "block",
  color: "inherit",
  textDecoration: "none",
  borderRadius: RADIUS.picture,
  "&:hover .picture-frame": { borderColor: theme.vars.palette.primary.main },
  "&:hover .name": { textDecoration: "underline" },
  "&:hover .page": { color: theme.vars.palette.primary.main },
}))

const Place = styled(PictureFrame)({
  position: "relative",
  boxSizing: "border-box",
  aspectRatio: RATIO,
  // A single picture as wide as the content would fill the window.
  maxHeight: 480,
  "li + li & > span": AFTER_FIRST_PAINT,
  "& > span": { position: "static" },
  // Taller pictures, such as a phone's screen, show their upper part.
  "& img": {
    position: "absolute",
    inset: 0,
    height: "100%",
    objectFit: "cover",
    objectPosition: "top",
    backgroundPosition: "top",
  },
})

const Caption = styled("span")(({ theme }) => ({
  ...captionFont,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: 12,
  paddingTop: 8,
  // In narrow columns, avoid one two-line caption next to one-line ones.
  [theme.breakpoints.between("sm", 768)]: { flexDirection: "column" },
}))

const PageTitle = styled("span")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  transition: `color ${ANSWER_DURATION.quick}ms`,
}))

type Work = Queries.HomePageQuery["home"]["featuredWork"][number]

/**
 * The width of a picture that fills its place: wider than the place if its ratio is. In the strip slightly less than its 70vw: the
 * next size up would cost phones twice the bytes for pixels too small to see.
 */
function sizesOf({ width, height }: IGatsbyImageData, span: number): string {
  const widths = [(768 + 24) * (span / 6) - 24, 100 * (span / 6), span === 6 ? 100 : 60]
  const [large, medium, phone] = widths.map((each) => Math.ceil(each * Math.max(1, width / height / RATIO)))
  return `(min-width: 1200px) ${large}px, (min-width: 600px) ${medium}vw, ${phone}vw`
}

/** Work, linked to its place on the site: pictures in full rows, on phones in a strip. */
export function FeaturedWork({ works }: { works: readonly Work[] }) {
  const pages = useSitePages()
  const spans = spansOf(works.length)
  return (
    <section aria-label={WORDS.home.featured}>
      <HydrationBoundary>
        <List data-strip>
          {works.map(({ page, address, name, media: { alt, gatsbyImageData: image } }, index) => {
            const span = spans[index] ?? 2
            return (
              <Item key={`${page} ${address}`} style={{ gridColumn: `span ${span}` }}>
                <WorkLink page={page} hash={address}>
                  <Place className="picture-frame">
                    {image && (
                      <Picture image={image} alt={alt ?? ""} sizes={sizesOf(image, span)} isFirst={index === 0} />
                    )}
                  </Place>
                  <Caption>
                    <span className="name">{name}</span>
                    <PageTitle className="page">{pages.find((each) => each.name === page)?.title}</PageTitle>
                  </Caption>
                </WorkLink>
              </Item>
            )
          })}
        </List>
      </HydrationBoundary>
    </section>
  )
}
