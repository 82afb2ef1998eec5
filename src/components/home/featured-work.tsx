import { styled } from "@mui/material/styles"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { useState } from "react"
import { edgeToEdgeStrip, plainList } from "../../theme/theme"
import { RADIUS } from "../../look"
import { GUTTER, RING_ROOM } from "../../theme/tokens"
import { IS_RIGHT_TO_LEFT, say, WORDS } from "../../words"
import { orientationOf } from "../media/orientation"
import { Picture } from "../media/picture"
import { Caption as PictureCaption, PictureFrame, sideless } from "../media/screenshot"
import { Quiet, ScreenshotName } from "../media/screenshot-name"
import { HydrationBoundary } from "../shared/hydration-boundary"
import { EntryLink, PageLink, useSitePages } from "../shared/page-link"
import { Split } from "../shared/split"

/** Width by height of each picture's place. */
const RATIO = 768 / 480

/** Where the divider of the first screen stands at first, per cent: the larger part is the new one. */
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
  // One too many for rows of two.
  "& > :first-child:nth-last-child(odd)": { gridColumn: "1 / -1" },
  [theme.breakpoints.down("sm")]: {
    ...edgeToEdgeStrip,
    marginBlock: `${32 - RING_ROOM}px ${-RING_ROOM}px`,
    paddingBlock: RING_ROOM,
  },
}))

const Item = styled("li")(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.down("sm")]: {
    flexBasis: "min(70vw, 300px)",
    "&:only-child": { flexBasis: "100%" },
  },
}))

const Place = styled(PictureFrame)({
  boxSizing: "border-box",
  aspectRatio: RATIO,
})

/** A picture's place as wide as the content, on phones as the screen. */
const LargePlace = styled(Place)(({ theme }) => ({
  [theme.breakpoints.down("sm")]: { marginInline: -GUTTER, ...sideless },
}))

/** Fills its place with a picture. */
const Crop = styled("span")({
  position: "absolute",
  inset: 0,
  "& > span": { position: "static" },
  "& img": {
    position: "absolute",
    inset: 0,
    height: "100%",
    objectFit: "cover",
    objectPosition: "var(--focus, top)",
    backgroundPosition: "var(--focus, top)",
  },
})

// The result first: its picture is the page's largest.
const Whole = styled(Split)({ position: "absolute", inset: 0 })

/** A link all over a place. */
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

/** Higher than its line, to be hit by a finger. */
const captionLink = {
  marginBlock: -8,
  paddingBlock: 8,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
} as const

const NameLink = styled(PageLink)(captionLink, ({ theme }) => ({ color: theme.vars.palette.text.primary }))

const AllLink = styled(EntryLink)(captionLink, ({ theme }) => ({
  flexShrink: 0,
  // Only a word longer than any is broken.
  maxWidth: "50%",
  textAlign: "end",
  color: theme.vars.palette.primary.main,
}))

type Work = Queries.HomePageQuery["home"]["featuredWork"][number]
type Media = Queries.FeaturedMediaFragment

/** The widths of a picture's place in CSS px from `lg` up, and in vw below it and on phones. */
type Widths = readonly [large: number, medium: number, phone: number]
const FULL: Widths = [768, 100, 100]
/** In the strip slightly less than its 70vw: the next size up would cost phones twice the bytes for pixels too small to see. */
const HALF: Widths = [372, 50, 60]

/** The width of a picture that fills its place: wider than the place if its ratio is. */
function sizesOf({ width, height }: IGatsbyImageData, widths: Widths): string {
  const [large, medium, phone] = widths.map((each) => Math.ceil(each * Math.max(1, width / height / RATIO)))
  return `(min-width: 1200px) ${large}px, (min-width: 600px) ${medium}vw, ${phone}vw`
}

/** What a crop of a picture keeps in sight, as a position; undefined for its top. */
function focusOf({ focus, gatsbyImageData }: Media): string | undefined {
  if (focus) return `${focus.x}% ${focus.y}%`
  return gatsbyImageData && orientationOf(gatsbyImageData) === "portrait" ? "50% 35%" : undefined
}

function Cropped({ media, widths, isFirst = false }: { media: Media; widths: Widths; isFirst?: boolean }) {
  const { alt, gatsbyImageData: image } = media
  const focus = focusOf(media)
  return (
    <Crop style={focus === undefined ? undefined : { "--focus": focus }}>
      {image && <Picture image={image} alt={alt ?? ""} sizes={sizesOf(image, widths)} isFirst={isFirst} />}
    </Crop>
  )
}

/** The first of the featured work, as large as the page allows: one of a pair as a split of both. */
function First({ work, pageTitle }: { work: Work; pageTitle: string | undefined }) {
  const { page, address, name, number, work: whole, media, twin } = work
  const [share, setShare] = useState(FIRST_SHARE)
  const [before, after] = twin?.shows === "before" ? [twin.media, media] : [media, twin?.media]
  return (
    <Figure>
      <LargePlace className="picture-frame" as="div">
        {after ? (
          <Whole
            before={<Cropped media={before} widths={FULL} />}
            after={<Cropped media={after} widths={FULL} isFirst />}
            share={share}
            onShare={setShare}
            label={say(WORDS.split.divider, { name })}
          >
            <noscript>
              <Cover page={page} hash={address} aria-label={name} />
            </noscript>
          </Whole>
        ) : (
          // The name below is the same link.
          <Cover page={page} hash={address} aria-hidden="true" tabIndex={-1}>
            <Cropped media={media} widths={FULL} isFirst />
          </Cover>
        )}
      </LargePlace>
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
        {whole ? (
          <AllLink to={whole.path} className="screen-only">
            {say(WORDS.home.allScreenshots, { count: whole.screenshots })} {IS_RIGHT_TO_LEFT ? "←" : "→"}
          </AllLink>
        ) : (
          <Quiet>{pageTitle}</Quiet>
        )}
      </Caption>
    </Figure>
  )
}

/** Work, linked to its place on the site: the first large, the others in rows of two, on phones in a strip. */
export function FeaturedWork({ works }: { works: readonly Work[] }) {
  const pages = useSitePages()
  const titleOf = ({ page }: Work) => pages.find(({ name }) => name === page)?.title
  const [first, ...others] = works
  return (
    <section aria-label={WORDS.home.featured}>
      {first && (
        <HydrationBoundary>
          <First work={first} pageTitle={titleOf(first)} />
        </HydrationBoundary>
      )}
      {others.length > 0 && (
        <HydrationBoundary>
          <List data-strip>
            {others.map((work, index) => {
              const { page, address, name, number, media } = work
              const isWide = index === 0 && others.length % 2 === 1
              return (
                <Item key={`${page} ${address}`}>
                  <WorkLink page={page} hash={address}>
                    <Place className="picture-frame">
                      <Cropped media={media} widths={isWide ? [FULL[0], FULL[1], HALF[2]] : HALF} />
                    </Place>
                    <Caption>
                      <span>
                        <ScreenshotName number={number} name={<span className="name">{name}</span>} />
                      </span>
                      <Quiet className="page">{titleOf(work)}</Quiet>
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
