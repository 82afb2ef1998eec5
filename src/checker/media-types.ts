/** What a media file can be: how content may use it. */
export type MediaRole = "picture" | "video"

export type MediaFormat = "png" | "jpeg" | "webp" | "avif" | "tiff" | "gif" | "svg" | "webm" | "mp4"

/** The supported types of media, by the endings of their files. */
export const FORMAT_OF_ENDING: Readonly<Record<string, MediaFormat>> = {
  png: "png",
  apng: "png",
  jpg: "jpeg",
  jpeg: "jpeg",
  webp: "webp",
  avif: "avif",
  tif: "tiff",
  tiff: "tiff",
  gif: "gif",
  svg: "svg",
  webm: "webm",
  mp4: "mp4",
}

export const roleOf = (format: MediaFormat): MediaRole => (format === "webm" || format === "mp4" ? "video" : "picture")

/** The ending of a file's name in lower case, without the dot; empty where there is none. */
export const endingOf = (file: string) => /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? ""

/** The format a file's name says. */
export const formatByName = (file: string): MediaFormat | undefined => {
  const ending = endingOf(file)
  return Object.hasOwn(FORMAT_OF_ENDING, ending) ? FORMAT_OF_ENDING[ending] : undefined
}

/** Bytes from a file's start that tell its format. */
export const SNIFFED_BYTES = 1024

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  Buffer.from(bytes.subarray(start, end)).toString("latin1")

/** A type of file that is not supported, in words, and the way out. */
export interface UnsupportedType {
  unsupported: string
  remedy: string
}

const LFS_POINTER: UnsupportedType = {
  unsupported: "a Git LFS pointer instead of the file",
  remedy: "run git lfs pull",
}
const unsupported = (name: string, remedy: string): UnsupportedType => ({ unsupported: name, remedy })

/** The format a file's first bytes say, supported or not; undefined where they say nothing. */
export function formatByContent(head: Uint8Array): MediaFormat | UnsupportedType | undefined {
  const start = ascii(head, 0, 16)
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png"
  if (start.startsWith("\xff\xd8\xff")) return "jpeg"
  if (start.startsWith("GIF87a") || start.startsWith("GIF89a")) return "gif"
  if (start.startsWith("RIFF") && start.slice(8, 12) === "WEBP") return "webp"
  if (start.startsWith("II*\0") || start.startsWith("MM\0*")) return "tiff"
  if (start.slice(4, 8) === "ftyp") return formatByBrand(head)
  if (start.startsWith("\x1aE\xdf\xa3")) {
    return ascii(head, 0, SNIFFED_BYTES).includes("webm")
      ? "webm"
      : unsupported("a Matroska video", "convert it to WebM or MP4")
  }
  if (start.startsWith("%PDF")) return unsupported("a PDF", "export the page as PNG")
  if (start.startsWith("BM")) return unsupported("a Windows bitmap", "save it as PNG")
  return formatOfText(Buffer.from(head).toString("utf8"))
}

function formatByBrand(head: Uint8Array): MediaFormat | UnsupportedType {
  const length = Math.min(Buffer.from(head).readUInt32BE(0), head.length)
  const brands = ascii(head, 8, Math.max(length, 12))
  if (/avi[fs]/.test(brands)) return "avif"
  if (/hei[cxms]|hevc|mif1|msf1/.test(brands)) return unsupported("a HEIC photo", "export it as JPEG")
  if (brands.startsWith("qt  ")) return unsupported("a QuickTime video", "convert it to MP4")
  return "mp4"
}

function formatOfText(head: string): MediaFormat | UnsupportedType | undefined {
  const text = head.replace(/^\ufeff/, "").trimStart()
  if (text.startsWith("version https://git-lfs")) return LFS_POINTER
  if (/^<!doctype html|^<html/i.test(text)) return unsupported("a web page", "download the picture itself")
  const isMarkup = /^<(\?xml|!--|!DOCTYPE svg|(\w+:)?svg[\s>])/i.test(text)
  return isMarkup && (/<(\w+:)?svg[\s>]/i.test(text) || text.startsWith("<?xml") || text.startsWith("<!--"))
    ? "svg"
    : undefined
}
