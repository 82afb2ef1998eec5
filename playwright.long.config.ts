import { defineConfig } from "@playwright/test"
import quick, { LONG_SPECS } from "./playwright.config"

/** The random visitor of the long tests: another seed than that of `npm test`. `WALK_SEED`, `WALK_VISITORS` and `WALK_STEPS` choose others. */
process.env.WALK_SEED ??= "32"
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
