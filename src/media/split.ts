import sharp, { type OverlayOptions } from "sharp"
import { COLOURS } from "../theme/tokens"
import type { Size } from "./strip"

/** The width of the divider in pixels: twice the width at which it is shown. */
const DIVIDER_WIDTH = 4

/** The colour of the divider if the owner has set no accent. */
const DEFAULT_COLOUR = COLOURS.light.accent

/** How splits differ from those of a site that has no accent and is read from left to right. */
export interface SplitStyle {
  /** The divider's colour. */
  colour?: string
  /** Whether the site is read from right to left: the "before" is on the right. */
  isMirrored?: boolean
}

/** Everything that the look of a split depends on besides its pictures. */
export const SPLIT_LOOK = [DIVIDER_WIDTH, DEFAULT_COLOUR]

/**
 * The overlays that turn an "after" picture at this position into a split: the "before" on the side where reading begins, and the divider.
 * @param before an encoded picture of the same size
 * @param share how much of the width shows the "before", 0 to 1
 */
export async function splitOverlays(
  before: Buffer,
  share: number,
  { left, top, ...size }: Size & { left: number; top: number },
  { colour = DEFAULT_COLOUR, isMirrored = false }: SplitStyle = {},
): Promise<OverlayOptions[]> {
  const width = Math.round(size.width * share)
  const { height } = size
  const from = isMirrored ? size.width - width : 0
  const part = await sharp(before).extract({ left: from, top: 0, width, height }).toBuffer()
  const line = { create: { width: DIVIDER_WIDTH, height, channels: 3 as const, background: colour } }
  return [
    { input: part, left: left + from, top },
    { input: line, left: left + (isMirrored ? from : width) - DIVIDER_WIDTH / 2, top },
  ]
}
