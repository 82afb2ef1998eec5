import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter"

/** The annotation of a walk that has the number of its steps. */
export const STEPS_TAKEN = "steps taken"

/** Prints how many steps all random visitors took. */
// eslint-disable-next-line import-x/no-default-export -- Playwright takes the default export
export default class WalkTotal implements Reporter {
  private readonly walks: number[] = []
  private differences = 0

  onTestEnd(_: TestCase, { annotations, status }: TestResult): void {
    const taken = annotations.find(({ type }) => type === STEPS_TAKEN)
    if (!taken) return
    this.walks.push(Number(taken.description))
    if (status !== "passed") this.differences += 1
  }

  onEnd(): void {
    if (this.walks.length === 0) return
    const steps = this.walks.reduce((sum, each) => sum + each, 0)
    console.log(`Random visitors: ${steps} steps over ${this.walks.length} seeds, ${this.differences} differences`)
  }
}
