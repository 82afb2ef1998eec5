import { styled } from "@mui/material/styles"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { PRINT_ATTRIBUTE, printedWidth } from "../../print/printed-width"
import { visuallyHidden } from "../../theme/theme"
import { ANSWER_DURATION, RADIUS } from "../../theme/tokens"
import { WORDS } from "../../words"
import { DIMMED, Picture } from "../media/picture"
import { Caption, Mark, Name, PictureFrame, Screenshot } from "../media/screenshot"
import { Hidden } from "../shared/hidden"
import { Icon } from "../shared/icon"
import { IconButton } from "../shared/icon-button"
import { NewTab } from "../shared/new-tab"

/** Of a demo this much is in the window when it counts as in view. */
const IN_VIEW = 0.5

const DemoFigure = styled("figure")(({ theme }) => ({
  position: "relative",
  margin: 0,
  minWidth: 0,
  "&:hover .picture-frame": { borderColor: theme.vars.palette.primary.main },
}))

// Dimmed as a whole: what moves lies over the still, and would be brighter than one layer. The link over the figure keeps the pointer from both.
const Stage = styled("span")(({ theme }) => ({
  display: "block",
  position: "relative",
  ...theme.applyStyles("dark", { ...DIMMED, "& img": { opacity: 1 } }),
  "figure:hover > * > &&, figure:has(:focus-visible) > * > &&": { opacity: 1 },
}))

// Lies exactly over its first frame, so that nothing moves when it comes; uncovered once it is whole. The browser takes the still, which shows the
// same, for the largest paint, not the animation, of which the visitor sees nothing new at that moment.
const Moving = styled("img")({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  clipPath: "inset(10%)",
  transition: `clip-path ${ANSWER_DURATION.quick}ms`,
  "&[data-whole]": { clipPath: "inset(0)" },
})

function Animation(source: NonNullable<Queries.FullMediaFragment["animation"]> & { sizes: string }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <Moving
      {...source}
      alt=""
      loading="lazy"
      decoding="async"
      data-whole={isWhole || undefined}
      onLoad={() => setIsWhole(true)}
    />
  )
}

/** As tall as the caption's line, whatever its own height; the glyph, not the room around it, keeps the caption's gap. */
const PlayButton = styled(IconButton)(({ theme }) => ({
  font: "inherit",
  alignSelf: "start",
  // Above what makes the whole figure a link.
  zIndex: 1,
  // At its end less: what leads to the full size keeps its 24 px beside it.
  margin: "calc((1.5em - 44px) / 2) -12px calc((1.5em - 44px) / 2) -14px",
  transition: "none",
  "&:active": { color: theme.vars.palette.primary.main },
  "@media (scripting: none)": { display: "none" },
}))

// Stretched over the figure: the picture, too, leads to the full size, without a button in a link.
const FullSizeLink = styled("a")(({ theme }) => ({
  display: "inline-flex",
  justifyContent: "end",
  alignItems: "center",
  alignSelf: "start",
  flex: "none",
  minWidth: 24,
  minHeight: 24,
  margin: "calc((1.5em - 24px) / 2) 0",
  textDecoration: "none",
  "&::before": { content: '""', position: "absolute", inset: 0 },
  "&:hover > *": { color: theme.vars.palette.primary.main },
  borderRadius: RADIUS.control,
}))

// Between two pictures that stand side by side there is room for the icon alone.
const Words = styled("span")({ '[data-orientation="portrait"] &': visuallyHidden })

interface DemoCaptionProps {
  name: string
  /** The full-size file. */
  href: string
  children?: React.ReactNode
}

/** A demo's name and the ways to see it, in the row of the screenshots' captions: what pauses it, where it can move, and its full size. */
function DemoCaption({ name, href, children }: DemoCaptionProps) {
  return (
    <Caption>
      {/* Its picture, its link and its button say it. */}
      <Name aria-hidden="true" style={{ flexGrow: 1 }}>
        {name}
      </Name>
      {children}
      <FullSizeLink href={href} target="_blank" rel="noopener">
        <Mark>
          <Words>{WORDS.works.fullSize}</Words>
          <Hidden>{name}</Hidden>
          <Icon name="expand" size={14} />
          <NewTab />
        </Mark>
      </FullSizeLink>
    </Caption>
  )
}

interface DemoProps {
  /** What it shows, in words. */
  name: string
  media: Queries.FullMediaFragment
  sizes: string
  isFirst: boolean
  /** Whether it is the one demo of its project that moves. */
  isMoving: boolean
  onToggle: () => void
  onInView: (isInView: boolean) => void
}

/** A demo of a project: its picture, which may move, and its caption with what pauses it and leads to the full size. */
export function Demo({ name, media, sizes, isFirst, isMoving, onToggle, onInView }: DemoProps) {
  const ref = useRef<HTMLElement>(null)
  const tellInView = useEffectEvent(onInView)
  useEffect(() => {
    if (!ref.current) return
    const tell = (entries: readonly IntersectionObserverEntry[]) =>
      tellInView((entries.at(-1)?.intersectionRatio ?? 0) >= IN_VIEW)
    const observer = new IntersectionObserver(tell, { threshold: IN_VIEW })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])

  const { animation, picture } = media
  if (!picture || media.kind === "video") return <Screenshot name={name} media={media} sizes={sizes} />
  return (
    <DemoFigure ref={ref}>
      <PictureFrame className="picture-frame">
        <Stage>
          <Picture
            picture={picture}
            alt={name}
            width={media.width}
            height={media.height}
            sizes={sizes}
            isFirst={isFirst}
          />
          {isMoving && animation && <Animation {...animation} sizes={sizes} />}
        </Stage>
      </PictureFrame>
      <DemoCaption name={name} href={media.original}>
        {animation && (
          <PlayButton
            aria-label={isMoving ? WORDS.projects.pauseDemo(name) : WORDS.projects.playDemo(name)}
            onClick={onToggle}
          >
            <Icon name={isMoving ? "pause" : "play"} size={16} />
          </PlayButton>
        )}
      </DemoCaption>
    </DemoFigure>
  )
}

// Without JavaScript nothing will come into the place.
const EmptyFrame = styled(PictureFrame)({ "@media (scripting: none)": { display: "none" } })

/** As large as the picture. MUI's skeleton would be a fifth of the page's own script. */
const Room = styled("span")(({ theme }) => ({
  display: "block",
  aspectRatio: "var(--ratio)",
  "&[data-loading]": {
    backgroundColor: theme.vars.palette.Skeleton.bg,
    "@keyframes loading": { "50%": { opacity: 0.4 } },
    "@media (prefers-reduced-motion: no-preference)": { animation: "loading 2s ease-in-out 0.5s infinite" },
  },
}))

/** What will pause it. */
const ButtonPlace = styled("span")({ flex: "none", width: 18 })

interface DemoPlaceProps {
  name: string
  demo: Queries.ProjectEntryFragment["img"][number]
  isLoading: boolean
}

/** The place of a demo that is not loaded, as large as it will be: its name and its link. */
export function DemoPlace({ name, demo, isLoading }: DemoPlaceProps) {
  return (
    <DemoFigure {...{ [PRINT_ATTRIBUTE]: printedWidth(demo) }}>
      <EmptyFrame className="picture-frame">
        {isLoading ? <Room data-loading data-testid="skeleton" /> : <Room />}
      </EmptyFrame>
      <DemoCaption name={name} href={demo.original}>
        <ButtonPlace />
      </DemoCaption>
    </DemoFigure>
  )
}
