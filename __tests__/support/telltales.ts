/** Metadata of the media in `__tests__/content/another-owner` that must not be published. */

/** The camera, in every comment and text field. */
export const CAMERA = "Pinhole"

/** The location, as videos and XMP write it. */
export const PLACE = "+51.4779-000.0015/"

/** The latitude's degrees, minutes and seconds, as EXIF writes them. */
export const LATITUDE = ["51/1", "28/1", "4044/100"] as const

/** The host that the hostile SVG would contact. */
export const HOSTILE_HOST = "pinhole.example"
