/** Width and height, in a picture's own pixels or in CSS px. */
export interface Size {
  width: number
  height: number
}

/** A picture's native size, CSS px: the size at which each of its pixels is one screen pixel. */
export function nativeSize({ width, height }: Size, density = window.devicePixelRatio): Size {
  return { width: width / density, height: height / density }
}

/** The size at which a whole picture fits into the available space, CSS px: never larger than its native size. */
export function shownSize(picture: Size, space: Size, density = window.devicePixelRatio): Size {
  const native = nativeSize(picture, density)
  const scale = Math.min(1, space.width / native.width, space.height / native.height)
  return { width: native.width * scale, height: native.height * scale }
}

/** The zoom at which a picture fills the width or the height of the space, but no larger than its native size; 1 if it already does without zoom. */
export function sideZoom(side: keyof Size, picture: Size, space: Size, density = window.devicePixelRatio): number {
  const shown = shownSize(picture, space, density)[side]
  return shown > 0 ? Math.min(space[side], nativeSize(picture, density)[side]) / shown : 1
}

/** The sizes at which two pictures are compared: the larger one for both if they have the same shape, such as a screen at 1x and at 2x. */
export function comparedSizes(before: Size, after: Size): [Size, Size] {
  const larger = before.width > after.width ? before : after
  const isSameShape = Math.abs((before.width * after.height) / (before.height * after.width) - 1) < 0.01
  return isSameShape ? [larger, larger] : [before, after]
}

/** The width of the largest file among a picture's sources, px; 0 if there are none. */
export function largestWidth(sources: readonly { srcSet: string }[]): number {
  const widths = sources.flatMap(({ srcSet }) => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)))
  return Math.max(0, ...widths)
}
