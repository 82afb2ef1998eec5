import { styled } from "@mui/material/styles"
import { captionFont } from "../../theme/theme"
import { ANSWER_DURATION, RADIUS } from "../../theme/tokens"
import { WORDS } from "../../words"
import { Icon } from "../shared/icon"
import { NewTab } from "../shared/new-tab"
import { Picture } from "./picture"
import { ratioOf } from "./orientation"

/** A hairline frame that keeps its place with or without the picture. */
export const PictureFrame = styled("span")(({ theme }) => ({
  display: "block",
  // An empty one passes its ratio on to the picture.
  boxSizing: "content-box",
  overflow: "hidden",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.picture,
  backgroundColor: theme.vars.palette.background.paper,
}))

/** The link to a screenshot's full-size file. */
export const FullSizeLink = styled("a")(({ theme }) => ({
  display: "block",
  color: "inherit",
  textDecoration: "none",
  borderRadius: RADIUS.picture,
  // Two pixels beyond the hairline: visible next to pictures of any colour.
  "&:hover .picture-frame": {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 2px ${theme.vars.palette.primary.main}`,
  },
  "&:hover .full-size-mark": { color: theme.vars.palette.primary.main },
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

export const Name = styled("span")({ minWidth: 0 })

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

interface ScreenshotPictureProps {
  name: string
  media: Partial<Queries.FullMediaFragment> & { width: number; height: number }
  sizes: string
}

/** The content of the link to a screenshot's full-size file: its picture, or its placeholder while loading; its name is below. */
export function ScreenshotPicture({ name, media, sizes }: ScreenshotPictureProps) {
  const { alt, width, height, gatsbyImageData: image } = media
  return (
    <>
      <PictureFrame className="picture-frame" style={image ? undefined : { aspectRatio: ratioOf({ width, height }) }}>
        {/* The name is below: as alternative text it would be read twice. */}
        {image && <Picture image={image} alt={alt ?? ""} sizes={sizes} />}
      </PictureFrame>
      <Caption className="caption">
        <Name>{name}</Name>
        <Mark className="full-size-mark">
          <span>{WORDS.works.fullSize}</span>
          <Icon name="expand" size={14} />
          <NewTab />
        </Mark>
      </Caption>
    </>
  )
}
