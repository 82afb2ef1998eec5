/** A picture or a video, ready to be shown: its shape is that of the GraphQL type `Media`. */
export type MediaData = Queries.FullMediaFragment & { focus?: { x: number; y: number } }
