import { styled, type Theme } from "@mui/material/styles"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { FEEDBACK_DURATION } from "../../theme/tokens"

/** The opacity of a bright picture in the dark scheme, where it would glare. */
export const DIMMED = { opacity: 0.9, transition: `opacity ${FEEDBACK_DURATION.quick}ms` } as const

/** The style of a thumbnail with a hairline border; `radius` in px. */
export const framedThumbnail =
  (radius: number) =>
  ({ theme }: { theme: Theme }) =>
    ({
      display: "block",
      boxSizing: "border-box",
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: radius,
      ...theme.applyStyles("dark", DIMMED),
    }) as const

// The blurred placeholder is the picture's background, which the picture covers once loaded: no script and no fade.
const Image = styled("img")(({ theme }) => ({
  display: "block",
  width: "100%",
  height: "auto",
  backgroundSize: "cover",
  backgroundPosition: "center",
  // Dimmed in the dark scheme, unless it is hovered or focused.
  ...theme.applyStyles("dark", DIMMED),
  "a:hover &&, a:focus-visible &&, &&:hover": { opacity: 1 },
}))

/** The style that makes a picture's blurred placeholder the background of its element. */
export const blurredBackground = (image: IGatsbyImageData | null | undefined) =>
  image?.placeholder?.fallback ? { backgroundImage: `url(${image.placeholder.fallback})` } : undefined

interface PictureProps {
  image: IGatsbyImageData
  alt: string
  /** The width of the picture in the layout, as a `sizes` attribute. */
  sizes: string
  /** Whether it is the largest picture of the first screen, which is loaded immediately, before others. */
  isFirst?: boolean
}

/** An optimised picture over a blurred placeholder. Used instead of `<GatsbyImage>`, which needs scripts and loads `react-dom/server`. */
export function Picture({ image, alt, sizes, isFirst = false }: PictureProps) {
  const { images, width, height } = image
  return (
    <picture>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <Image
        src={images.fallback?.src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding={isFirst ? "sync" : "async"}
        style={blurredBackground(image)}
      />
    </picture>
  )
}
