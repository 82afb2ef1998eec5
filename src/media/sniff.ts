import type { MediaFormat } from "./formats"

/** How many bytes at the start of a file are enough to recognise its format. */
export const SNIFFED_BYTES = 1024

/** A description of an unsupported type of file, and what to do about it. */
const unsupported = (what: string, remedy: string) => ({ unsupported: what, remedy })
type UnsupportedType = ReturnType<typeof unsupported>

const SIGNATURES: readonly (readonly [RegExp, MediaFormat | UnsupportedType])[] = [
  [/^\x89PNG\r\n/, "png"],
  [/^\xff\xd8\xff/, "jpeg"],
  [/^GIF8[79]a/, "gif"],
  [/^RIFF[^]{4}WEBP/, "webp"],
  // The second of each pair is BigTIFF.
  [/^(II[*+]\0|MM\0[*+])/, "tiff"],
  [/^[^]{4}ftyp[^]*avi[fs]/, "avif"],
  [/^[^]{4}ftyp[^]*(hei[cxms]|hevc|mif1|msf1)/, unsupported("a HEIC photo", "export it as JPEG")],
  [/^[^]{4}(ftypqt {2}|moov|mdat|wide|pnot)/, unsupported("a QuickTime video", "convert it to MP4")],
  [/^[^]{4}ftyp/, "mp4"],
  [/^.E\xdf\xa3[^]*webm/, "webm"],
  [/^.E\xdf\xa3/, unsupported("a Matroska video", "convert it to WebM or MP4")],
  [/^%PDF/, unsupported("a PDF", "export the page as PNG")],
  [/^BM/, unsupported("a Windows bitmap", "save it as PNG")],
]

/** The format according to a file's first bytes, supported or not; undefined if they match none. */
export function formatByContent(file: Buffer): MediaFormat | UnsupportedType | undefined {
  const head = file.toString("latin1", 0, SNIFFED_BYTES)
  // Only the first box of an MP4 or AVIF lists brands.
  const start = head.slice(4, 8) === "ftyp" ? head.slice(0, Math.max(file.readUInt32BE(0), 12)) : head
  const [, found] = SIGNATURES.find(([signature]) => signature.test(start)) ?? []
  return found ?? formatOfText(file.toString("utf8", 0, SNIFFED_BYTES))
}

function formatOfText(head: string): MediaFormat | UnsupportedType | undefined {
  const text = head.replace(/^\ufeff/, "").trimStart()
  if (text.startsWith("version https://git-lfs"))
    return unsupported("a Git LFS pointer instead of the file", "run git lfs pull")
  if (/^<!doctype html|^<html/i.test(text)) return unsupported("a web page", "download the picture itself")
  return /^<(\?xml|!--|!DOCTYPE svg|(\w+:)?svg[\s>])/i.test(text) ? "svg" : undefined
}
