/** Makes a running clock: what the banner's typing waits on. `wait` resolves after so many milliseconds, later if the clock is held or stopped by then. */
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
