/** Makes a clock, held at first: what the banner's typing waits on. `wait` resolves after so many milliseconds, later if the clock is held by then. */
export function createTypingClock() {
  let isHeld = true
  let waiting: (() => void)[] = []

  return {
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          if (isHeld) waiting.push(resolve)
          else resolve()
        }, ms)
      }),
    hold: () => {
      isHeld = true
    },
    resume: () => {
      isHeld = false
      for (const resolve of waiting) resolve()
      waiting = []
    },
  }
}
