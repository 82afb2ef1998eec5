/** A still picture in the encoded formats and widths: all that a `<picture>` needs except `sizes`, which the layout knows. */
export interface PictureData {
  /** A blurred miniature as a data URI; null for SVG and for external addresses, which the build never fetches. */
  placeholder: string | null
  /** Best format first; empty for SVG and external addresses. `srcSet` has width descriptors. */
  sources: { type: string; srcSet: string }[]
  /** The address for browsers that know no `sources`. */
  src: string
}

/** An animated WebP in the widths that were encoded. */
export interface AnimationData {
  /** The address of the widest. */
  src: string
  /** All, with width descriptors. */
  srcSet: string
}

/** A picture or a video, ready to be shown. */
export interface MediaData {
  kind: "still" | "animated" | "video"
  /** The owner's alternative text; null if there is none and the caption must do. */
  alt: string | null
  /** Size in pixels, as displayed. */
  width: number
  height: number
  /** The address of the full-size file: without metadata, or external as is. */
  original: string
  /** MIME type of `original`. */
  type: string
  /** The still; for an animated image its first frame; for a video its poster, if it has one. */
  picture: PictureData | null
  /** Null unless `kind` is `animated`. */
  animation: AnimationData | null
}

/** The content of the file at a `mediaFile` address: the media of a gallery group or a project, in order. */
export interface MediaFile {
  media: MediaData[]
}
