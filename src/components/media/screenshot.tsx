import { styled } from "@mui/material/styles"
import { captionFont } from "../../theme/theme"
import { ANSWER_DURATION, RADIUS } from "../../theme/tokens"
import { WORDS } from "../../words"
import { Icon } from "../shared/icon"
import { NewTab } from "../shared/new-tab"
import { Picture } from "./picture"
import { ratioOf, orientationOf } from "./orientation"

const Figure = styled("figure")({ margin: 0, minWidth: 0 })

/** A hairline frame that keeps its place whether the picture comes or not. */
export const PictureFrame = styled("span")(({ theme }) => ({
  display: "block",
  overflow: "hidden",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.picture,
  backgroundColor: theme.vars.palette.background.paper,
  transition: `border-color ${String(ANSWER_DURATION.quick)}ms`,
}))

const FullSizeLink = styled("a")(({ theme }) => ({
  display: "block",
  color: "inherit",
  textDecoration: "none",
  borderRadius: RADIUS.picture,
  "&:hover .picture-frame": { borderColor: theme.vars.palette.primary.main },
  "&:hover .full-size-mark": { color: theme.vars.palette.primary.main },
}))

const Caption = styled("span")(({ theme }) => ({
  ...captionFont,
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: 12,
  paddingTop: 8,
  color: theme.vars.palette.text.primary,
}))

const Name = styled("span")({ minWidth: 0 })

const Mark = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  flex: "none",
  alignSelf: "center",
  color: theme.vars.palette.text.secondary,
  transition: `color ${String(ANSWER_DURATION.quick)}ms`,
}))

const Video = styled("video")({ display: "block", width: "100%", height: "auto", backgroundColor: "#000" })

/** As large as the frame around the picture will be. */
const LoadingFrame = styled(PictureFrame)({ boxSizing: "content-box" })

/** The name and address of a screenshot: enough for a link, before its picture is loaded. */
export type ScreenshotReference =
  Queries.WorksPageQuery["works"]["nodes"][number]["demo"][number]["content"][number]["content"][number]

/** Two screenshots may have one name, and one may stand in two places. */
export const keyOf = ({ name, img }: ScreenshotReference) => `${name} ${img.original}`

interface ScreenshotProps {
  name: string
  media: Queries.FullMediaFragment
  sizes: string
  isFirst?: boolean
}

function FullSize({ name, href, children }: { name: string; href: string; children?: React.ReactNode }) {
  return (
    <FullSizeLink href={href} target="_blank" rel="noopener">
      {children}
      <Caption>
        <Name>{name}</Name>
        <Mark className="full-size-mark">
          {WORDS.works.fullSize}
          <Icon name="expand" size={14} />
          <NewTab />
        </Mark>
      </Caption>
    </FullSizeLink>
  )
}

/** A screenshot as a link to its full-size file, opened in a new tab, or a video with its controls; under it, its name. */
export function Screenshot({ name, media, sizes, isFirst = false }: ScreenshotProps) {
  const { picture, width, height } = media
  if (media.kind === "video") {
    return (
      <Figure data-orientation={orientationOf(media)}>
        <PictureFrame>
          <Video
            controls
            preload="none"
            width={width}
            height={height}
            poster={picture?.src}
            aria-label={media.alt ?? name}
            style={{ aspectRatio: `${String(width)} / ${String(height)}` }}
          >
            <source src={media.original} type={media.type} />
          </Video>
        </PictureFrame>
        <Caption as="figcaption">{name}</Caption>
      </Figure>
    )
  }
  return (
    <Figure data-orientation={orientationOf(media)}>
      <FullSize name={name} href={media.original}>
        <PictureFrame className="picture-frame">
          {picture && (
            <Picture
              picture={picture}
              // The name stands under it: repeating it as alternative text would say it twice.
              alt={media.alt ?? ""}
              width={width}
              height={height}
              sizes={sizes}
              isFirst={isFirst}
            />
          )}
        </PictureFrame>
      </FullSize>
    </Figure>
  )
}

/** A screenshot whose picture is not loaded: its name, as the same link. */
export function ScreenshotLink({ name, img, isLoading = false }: ScreenshotReference & { isLoading?: boolean }) {
  return (
    <Figure data-orientation={orientationOf(img)}>
      <FullSize name={name} href={img.original}>
        {isLoading && <LoadingFrame style={{ aspectRatio: ratioOf(img) }} />}
      </FullSize>
    </Figure>
  )
}
