/** Sizes in CSS pixels; `scale` is the number of device pixels to each. */
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
  /** The file of `styles/`, without its ending. */
  style: string
  viewport: Viewport
}

/** A picture that stands still, saved as PNG. */
export interface Still extends Scene {
  draw: () => string
  /** The size in pixels to save at, when it is not the screenshot's own. */
  resizeTo?: number
}

/** A loop: `draw` is a pure function of the time in seconds, the same at 0 and at `duration`. */
export interface Loop extends Scene {
  draw: (time: number) => string
  duration: number
  framesPerSecond: number
  /** The time the file begins at: its first frame is the still that stands for it, so it should say something. */
  start?: number
  /** Of a WebP, 0 to 100; lower where the whole picture moves. */
  quality?: number
}
