import sharp, { type OverlayOptions } from "sharp"
import { COLOURS } from "../theme/tokens"
import type { Size } from "./strip"

/** The width of the divider, px: twice the width it is seen at. */
const LINE = 4

/** The colour of the divider, without an accent of the owner's. */
const COLOUR = COLOURS.light.accent

/** How splits differ from those of a site without an accent, read from left to right. */
export interface SplitStyle {
  /** Of the divider. */
  colour?: string
  /** Whether the site is read from right to left: the "before" is at the right. */
  isMirrored?: boolean
}

/** All that a split's look depends on, besides its pictures. */
export const SPLIT_LOOK = [LINE, COLOUR]

/**
 * What makes a split of the "after" picture that is in `place`: the part of the "before" where reading begins, and the divider.
 * @param before encoded, of the size of `place`
 * @param share how much of the width shows the "before", 0 to 1
 */
export async function splitOverlays(
  before: Buffer,
  share: number,
  { left, top, ...size }: Size & { left: number; top: number },
  { colour = COLOUR, isMirrored = false }: SplitStyle = {},
): Promise<OverlayOptions[]> {
  const width = Math.round(size.width * share)
  const { height } = size
  const from = isMirrored ? size.width - width : 0
  const part = await sharp(before).extract({ left: from, top: 0, width, height }).toBuffer()
  const line = { create: { width: LINE, height, channels: 3 as const, background: colour } }
  return [
    { input: part, left: left + from, top },
    { input: line, left: left + (isMirrored ? from : width) - LINE / 2, top },
  ]
}
