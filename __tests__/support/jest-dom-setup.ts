import "@testing-library/jest-dom"

/**
 * jsdom lacks `matchMedia`: here no media query matches, as on a small light screen whose visitor has no preferences, and
 * none ever changes.
 */
const matchMedia = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  // MUI still uses the deprecated methods.
  addListener: () => undefined,
  removeListener: () => undefined,
})

Object.defineProperty(window, "matchMedia", { configurable: true, writable: true, value: matchMedia })
