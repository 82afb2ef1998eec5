/** How much room a picture or a video gets: phone screens stand beside each other, all else has the width for itself. */
export type Orientation = "portrait" | "landscape"

export const orientationOf = ({ width, height }: { width: number; height: number }): Orientation =>
  height > width ? "portrait" : "landscape"

/** Width by height, as `aspect-ratio` takes it. */
export const ratioOf = ({ width, height }: { width: number; height: number }) => (width / height).toFixed(3)
