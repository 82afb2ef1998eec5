import sharp, { type OverlayOptions } from "sharp"
import { COLOURS } from "../theme/tokens"
import type { Size } from "./strip"

/** The width of the divider, px: twice the width it is seen at. */
const LINE = 4

/** The colour of the divider, without an accent of the owner's. */
const COLOUR = COLOURS.light.accent

/** All that a split's look depends on, besides its pictures. */
export const SPLIT_LOOK = [LINE, COLOUR]

/**
 * What makes a split of the "after" picture that is in `place`: the left part of the "before", and the divider.
 * @param before encoded, of the size of `place`
 * @param share how much of the width shows the "before", 0 to 1
 */
export async function splitOverlays(
  before: Buffer,
  share: number,
  { left, top, ...size }: Size & { left: number; top: number },
  colour: string = COLOUR,
): Promise<OverlayOptions[]> {
  const width = Math.round(size.width * share)
  const { height } = size
  const part = await sharp(before).extract({ left: 0, top: 0, width, height }).toBuffer()
  const line = { create: { width: LINE, height, channels: 3 as const, background: colour } }
  return [
    { input: part, left, top },
    { input: line, left: left + width - LINE / 2, top },
  ]
}
