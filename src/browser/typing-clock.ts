/** Makes a running clock for the banner's typing. `wait` resolves after the given milliseconds, or later if the clock is on hold or stopped by then. */
export function createTypingClock() {
  let isHeld = false
  let waiting: (() => void)[] = []
  const hold = () => {
    isHeld = true
  }

  return {
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          if (isHeld) waiting.push(resolve)
          else resolve()
        }, ms)
      }),
    hold,
    resume: () => {
      isHeld = false
      for (const resolve of waiting) resolve()
      waiting = []
    },
    // Nothing resumes it.
    stop: hold,
  }
}
