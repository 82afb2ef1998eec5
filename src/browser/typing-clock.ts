/** A clock that can be held and stopped: what the banner's typing waits on. */
export interface TypingClock {
  /** Resolves after `ms` milliseconds, later if the clock is held meanwhile, and never once it is stopped. */
  wait: (ms: number) => Promise<void>
  hold: () => void
  resume: () => void
  stop: () => void
}

/** Makes a running clock. */
export function createTypingClock(): TypingClock {
  let held = false
  let stopped = false
  let released: (() => void)[] = []

  return {
    wait: (ms) =>
      new Promise((resolve) => {
        setTimeout(() => {
          if (stopped) return
          if (held) released.push(resolve)
          else resolve()
        }, ms)
      }),
    hold: () => {
      held = true
    },
    resume: () => {
      held = false
      const waiting = released
      released = []
      for (const resolve of waiting) resolve()
    },
    stop: () => {
      stopped = true
      released = []
    },
  }
}
