/** What the media of `__tests__/content/another-owner` say about themselves, and nothing published may say. */

/** Their camera, in each comment and each field of text. */
export const CAMERA = "Pinhole"

/** Where they were taken, as videos and XMP write it. */
export const PLACE = "+51.4779-000.0015/"

/** The latitude's degrees, minutes and seconds, as EXIF writes them. */
export const LATITUDE = ["51/1", "28/1", "4044/100"] as const

/** The host that the hostile SVG would reach. */
export const HOSTILE_HOST = "pinhole.example"
