import { styled } from "@mui/material/styles"
import { ANSWER_DURATION } from "../../theme/tokens"

const Frame = styled("span")({ display: "block", position: "relative", overflow: "hidden" })

/** The opacity of a bright picture in the dark scheme, where it would glare. */
export const DIMMED = { opacity: 0.9, transition: `opacity ${ANSWER_DURATION.quick}ms` } as const

// The blurred miniature is behind the picture, which covers it once loaded: no script, nothing to fade.
const Image = styled("img")(({ theme }) => ({
  display: "block",
  width: "100%",
  height: "auto",
  backgroundSize: "cover",
  backgroundPosition: "center",
  // A pointed-at one is not dimmed.
  ...theme.applyStyles("dark", DIMMED),
  "a:hover &&, a:focus-visible &&, &&:hover": { opacity: 1 },
}))

/** The blurred miniature of a picture, as the background of its element. */
export const blurred = (picture: Queries.FullMediaFragment["picture"] | undefined) =>
  picture?.placeholder ? { backgroundImage: `url(${picture.placeholder})` } : undefined

interface PictureProps {
  picture: NonNullable<Queries.FullMediaFragment["picture"]>
  alt: string
  /** px; reserve the right space before the picture loads. */
  width: number
  height: number
  /** The width of the picture in the layout, as a `sizes` attribute. */
  sizes: string
  /** Whether it is the largest picture of the first screen: loaded at once, before others. */
  isFirst?: boolean
}

/** An optimised picture: the best format the browser knows at the width it needs, over a blurred placeholder. */
export function Picture({ picture, alt, width, height, sizes, isFirst = false }: PictureProps) {
  return (
    <Frame>
      <picture>
        {picture.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <Image
          src={picture.src}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : undefined}
          decoding={isFirst ? "sync" : "async"}
          style={blurred(picture)}
        />
      </picture>
    </Frame>
  )
}
