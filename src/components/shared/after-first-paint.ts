import { keyframes } from "@emotion/react"

/**
 * Keeps pictures in a box out of the first paint: they are asked for a frame later, when those of the first view and the typeface are on their
 * way. The box must not need them for its size.
 */
export const AFTER_FIRST_PAINT = { animation: `${keyframes({ from: { contentVisibility: "hidden" } })} 1ms` }
