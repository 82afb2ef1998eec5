import { during } from "./easing"

/** A fingertip on the screen around the time `at`; nothing at other times. */
export function touch(time: number, at: number, x: number, y: number): string {
  const seen = during(time, at - 0.3, at + 0.35, 0.2)
  if (seen === 0) return ""
  return `<div class="touch" style="left:${x}px;top:${y}px;opacity:${seen.toFixed(2)};transform:scale(${(1.25 - 0.35 * seen).toFixed(2)})"></div>`
}
