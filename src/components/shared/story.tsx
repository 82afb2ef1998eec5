import { styled } from "@mui/material/styles"
import { createElement, type ReactNode, useMemo } from "react"
import { headerFont, quietCaption } from "../../theme/theme"
import { GUTTER, MEASURE } from "../../theme/tokens"
import { orientationOf } from "../media/orientation"
import { PageMedia } from "../media/page-media"
import { Picture } from "../media/picture"
import { FullSizeLink, PictureFrame, screenWideItem } from "../media/screenshot"
import { viewerLinkProps } from "../viewer/viewer-buttons"
import { ViewerHost } from "../viewer/viewer-host"
import { HydrationBoundary } from "./hydration-boundary"
import { NewTabLink } from "./new-tab"

/** The width of a portrait picture, px: as wide as the column, it would be taller than the window. */
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

/** In a section, a story's headings are one level lower than on a page. */
const LOWERED_HEADINGS: Partial<Record<Block["element"], string>> = { h2: "h3", h3: "h4" }

type Block = Queries.StoryFragment

/** Text with its marks, such as `strong`; a link if it has an `href`. */
function Span({ text, marks, href }: Block["lines"][number][number]) {
  const content = marks.reduceRight<ReactNode>((inner, mark) => createElement(mark, null, inner), text)
  if (href === null) return content
  if (!/^https?:/.test(href)) return <a href={href}>{content}</a>
  return <NewTabLink href={href}>{content}</NewTabLink>
}

const spansOf = (line: Block["lines"][number]) =>
  // eslint-disable-next-line react/no-array-index-key -- words may repeat, and never move
  line.map((span, index) => <Span key={index} {...span} />)

/** A story's pictures as a group for the viewer. The address of each has its file's name, with a number if that is taken. */
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
      <FullSizeLink {...viewerLinkProps({ parameter: "view", address, href: img.original })}>
        <PictureFrame className="picture-frame">
          {img.gatsbyImageData && (
            // The alternative text is the link's only text.
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
    isInSection ? (LOWERED_HEADINGS[element] ?? element) : element,
    // Long lines of code can be scrolled by keyboard, too.
    { ...(start !== null && { start }), ...(element === "pre" && { tabIndex: 0 }) },
    // eslint-disable-next-line react/no-array-index-key -- lines may repeat, and never move
    lines.map((line, index) => (isList ? <li key={index}>{spansOf(line)}</li> : spansOf(line))),
  )
}

interface StoryProps {
  /** The title of the page, or of the section. */
  title: string
  blocks: readonly Block[]
  isInSection?: boolean
}

/** A longer text with pictures, which open in the viewer: at the end of a work's or project's own page, or in a section of the home page. Nothing without blocks. */
export function Story({ title, blocks, isInSection = false }: StoryProps) {
  const Container = isInSection ? SectionRoot : Root
  // A page may have several sections, so the title makes the id unique. Ids can't have spaces.
  const id = isInSection ? title.replaceAll(/\s+/g, "-") : "story"
  const { items, groups, media } = useMemo(() => picturesOf(id, title, blocks), [id, title, blocks])
  if (blocks.length === 0) return null
  return (
    <HydrationBoundary>
      <Container>
        {blocks.map((block, index) => (
          <StoryPart
            // eslint-disable-next-line react/no-array-index-key -- parts may repeat, and never move
            key={index}
            {...block}
            item={items.find(({ img }) => img === block.picture)}
            isInSection={isInSection}
          />
        ))}
      </Container>
      <PageMedia value={media}>
        <ViewerHost groups={groups} />
      </PageMedia>
    </HydrationBoundary>
  )
}
