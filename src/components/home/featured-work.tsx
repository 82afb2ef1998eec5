import { styled } from "@mui/material/styles"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { useState } from "react"
import { edgeToEdgeStrip, plainList, RADIUS, strip } from "../../theme/theme"
import { FOCUS_RING_SPACE, GUTTER } from "../../theme/tokens"
import { fillIn, IS_RIGHT_TO_LEFT, WORDS } from "../../words"
import { orientationOf } from "../media/orientation"
import { Picture } from "../media/picture"
import { Caption as PictureCaption, edgeToEdgeFrame, PictureFrame } from "../media/screenshot"
import { Quiet, ScreenshotName } from "../media/screenshot-name"
import { HydrationBoundary } from "../shared/hydration-boundary"
import { EntryLink, PageLink, useSitePages } from "../shared/page-link"
import { Split } from "../shared/split"

/** The aspect ratio of each picture's frame. */
const RATIO = 768 / 480

/** The initial position of the divider, per cent: the larger part shows the after picture. */
const FIRST_SHARE = 38

const Figure = styled("figure")(({ theme }) => ({
  margin: "28px 0 0",
  [theme.breakpoints.up("sm")]: { marginTop: 32 },
}))

const List = styled("ul")(({ theme }) => ({
  ...plainList,
  marginTop: 40,
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "32px 24px",
  // If the number is odd, the first one takes a whole row.
  "& > :first-child:nth-last-child(odd)": { gridColumn: "1 / -1" },
  [theme.breakpoints.down("sm")]: {
    ...strip,
    ...edgeToEdgeStrip,
    marginBlock: `${32 - FOCUS_RING_SPACE}px ${-FOCUS_RING_SPACE}px`,
    paddingBlock: FOCUS_RING_SPACE,
  },
}))

const Item = styled("li")(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.down("sm")]: {
    flexBasis: "min(70vw, 300px)",
    "&:only-child": { flexBasis: "100%" },
  },
}))

const Frame = styled(PictureFrame)({
  boxSizing: "border-box",
  aspectRatio: RATIO,
})

/** A frame as wide as the content; on phones, as wide as the screen. */
const LargeFrame = styled(Frame)(({ theme }) => ({
  // The link that covers it is hovered.
  "&:hover img": { opacity: 1 },
  [theme.breakpoints.down("sm")]: { marginInline: -GUTTER, ...edgeToEdgeFrame },
}))

/** Fills its frame with a picture, cropped. */
const Crop = styled("span")({
  position: "absolute",
  inset: 0,
  "& img": {
    position: "absolute",
    inset: 0,
    height: "100%",
    objectFit: "cover",
    objectPosition: "var(--focus, top)",
    backgroundPosition: "var(--focus, top)",
  },
})

const FramedSplit = styled(Split)({ position: "absolute", inset: 0 })

/** A link that covers a frame. */
const Cover = styled(PageLink)({ position: "absolute", inset: 0 })

const WorkLink = styled(PageLink)(({ theme }) => ({
  display: "block",
  color: "inherit",
  textDecoration: "none",
  borderRadius: RADIUS.picture,
  "&:hover .picture-frame": { borderColor: theme.vars.palette.primary.main },
  "&:hover .name": { textDecoration: "underline" },
  "&:hover .page": { color: theme.vars.palette.primary.main },
}))

const Caption = styled(PictureCaption)({ alignItems: "stretch", gap: 16 })

/** Taller than its line, as a touch target. */
const captionLink = {
  // Above the picture, which is positioned and would cover the focus ring.
  position: "relative",
  marginBlock: -8,
  paddingBlock: 8,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
} as const

const NameLink = styled(PageLink)(captionLink, ({ theme }) => ({ color: theme.vars.palette.text.primary }))

/** Wide enough that only exceptionally long words break. */
const captionEnd = { flexShrink: 0, maxWidth: "50%" } as const

const PageName = styled(Quiet)(captionEnd)

const AllLink = styled(EntryLink)(captionLink, captionEnd, { textAlign: "end" })

type Work = Queries.HomePageQuery["home"]["featuredWork"][number]
type Media = Queries.FeaturedMediaFragment

/** The widths of a frame: in CSS px from `lg` up, in vw below it and on phones. */
type Widths = readonly [large: number, medium: number, phone: number]
const FULL: Widths = [768, 100, 100]
/** On phones slightly less than the strip's 70vw: the next size up would cost phones twice the bytes for pixels too small to see. */
const HALF: Widths = [372, 50, 60]

/** The `sizes` of a picture that fills its frame: wider than the frame if its aspect ratio is. */
function sizesOf({ width, height }: IGatsbyImageData, widths: Widths): string {
  const [large, medium, phone] = widths.map((each) => Math.ceil(each * Math.max(1, width / height / RATIO)))
  return `(min-width: 1200px) ${large}px, (min-width: 600px) ${medium}vw, ${phone}vw`
}

/** The `object-position` of a cropped picture; undefined for its top. */
function focusOf({ focus, gatsbyImageData }: Media): string | undefined {
  if (focus) return `${focus.x}% ${focus.y}%`
  return gatsbyImageData && orientationOf(gatsbyImageData) === "portrait" ? "50% 35%" : undefined
}

function CroppedPicture({ media, widths, isFirst = false }: { media: Media; widths: Widths; isFirst?: boolean }) {
  const { alt, gatsbyImageData: image } = media
  const focus = focusOf(media)
  return (
    <Crop style={focus === undefined ? undefined : { "--focus": focus }}>
      {image && <Picture image={image} alt={alt ?? ""} sizes={sizesOf(image, widths)} isFirst={isFirst} />}
    </Crop>
  )
}

/** The first featured work, as large as the page allows; one of a pair is shown as a split of both. */
function FirstWork({ work, pageTitle }: { work: Work; pageTitle: string | undefined }) {
  const { page, address, name, number, work: ownPage, media, twin } = work
  const [share, setShare] = useState(FIRST_SHARE)
  const [before, after] = twin?.shows === "before" ? [twin.media, media] : [media, twin?.media]
  return (
    <Figure>
      <LargeFrame className="picture-frame" as="div">
        {after ? (
          <FramedSplit
            before={<CroppedPicture media={before} widths={FULL} />}
            // The largest picture of the page, so it is loaded first.
            after={<CroppedPicture media={after} widths={FULL} isFirst />}
            share={share}
            onShare={setShare}
            label={fillIn(WORDS.split.divider, { name })}
          >
            <noscript>
              <Cover page={page} hash={address} aria-label={name} />
            </noscript>
          </FramedSplit>
        ) : (
          <>
            <CroppedPicture media={media} widths={FULL} isFirst />
            {/* The name below has the same link. */}
            <Cover page={page} hash={address} aria-hidden="true" tabIndex={-1} />
          </>
        )}
      </LargeFrame>
      <Caption as="figcaption">
        <span>
          <ScreenshotName
            number={number}
            name={
              <NameLink page={page} hash={address}>
                {name}
              </NameLink>
            }
          />
          {after && (
            <>
              {WORDS.shared.comma}
              <Quiet style={{ display: "inline-block" }}>{WORDS.home.beforeAndAfter}</Quiet>
            </>
          )}
        </span>
        {ownPage ? (
          <AllLink to={ownPage.path} className="screen-only">
            {fillIn(WORDS.home.allScreenshots, { count: ownPage.screenshots })} {IS_RIGHT_TO_LEFT ? "←" : "→"}
          </AllLink>
        ) : (
          <PageName>{pageTitle}</PageName>
        )}
      </Caption>
    </Figure>
  )
}

/** Featured work, linked to where it is on the site: the first large, the others in rows of two, on phones in a strip. */
export function FeaturedWork({ works }: { works: readonly Work[] }) {
  const pages = useSitePages()
  const titleOf = ({ page }: Work) => pages.find(({ name }) => name === page)?.title
  const [first, ...others] = works
  return (
    <section aria-label={WORDS.home.featured}>
      {first && (
        <HydrationBoundary>
          <FirstWork work={first} pageTitle={titleOf(first)} />
        </HydrationBoundary>
      )}
      {others.length > 0 && (
        <HydrationBoundary>
          <List data-strip>
            {others.map((work, index) => {
              const { page, address, name, number, media } = work
              const [large, medium] = index === 0 && others.length % 2 === 1 ? FULL : HALF
              const phone = (others.length === 1 ? FULL : HALF)[2]
              return (
                <Item key={`${page} ${address}`}>
                  <WorkLink page={page} hash={address}>
                    <Frame className="picture-frame">
                      <CroppedPicture media={media} widths={[large, medium, phone]} />
                    </Frame>
                    <Caption>
                      <span>
                        <ScreenshotName number={number} name={<span className="name">{name}</span>} />
                      </span>
                      <PageName className="page">{titleOf(work)}</PageName>
                    </Caption>
                  </WorkLink>
                </Item>
              )
            })}
          </List>
        </HydrationBoundary>
      )}
    </section>
  )
}
