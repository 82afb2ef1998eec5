/** Width and height, px: a picture's own or CSS px. */
export interface Size {
  width: number
  height: number
}

/** The size of a picture in CSS px at which one of its pixels is one of the screen's. */
export function ownSize({ width, height }: Size, density = window.devicePixelRatio): Size {
  return { width: width / density, height: height / density }
}

/** The size at which a picture is shown in a room, CSS px: all of it, and never more than its own pixels. */
export function shownSize(picture: Size, room: Size, density = window.devicePixelRatio): Size {
  const own = ownSize(picture, density)
  const scale = Math.min(1, room.width / own.width, room.height / own.height)
  return { width: own.width * scale, height: own.height * scale }
}

/** How often a picture that is wholly seen must be zoomed to be as wide as the room, or as its own pixels; 1 where it is already. */
export function widthZoom(picture: Size, room: Size, density = window.devicePixelRatio): number {
  const { width } = shownSize(picture, room, density)
  return width > 0 ? Math.min(room.width, ownSize(picture, density).width) / width : 1
}

/** The width of the largest file among the sources of a picture, px; 0 where there are none. */
export function largestWidth(sources: readonly { srcSet: string }[]): number {
  const widths = sources.flatMap(({ srcSet }) => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)))
  return Math.max(0, ...widths)
}
