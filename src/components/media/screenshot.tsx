import { styled } from "@mui/material/styles"
import { captionFont, RADIUS } from "../../theme/theme"
import { ARRIVED_ATTRIBUTE } from "../../pre-hydration/attributes"
import { ARRIVED_MARK, FEEDBACK_DURATION, GUTTER } from "../../theme/tokens"

/** A frame with a hairline border. It reserves its space even without the picture. */
export const PictureFrame = styled("span")(({ theme }) => ({
  display: "block",
  position: "relative",
  // The aspect ratio of an empty frame is that of the picture inside the border.
  boxSizing: "content-box",
  overflow: "hidden",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.picture,
  backgroundColor: theme.vars.palette.background.paper,
}))

/** A frame as wide as a phone's screen, whose edges serve as its sides. */
export const edgeToEdgeFrame = { borderInline: "none", borderRadius: 0 } as const

/** An item on a phone whose picture is as wide as the screen, with the focus ring inside. */
export const screenWideItem = {
  marginInline: -GUTTER,
  "& > :is(a, div) .picture-frame": { ...edgeToEdgeFrame, outlineOffset: -2 },
} as const

/** The link to a screenshot's full-size file. */
export const FullSizeLink = styled("a")(({ theme }) => ({
  display: "block",
  color: "inherit",
  textDecoration: "none",
  // Two pixels beyond the hairline: visible next to pictures of any colour.
  "&:hover .picture-frame": {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 2px ${theme.vars.palette.primary.main}`,
  },
  // The focus ring surrounds only the picture.
  "&:has(.picture-frame):focus-visible": { outline: "none" },
  "&:focus-visible .picture-frame": {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
    isolation: "isolate",
    // Below a ring inside the frame.
    "& img": { position: "relative", zIndex: -1 },
  },
  [`&[${ARRIVED_ATTRIBUTE}]`]: {
    animation: "none",
    "& .picture-frame": { outline: "2px solid transparent", outlineOffset: 2, animation: ARRIVED_MARK },
  },
  ":is(:hover, :focus-visible) > * > .corner-mark": { opacity: 1 },
}))

/** The row below a picture: its name at the start, the link to the full size at the end. */
export const Caption = styled("span")({
  ...captionFont,
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: 12,
  paddingTop: 8,
})

export const Name = styled("span")({ flexGrow: 1, minWidth: 0 })

/** The icon in the corner of a picture that links to its full-size file: shown on hover and focus, and always on devices that can't hover. */
export const CornerMark = styled("span")(({ theme }) => ({
  position: "absolute",
  top: 8,
  insetInlineEnd: 8,
  display: "grid",
  placeContent: "center",
  width: 28,
  height: 28,
  borderRadius: RADIUS.control,
  backgroundColor: theme.vars.palette.background.default,
  opacity: 0,
  transition: `opacity ${FEEDBACK_DURATION.quick}ms`,
  "@media (hover: none)": { opacity: 1 },
}))

const Video = styled("video")({ display: "block", width: "100%", height: "auto", backgroundColor: "#000" })

/** A video with its controls, and its name below. */
export function ScreenshotVideo({ name, media }: { name: string; media: Queries.FullMediaFragment }) {
  const { alt, width, height, original, type, gatsbyImageData: image } = media
  return (
    <>
      <PictureFrame className="picture-frame">
        <Video
          controls
          preload="none"
          width={width}
          height={height}
          poster={image?.images.fallback?.src}
          aria-label={(alt ?? "") || name}
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          <source src={original} type={type} />
        </Video>
      </PictureFrame>
      <Caption className="caption">
        <Name>{name}</Name>
      </Caption>
    </>
  )
}
