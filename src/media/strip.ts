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

/** A video without data beyond picture and sound, and its size as displayed, if it has one. */
export interface CleanVideo {
  video: Buffer
  size: Size | undefined
}

/**
 * By format: the same picture, with every pixel unchanged, without EXIF, GPS position, XMP, comments, embedded thumbnails, colour
 * profile or trailing data. The caller ensures that neither orientation nor profile is needed.
 */
export const STRIP = { png: stripPng, jpeg: stripJpeg, webp: stripWebp, gif: stripGif }

/** By format: erases what a video reveals about its maker: place, device, dates, titles, names, tags, attachments. */
export const CLEAN_VIDEO = { mp4: cleanMp4, webm: cleanWebm }
