/** How content may use a media file. */
export type MediaRole = "picture" | "video"

interface Format {
  /** As used in messages. */
  label: string
  role: MediaRole
  /** MIME type. */
  type: string
  /** Its file extensions, the usual one first. */
  extensions: readonly [string, ...string[]]
}

/** The supported media types. */
export const MEDIA_FORMATS = ["png", "jpeg", "webp", "avif", "tiff", "svg", "gif", "webm", "mp4"] as const

export type MediaFormat = (typeof MEDIA_FORMATS)[number]

export const FORMATS: Readonly<Record<MediaFormat, Format>> = {
  png: { label: "PNG", role: "picture", type: "image/png", extensions: ["png", "apng"] },
  jpeg: { label: "JPEG", role: "picture", type: "image/jpeg", extensions: ["jpg", "jpeg", "jfif"] },
  webp: { label: "WebP", role: "picture", type: "image/webp", extensions: ["webp"] },
  avif: { label: "AVIF", role: "picture", type: "image/avif", extensions: ["avif"] },
  tiff: { label: "TIFF", role: "picture", type: "image/tiff", extensions: ["tiff", "tif"] },
  svg: { label: "SVG", role: "picture", type: "image/svg+xml", extensions: ["svg"] },
  gif: { label: "GIF", role: "picture", type: "image/gif", extensions: ["gif"] },
  webm: { label: "WebM", role: "video", type: "video/webm", extensions: ["webm"] },
  mp4: { label: "MP4", role: "video", type: "video/mp4", extensions: ["mp4", "m4v"] },
}

/** A file's extension in lower case, without the dot; empty if there is none. */
export const extensionOf = (file: string) => /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? ""

/** A file's format according to its name. */
export const formatByName = (file: string): MediaFormat | undefined =>
  MEDIA_FORMATS.find((format) => FORMATS[format].extensions.includes(extensionOf(file)))

/** Whether a file that content links to is published without metadata, according to its name. A TIFF would become a PNG, so it stays as it is. */
export const losesMetadata = (file: string) => ![undefined, "tiff"].includes(formatByName(file))

/** Whether a file or an address is a picture or a video according to its name, ignoring `?` and `#`; undefined if the extension is unknown. */
export function roleByName(source: string): MediaRole | undefined {
  const format = formatByName(source.replace(/[?#].*$/, ""))
  return format && FORMATS[format].role
}
