import { defineConfig } from "@playwright/test"
import quick, { LONG_SPECS } from "./playwright.config"

/** The random visitors of the long tests: other seeds than that of `npm test`. `WALK_SEED` and its like choose others. */
process.env.WALK_SEED ??= "31"
process.env.WALK_VISITORS ??= "2"
process.env.WALK_STEPS ??= "60"

/** The browser tests that are long by nature: every address, every page on paper, growth, random visitors. */
export default defineConfig({
  ...quick,
  testMatch: [...LONG_SPECS, "walk.spec.ts"],
  testIgnore: [],
  outputDir: "test-results/long",
  timeout: 300_000,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright-long.json" }]],
})
