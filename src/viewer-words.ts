import words from "site-data/viewer-words"

/** The words of the viewer, which is loaded when a visitor is about to open it: not in every page like `words.ts`. */
export const VIEWER_WORDS = words
