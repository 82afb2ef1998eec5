import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter"

/** The annotation of a test for each time that axe has looked at a page. */
export const AXE_RUN = "axe"

/** Prints how often axe has looked at a page. */
// eslint-disable-next-line import-x/no-default-export -- Playwright takes the default export
export default class AxeTotal implements Reporter {
  private runs = 0

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    this.runs += annotations.filter(({ type }) => type === AXE_RUN).length
  }

  onEnd(): void {
    if (this.runs > 0) console.log(`axe: ${this.runs} runs`)
  }
}
