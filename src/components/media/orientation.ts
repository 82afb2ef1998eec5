/** Decides the layout of a picture or video: portrait ones are side by side, landscape ones get the full width. */
export type Orientation = "portrait" | "landscape"

export const orientationOf = ({ width, height }: { width: number; height: number }): Orientation =>
  height > width ? "portrait" : "landscape"

/** Width by height, for `aspect-ratio`. */
export const ratioOf = ({ width, height }: { width: number; height: number }) => (width / height).toFixed(3)
