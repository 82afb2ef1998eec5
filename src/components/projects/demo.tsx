import { styled } from "@mui/material/styles"
import type { RefCallback } from "react"
import { printProps } from "../../print/printed-pictures"
import { RADIUS } from "../../theme/theme"
import { CONTROL_SIZE, FEEDBACK_DURATION } from "../../theme/tokens"
import { fillIn, WORDS } from "../../words"
import { DIMMED, Picture } from "../media/picture"
import { Caption, Name, PictureFrame, ScreenshotVideo } from "../media/screenshot"
import { Icon } from "../shared/icon"
import { IconButton } from "../shared/icon-button"
import { NewTabNotice } from "../shared/new-tab"
import { VisuallyHidden } from "../shared/visually-hidden"

const Figure = styled("figure")({ margin: 0 })

const DemoFigure = styled(Figure)(({ theme }) => ({
  position: "relative",
  '[data-orientation="portrait"] > &': { display: "flex", flexDirection: "column", height: "100%" },
  "&:hover .picture-frame": { borderColor: theme.vars.palette.primary.main },
}))

// Dimmed as a whole: the animation covers the still, and two layers would be brighter. A link covers the figure, so neither is hovered itself.
const Stage = styled("span")(({ theme }) => ({
  display: "block",
  position: "relative",
  ...theme.applyStyles("dark", { ...DIMMED, "& img": { opacity: 1 } }),
  "figure:hover > * > &&, figure:has(:focus-visible) > * > &&": { opacity: 1 },
}))

// Exactly covers the still, its first frame, so that nothing moves when it appears; clipped until fully loaded. This makes the browser count the
// still as the largest contentful paint, not the animation, which shows the visitor nothing new at that moment.
const AnimatedPicture = styled("img")({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  clipPath: "inset(10%)",
  transition: `clip-path ${FEEDBACK_DURATION.quick}ms`,
  "&[data-whole]": { clipPath: "inset(0)" },
})

/** Takes no more height than the caption's line; the caption's gap starts at the icon, not its padding. */
const PlayButton = styled(IconButton)(({ theme }) => ({
  alignSelf: "start",
  // Above the link that covers the figure.
  zIndex: 1,
  // Less at its end, so that the full-size link stays 24 px away.
  marginBlock: `calc((1.5em - ${CONTROL_SIZE}px) / 2)`,
  marginInline: "-14px -12px",
  transition: "none",
  "&:active": { color: theme.vars.palette.primary.main },
  // Around the icon, because the button reaches over the lines above and below.
  "&:focus-visible": { outlineOffset: -10 },
}))

// Stretched over the figure, so the picture links to the full size too, with no button in a link.
const FullSizeLink = styled("a")(({ theme }) => ({
  display: "inline-flex",
  justifyContent: "end",
  alignItems: "center",
  gap: 6,
  alignSelf: "start",
  flex: "none",
  minWidth: 24,
  minHeight: 24,
  marginBlock: "calc((1.5em - 24px) / 2)",
  marginInline: "auto 0",
  color: theme.vars.palette.text.secondary,
  textDecoration: "none",
  transition: `color ${FEEDBACK_DURATION.quick}ms`,
  "&::before": { content: '""', position: "absolute", inset: 0 },
  "&:hover": { color: theme.vars.palette.primary.main },
  borderRadius: RADIUS.control,
}))

// Below a narrow picture the name has its own line, or two; the line below it is level with those of its neighbours.
const DemoLine = styled(Caption)({
  '[data-orientation="portrait"] &': {
    flexGrow: 1,
    flexWrap: "wrap",
    alignContent: "space-between",
    rowGap: 4,
    "& > :first-child": { flexBasis: "100%" },
  },
})

// Without JavaScript nothing will fill it.
const EmptyFrame = styled(PictureFrame)({ "@media (scripting: none)": { display: "none" } })

/** A placeholder of the picture's size. MUI's skeleton would be a fifth of the page's own script. */
const Placeholder = styled("span")(({ theme }) => ({
  display: "block",
  aspectRatio: "var(--ratio)",
  "&[data-loading]": {
    backgroundColor: theme.vars.palette.Skeleton.bg,
    "@keyframes loading": { "50%": { opacity: 0.4 } },
    "@media (prefers-reduced-motion: no-preference)": { animation: "loading 2s ease-in-out 0.5s infinite" },
  },
}))

/** Reserves space for the pause button. */
const ButtonSpace = styled("span")({ flex: "none", width: 18 })

interface DemoProps {
  name: string
  demo: Queries.ProjectEntryFragment["img"][number]
  /** Undefined until loaded, or if that fails: then an empty frame of the same size is shown, with name and link. */
  media: Queries.FullMediaFragment | undefined
  sizes: string
  isFirst: boolean
  isMoving: boolean
  isLoading: boolean
  onToggle: () => void
  ref: RefCallback<HTMLElement>
}

/** A demo of a project: its picture, which may move, and its caption with the pause button and the full-size link. */
export function Demo({ name, demo, media, sizes, isFirst, isMoving, isLoading, onToggle, ref }: DemoProps) {
  const { animation, gatsbyImageData: image } = media ?? {}
  if (media && (!image || media.kind === "video")) {
    return (
      <Figure>
        <ScreenshotVideo name={name} media={media} />
      </Figure>
    )
  }
  return (
    <DemoFigure {...(image ? { ref } : printProps(demo))}>
      {image ? (
        <PictureFrame className="picture-frame">
          <Stage>
            <Picture image={image} alt={name} sizes={sizes} isFirst={isFirst} />
            {isMoving && animation && (
              <AnimatedPicture
                {...animation}
                sizes={sizes}
                alt=""
                loading="lazy"
                decoding="async"
                // An attribute, not state, because only styles use it.
                onLoad={({ currentTarget }) => currentTarget.setAttribute("data-whole", "")}
              />
            )}
          </Stage>
        </PictureFrame>
      ) : (
        <EmptyFrame className="picture-frame">
          <Placeholder {...(isLoading && { "data-loading": true, "data-testid": "skeleton" })} />
        </EmptyFrame>
      )}
      {/* The same element before and after loading, so that its link keeps focus. */}
      <DemoLine>
        {/* The picture, link and button already have the name. */}
        <Name aria-hidden="true">{name}</Name>
        {!image && <ButtonSpace />}
        {animation && (
          <PlayButton
            aria-label={fillIn(isMoving ? WORDS.projects.pauseDemo : WORDS.projects.playDemo, { demo: name })}
            onClick={onToggle}
          >
            <Icon name={isMoving ? "pause" : "play"} size={16} />
          </PlayButton>
        )}
        <FullSizeLink href={demo.original} target="_blank" rel="noopener">
          {WORDS.works.fullSize}
          <VisuallyHidden>{name}</VisuallyHidden>
          <Icon name="expand" size={14} />
          <NewTabNotice />
        </FullSizeLink>
      </DemoLine>
    </DemoFigure>
  )
}
