import type { MediaFormat } from "./formats"
import { stripGif } from "./gif"
import { stripJpeg } from "./jpeg"
import { cleanMp4 } from "./mp4"
import { stripPng } from "./png"
import { cleanWebm } from "./webm"
import { stripWebp } from "./webp"

/** In pixels. */
export interface Size {
  width: number
  height: number
}

/**
 * By format: the same picture, with every pixel unchanged, without EXIF, GPS position, XMP, comments, embedded thumbnails, colour
 * profile or trailing data. The caller ensures that neither orientation nor profile is needed.
 */
export const STRIP = { png: stripPng, jpeg: stripJpeg, webp: stripWebp, gif: stripGif }

/** Whether `STRIP` has the format. */
export const isStrippable = (format: MediaFormat): format is keyof typeof STRIP => Object.hasOwn(STRIP, format)

const CLEAN_IN_PLACE = { mp4: cleanMp4, webm: cleanWebm }

/**
 * A copy of a video without what reveals its maker (place, device, dates, titles, names, tags, attachments), and its size as displayed, if it has one.
 * Nothing moves, so that all offsets in the file stay valid.
 *
 * @throws if it is truncated, or has no picture.
 */
export function cleanVideo(original: Buffer, format: keyof typeof CLEAN_IN_PLACE) {
  const video = Buffer.from(original)
  return { video, size: CLEAN_IN_PLACE[format](video) }
}
