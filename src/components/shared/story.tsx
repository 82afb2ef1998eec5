import { styled } from "@mui/material/styles"
import { createElement, type ReactNode } from "react"
import { headerFont, quietCaption } from "../../theme/theme"
import { GUTTER, MEASURE } from "../../theme/tokens"
import { orientationOf } from "../media/orientation"
import { Picture } from "../media/picture"
import { FullSizeLink, PictureFrame, screenWideItem } from "../media/screenshot"
import { HydrationBoundary } from "./hydration-boundary"
import { NewTab } from "./new-tab"

/** How wide a phone's screen is shown, px: as wide as the column, it would be taller than the window. */
const PORTRAIT_WIDTH = 320

const Root = styled("div")(({ theme }) => ({
  marginTop: 48,
  fontSize: "1rem",
  lineHeight: 26 / 16,
  "& > :not(figure)": { maxWidth: MEASURE, margin: "0 0 16px" },
  "& > h2": { ...headerFont, marginTop: 48, marginBottom: 12 },
  "& > :is(h3, h4)": { fontSize: "1rem", lineHeight: 1.5, fontWeight: 700, marginTop: 32, marginBottom: 8 },
  "& > h4": { fontWeight: 500 },
  "& > :is(ul, ol)": { paddingInlineStart: 20 },
  "& li + li": { marginTop: 4 },
  // Code is read from left to right in every language.
  "& code, & > pre": { fontFamily: "monospace", fontSize: "0.875em", direction: "ltr", unicodeBidi: "isolate" },
  "& > pre": {
    overflowX: "auto",
    paddingInlineStart: 16,
    borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
  },
  "& > figure": { margin: "32px 0" },
  '& > [data-orientation="portrait"]': { maxWidth: PORTRAIT_WIDTH },
  "& > :first-child": { marginTop: 0 },
  "& figcaption": { paddingTop: 8 },
  [theme.breakpoints.up("lg")]: { marginTop: 80 },
  [theme.breakpoints.down("sm")]: {
    '& > [data-orientation="landscape"]': { ...screenWideItem, "& figcaption": { paddingInline: GUTTER } },
  },
}))

const FigureCaption = styled("figcaption")(quietCaption)

const SIZES = {
  portrait: `${PORTRAIT_WIDTH - 2}px`,
  landscape: "(min-width: 1280px) 766px, (min-width: 1200px) 60vw, (min-width: 600px) calc(100vw - 82px), 100vw",
} as const

const SectionRoot = styled(Root)({ "&&": { marginTop: 0 }, "& > :last-child": { marginBottom: 0 } })

/** Headings of a story that stands in a section are a level lower than on a page of its own. */
const LOWER: Partial<Record<Block["element"], string>> = { h2: "h3", h3: "h4" }

type Block = Queries.StoryFragment

/** Words with the elements around them, and where they lead. */
function Span({ text, marks, href }: Block["lines"][number][number]) {
  const words = marks.reduceRight<ReactNode>((inner, mark) => createElement(mark, null, inner), text)
  if (href === null) return words
  if (!/^https?:/.test(href)) return <a href={href}>{words}</a>
  return (
    <a href={href} target="_blank" rel="noopener">
      {words}
      <NewTab />
    </a>
  )
}

const spansOf = (line: Block["lines"][number]) =>
  // eslint-disable-next-line react/no-array-index-key -- words may repeat, and never move
  line.map((span, place) => <Span key={place} {...span} />)

function Figure({ picture, caption }: Pick<Block, "caption"> & { picture: NonNullable<Block["picture"]> }) {
  const orientation = orientationOf(picture)
  return (
    <figure data-orientation={orientation}>
      <FullSizeLink href={picture.original} target="_blank" rel="noopener">
        <PictureFrame className="picture-frame">
          {picture.gatsbyImageData && (
            <Picture image={picture.gatsbyImageData} alt={picture.alt ?? ""} sizes={SIZES[orientation]} />
          )}
        </PictureFrame>
        <NewTab />
      </FullSizeLink>
      {caption && <FigureCaption>{caption}</FigureCaption>}
    </figure>
  )
}

function StoryPart({ element, lines, picture, caption, isInSection }: Block & { isInSection: boolean }) {
  if (picture) return <Figure picture={picture} caption={caption} />
  const isList = element === "ul" || element === "ol"
  return createElement(
    isInSection ? (LOWER[element] ?? element) : element,
    null,
    // eslint-disable-next-line react/no-array-index-key -- lines may repeat, and never move
    lines.map((line, place) => (isList ? <li key={place}>{spansOf(line)}</li> : spansOf(line))),
  )
}

/** A longer text with its pictures: the last part of a project's own page, or a section of the home page. Nothing if there is none. */
export function Story({ blocks, isInSection = false }: { blocks: readonly Block[]; isInSection?: boolean }) {
  const Place = isInSection ? SectionRoot : Root
  if (blocks.length === 0) return null
  return (
    <HydrationBoundary>
      <Place>
        {blocks.map((block, place) => (
          // eslint-disable-next-line react/no-array-index-key -- parts may repeat, and never move
          <StoryPart key={place} {...block} isInSection={isInSection} />
        ))}
      </Place>
    </HydrationBoundary>
  )
}
