/** How far `time` is between `start` and `end`: 0 before, 1 after, eased in and out in between. */
export function progress(time: number, start: number, end: number): number {
  const linear = Math.min(1, Math.max(0, (time - start) / (end - start)))
  return linear * linear * (3 - 2 * linear)
}

/** Interpolates linearly between two numbers; `amount` is from 0 to 1. */
export function mix(from: number, to: number, amount: number): number {
  return from + (to - from) * amount
}

/** 1 while `time` is inside the span, with a fade of `fade` seconds at both ends. */
export function during(time: number, start: number, end: number, fade = 0.25): number {
  return progress(time, start, start + fade) * (1 - progress(time, end - fade, end))
}
