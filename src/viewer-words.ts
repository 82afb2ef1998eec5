/** The words of the viewer, which is loaded when a visitor is about to open it: not in every page like `words.ts`. */
export const VIEWER_WORDS = {
  viewer: (group: string) => `Viewer: ${group}`,
  comparison: (name: string) => `Comparison: ${name}`,
  pictures: "Pictures",
  carousel: "carousel",
  slide: "picture",
  /** Filled in by the library. */
  slidePosition: "{index} of {total}",
  position: (position: number, count: number) => `${position} of ${count}`,
  /** Between a group's title and the position in it. */
  positionIn: " · ",
  /** What screen readers announce for another picture. */
  shown: (position: number, count: number, name: string) => `${position} of ${count}, ${name}`,
  previous: "Previous",
  next: "Next",
  nextGroup: "Next:",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  scale: (percent: number) => `${percent}%`,
  fitWidth: "Fit the width",
  compare: "Compare with the other",
  fullSize: "Full size",
  copyLink: "Copy the link",
  copied: "The link is copied.",
  notCopied: "The link could not be copied. It stands in the address bar.",
  close: "Close",
  couldNotBeLoaded: "This picture could not be loaded.",
  before: "Before",
  after: "After",
  divider: "Divider",
  sideBySide: "Side by side",
  oneByOne: "View one by one",
  /** The divider's value in words; both in percent of the width. */
  shares: (before: number) => `${before}% before, ${100 - before}% after`,
  hold: "Hold to see the other",
  sizes: (before: string, after: string) => `Before ${before} px, after ${after} px: aligned at the top left`,
} as const
