import type { IGatsbyImageData } from "gatsby-plugin-image"
import type { MediaData } from "../content/media-data"

/** The still of a medium as `<GatsbyImage>` takes it, as wide as its place up to its own width; null for a video without a poster. */
export function gatsbyImageData({ width, height, picture }: MediaData): IGatsbyImageData | null {
  if (!picture) return null
  const { placeholder, sources, src } = picture
  const sizes = `(min-width: ${width}px) ${width}px, 100vw`
  return {
    layout: "constrained",
    width,
    height,
    images: { fallback: { src }, sources: sources.map((source) => ({ ...source, sizes })) },
    ...(placeholder === null ? {} : { placeholder: { fallback: placeholder } }),
  }
}
