/** A picture or a video, ready to be shown: its shape is that of the GraphQL type `Media`. */
export type MediaData = Queries.FullMediaFragment & { focus?: { x: number; y: number } }

/** An animated WebP in the widths that were encoded. */
export type AnimationData = NonNullable<MediaData["animation"]>

/** The content of the file at a `mediaFile` address: the media of a gallery group or a project, in order. */
export interface MediaFile {
  media: MediaData[]
}
