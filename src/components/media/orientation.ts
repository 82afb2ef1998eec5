/** How much room a picture or a video gets: phone screens stand beside each other, all else has the width for itself. */
export type Shape = "upright" | "wide"

export const shapeOf = ({ width, height }: { width: number; height: number }): Shape =>
  height > width ? "upright" : "wide"

/** Width by height, as `answerEarly` takes it to keep a place. */
export const ratioOf = ({ width, height }: { width: number; height: number }) => (width / height).toFixed(3)
