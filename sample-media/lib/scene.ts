/** Sizes in CSS pixels; `scale` is the number of device pixels per CSS pixel. */
export interface Viewport {
  width: number
  height: number
  scale: number
}

export const DESKTOP: Viewport = { width: 1440, height: 900, scale: 2 }
export const PHONE: Viewport = { width: 390, height: 844, scale: 2 }
export const PHONE_DEMO: Viewport = { width: 390, height: 844, scale: 1.5 }
export const DESKTOP_DEMO: Viewport = { width: 960, height: 600, scale: 1.25 }

interface Scene {
  /** Where the picture goes, under `content/`. */
  path: string
  /** The file in `styles/`, without its extension. */
  style: string
  viewport: Viewport
}

/** A still picture, saved as PNG. */
export interface Still extends Scene {
  draw: () => string
  /** The width in pixels to save at, if it is not that of the screenshot. */
  resizeTo?: number
}

/** A loop: `draw` is a pure function of the time in seconds, the same at 0 and at `duration`. */
export interface Loop extends Scene {
  draw: (time: number) => string
  duration: number
  framesPerSecond: number
  /** The time at which the file begins. Its first frame is used as its still, so it should be meaningful. */
  start?: number
  /** The quality of a WebP, 0 to 100; lower if the whole picture moves. */
  quality?: number
}
