import { styled } from "@mui/material/styles"
import { captionFont } from "../../theme/theme"
import { ARRIVED_ATTRIBUTE } from "../../pre-hydration/attributes"
import { RADIUS } from "../../look"
import { ANSWER_DURATION, ARRIVED_MARK, GUTTER } from "../../theme/tokens"

/** A hairline frame that keeps its place with or without the picture. */
export const PictureFrame = styled("span")(({ theme }) => ({
  display: "block",
  position: "relative",
  // An empty one passes its ratio on to the picture.
  boxSizing: "content-box",
  overflow: "hidden",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.picture,
  backgroundColor: theme.vars.palette.background.paper,
}))

/** A frame as wide as a phone's screen: the screen's edges are its sides. */
export const sideless = { borderInline: "none", borderRadius: 0 } as const

/** An item on a phone whose picture is as wide as the screen, and its focus ring inside. */
export const screenWideItem = {
  marginInline: -GUTTER,
  "& > a .picture-frame": { ...sideless, outlineOffset: -2 },
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
  // Around the picture alone.
  "&:has(.picture-frame):focus-visible": { outline: "none" },
  "&:focus-visible .picture-frame": { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  [`&[${ARRIVED_ATTRIBUTE}]`]: {
    animation: "none",
    "& .picture-frame": { outline: "2px solid transparent", outlineOffset: 2, animation: ARRIVED_MARK },
  },
  ":is(:hover, :focus-visible) > * > .corner-mark": { opacity: 1 },
}))

/** The row below a picture: its name at the start, the link to the full size at the end. */
export const Caption = styled("span")(({ theme }) => ({
  ...captionFont,
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: 12,
  paddingTop: 8,
  color: theme.vars.palette.text.primary,
}))

export const Name = styled("span")({ flexGrow: 1, minWidth: 0 })

/** The quiet words and icon at a caption's end. */
export const Mark = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  flex: "none",
  alignSelf: "center",
  color: theme.vars.palette.text.secondary,
  transition: `color ${ANSWER_DURATION.quick}ms`,
}))

/** In the corner of a picture that is a link to its full-size file: where a mouse points, and always where there is none. */
export const CornerMark = styled(Mark)(({ theme }) => ({
  position: "absolute",
  top: 8,
  insetInlineEnd: 8,
  justifyContent: "center",
  width: 28,
  height: 28,
  borderRadius: RADIUS.control,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  opacity: 0,
  transition: `opacity ${ANSWER_DURATION.quick}ms`,
  "@media (hover: none)": { opacity: 1 },
}))

const Video = styled("video")({ display: "block", width: "100%", height: "auto", backgroundColor: "#000" })

/** A video with its controls; its name is below. */
export function ScreenshotVideo({ name, media }: { name: string; media: Queries.FullMediaFragment }) {
  const { alt, width, height, original, type, gatsbyImageData: image } = media
  return (
    <>
      <PictureFrame>
        <Video
          controls
          preload="none"
          width={width}
          height={height}
          poster={image?.images.fallback?.src}
          aria-label={alt ?? name}
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
