/** How much space a picture or video gets: phone screens are side by side, all others get the full width. */
export type Orientation = "portrait" | "landscape"

export const orientationOf = ({ width, height }: { width: number; height: number }): Orientation =>
  height > width ? "portrait" : "landscape"

/** Width by height, for `aspect-ratio`. */
export const ratioOf = ({ width, height }: { width: number; height: number }) => (width / height).toFixed(3)
