import { styled } from "@mui/material/styles"
import { createElement, type ReactNode, useMemo } from "react"
import { headerFont, quietCaption } from "../../theme/theme"
import { GUTTER, MEASURE } from "../../theme/tokens"
import { orientationOf } from "../media/orientation"
import { PageMedia } from "../media/page-media"
import { Picture } from "../media/picture"
import { FullSizeLink, PictureFrame, screenWideItem } from "../media/screenshot"
import { openingLink } from "../viewer/viewer-buttons"
import { ViewerHost } from "../viewer/viewer-host"
import { HydrationBoundary } from "./hydration-boundary"
import { NewTabLink } from "./new-tab"

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
  "& code, & > pre": {
    fontFamily: "monospace",
    fontSize: "0.875em",
    direction: "ltr",
    unicodeBidi: "isolate",
    hyphens: "manual",
  },
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
  return <NewTabLink href={href}>{words}</NewTabLink>
}

const spansOf = (line: Block["lines"][number]) =>
  // eslint-disable-next-line react/no-array-index-key -- words may repeat, and never move
  line.map((span, place) => <Span key={place} {...span} />)

/** A story's pictures as a group of the viewer: each by its file's name, with a number if that is taken. */
function picturesOf(id: string, title: string, blocks: readonly Block[]) {
  const names = new Set<string>()
  const items = blocks.flatMap(({ picture, caption }) => {
    if (!picture) return []
    const [, file = ""] = /([^/]*)\.\w+$/.exec(picture.original) ?? []
    let name = file
    for (let count = 2; names.has(name); count += 1) name = `${file}-${count}`
    names.add(name)
    return [{ address: `${id}/${name}`, name: caption ?? ((picture.alt ?? "") || title), img: picture }]
  })
  return { items, groups: [{ id, title, isVideo: false, items }], media: { id, img: items.map(({ img }) => img) } }
}

type Item = ReturnType<typeof picturesOf>["items"][number]

function Figure({ address, name, img, caption }: Item & Pick<Block, "caption">) {
  const orientation = orientationOf(img)
  return (
    <figure id={address} data-orientation={orientation}>
      <FullSizeLink {...openingLink({ parameter: "view", address, href: img.original })}>
        <PictureFrame className="picture-frame">
          {img.gatsbyImageData && (
            // It is all that the link around it has.
            <Picture image={img.gatsbyImageData} alt={(img.alt ?? "") || name} sizes={SIZES[orientation]} />
          )}
        </PictureFrame>
      </FullSizeLink>
      {caption && <FigureCaption>{caption}</FigureCaption>}
    </figure>
  )
}

type StoryPartProps = Block & { item: Item | undefined; isInSection: boolean }

function StoryPart({ element, start, lines, caption, item, isInSection }: StoryPartProps) {
  if (item) return <Figure {...item} caption={caption} />
  const isList = element === "ul" || element === "ol"
  return createElement(
    isInSection ? (LOWER[element] ?? element) : element,
    // Long lines of code are scrolled, by keys too.
    { ...(start !== null && { start }), ...(element === "pre" && { tabIndex: 0 }) },
    // eslint-disable-next-line react/no-array-index-key -- lines may repeat, and never move
    lines.map((line, place) => (isList ? <li key={place}>{spansOf(line)}</li> : spansOf(line))),
  )
}

interface StoryProps {
  /** Of the page, or of the section that it is. */
  title: string
  blocks: readonly Block[]
  isInSection?: boolean
}

/** A longer text with its pictures, which the viewer shows: the last part of a project's own page, or a section of the home page. Nothing if there is none. */
export function Story({ title, blocks, isInSection = false }: StoryProps) {
  const Place = isInSection ? SectionRoot : Root
  // A page may have several sections. No id has spaces.
  const story = isInSection ? title.replaceAll(/\s+/g, "-") : "story"
  const { items, groups, media } = useMemo(() => picturesOf(story, title, blocks), [story, title, blocks])
  if (blocks.length === 0) return null
  return (
    <HydrationBoundary>
      <Place>
        {blocks.map((block, place) => (
          <StoryPart
            // eslint-disable-next-line react/no-array-index-key -- parts may repeat, and never move
            key={place}
            {...block}
            item={items.find(({ img }) => img === block.picture)}
            isInSection={isInSection}
          />
        ))}
      </Place>
      <PageMedia value={media}>
        <ViewerHost groups={groups} />
      </PageMedia>
    </HydrationBoundary>
  )
}
