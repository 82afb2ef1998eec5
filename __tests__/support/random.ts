/** Numbers that look random but are the same for the same seed. */
export type Random = ReturnType<typeof random>

/** Mulberry32, by Tommy Ettinger: 32 bits of state are enough for tests. */
export function random(seed: number) {
  let state = seed >>> 0
  /** At least 0 and less than 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** An integer from `low` to `high`, both included. */
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(items: readonly [T, ...T[]]): T => items[between(0, items.length - 1)] ?? items[0]
  return { next, between, pick }
}
