import { stripGif } from "./gif"
import { stripJpeg } from "./jpeg"
import { cleanMp4 } from "./mp4"
import { stripPng } from "./png"
import { cleanWebm } from "./webm"
import { stripWebp } from "./webp"

/** What a video file tells of its picture. */
export interface VideoSize {
  width: number
  height: number
}

/** A video without what it tells beyond picture and sound, and its size as it is seen, if it tells one. */
export interface CleanVideo {
  video: Buffer
  size: VideoSize | undefined
}

/**
 * By format: the same picture, every pixel as it was, without EXIF, GPS position, XMP, comments, embedded thumbnails, colour profile
 * or anything behind its end. The caller sees to it that neither orientation nor profile is needed.
 */
export const STRIP = { png: stripPng, jpeg: stripJpeg, webp: stripWebp, gif: stripGif }

/** By format: empties what a video says of its maker: place, device, dates, titles, names, tags, attachments. */
export const CLEAN_VIDEO = { mp4: cleanMp4, webm: cleanWebm }
