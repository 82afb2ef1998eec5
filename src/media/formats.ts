/** How content may use a media file. */
export type MediaRole = "picture" | "video"

interface Format {
  /** As used in messages. */
  label: string
  role: MediaRole
  /** MIME type. */
  type: string
  /** Its file extensions, usual one first. */
  endings: readonly [string, ...string[]]
}

/** The supported media types. */
export const MEDIA_FORMATS = ["png", "jpeg", "webp", "avif", "tiff", "svg", "gif", "webm", "mp4"] as const

export type MediaFormat = (typeof MEDIA_FORMATS)[number]

export const FORMATS: Readonly<Record<MediaFormat, Format>> = {
  png: { label: "PNG", role: "picture", type: "image/png", endings: ["png", "apng"] },
  jpeg: { label: "JPEG", role: "picture", type: "image/jpeg", endings: ["jpg", "jpeg"] },
  webp: { label: "WebP", role: "picture", type: "image/webp", endings: ["webp"] },
  avif: { label: "AVIF", role: "picture", type: "image/avif", endings: ["avif"] },
  tiff: { label: "TIFF", role: "picture", type: "image/tiff", endings: ["tiff", "tif"] },
  svg: { label: "SVG", role: "picture", type: "image/svg+xml", endings: ["svg"] },
  gif: { label: "GIF", role: "picture", type: "image/gif", endings: ["gif"] },
  webm: { label: "WebM", role: "video", type: "video/webm", endings: ["webm"] },
  mp4: { label: "MP4", role: "video", type: "video/mp4", endings: ["mp4"] },
}

export const roleOf = (format: MediaFormat): MediaRole => FORMATS[format].role

/** A file's extension in lower case, without the dot; empty if there is none. */
export const endingOf = (file: string) => /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? ""

/** The format by a file's name. */
export const formatByName = (file: string): MediaFormat | undefined =>
  MEDIA_FORMATS.find((format) => FORMATS[format].endings.includes(endingOf(file)))

/** What a file or an address is by its name, ignoring `?` and `#`; undefined if the name doesn't tell. */
export function roleByName(source: string): MediaRole | undefined {
  const format = formatByName(source.replace(/[?#].*$/, ""))
  return format && roleOf(format)
}
