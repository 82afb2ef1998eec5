/** Width and height, px: a picture's own or CSS px. */
export interface Size {
  width: number
  height: number
}

/** The size of a picture, CSS px, at which each of its pixels is one screen pixel. */
export function ownSize({ width, height }: Size, density = window.devicePixelRatio): Size {
  return { width: width / density, height: height / density }
}

/** The size at which a picture fits a room, CSS px: all of it, and never beyond its own pixels. */
export function shownSize(picture: Size, room: Size, density = window.devicePixelRatio): Size {
  const own = ownSize(picture, density)
  const scale = Math.min(1, room.width / own.width, room.height / own.height)
  return { width: own.width * scale, height: own.height * scale }
}

/** The zoom that makes a fully visible picture as wide or as high as the room, or as its own pixels; 1 if it already is. */
export function sideZoom(side: keyof Size, picture: Size, room: Size, density = window.devicePixelRatio): number {
  const shown = shownSize(picture, room, density)[side]
  return shown > 0 ? Math.min(room[side], ownSize(picture, density)[side]) / shown : 1
}

/** The sizes at which two pictures are compared: one size if they have one shape, such as a screen at 1x and at 2x. */
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
