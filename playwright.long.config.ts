import { defineConfig } from "@playwright/test"
import quick, { LONG_SPECS, LONG_TESTS } from "./playwright.config"

process.env.PRINT ??= "all"

/** The long-running tests: every address, every paper size, growth, forks, random visitors, failing networks and storage. */
export default defineConfig({
  ...quick,
  grepInvert: [],
  // In this order, so that no processor is idle at the end.
  projects: [
    { name: "forking", testMatch: LONG_SPECS.forking, testIgnore: [] },
    { name: "building", testMatch: LONG_SPECS.building, testIgnore: [] },
    { name: "browsing", testMatch: LONG_SPECS.browsing, testIgnore: [] },
    { name: "failing", testMatch: LONG_SPECS.failing, testIgnore: [] },
    { name: "browsing more", grep: LONG_TESTS },
    { name: "printing", testMatch: "print.spec.ts", grep: /printed pages/, testIgnore: [] },
  ],
  outputDir: "test-results/long",
  timeout: 300_000,
  // A missing element is reported after a minute, not after the test's whole timeout.
  use: { ...quick.use, actionTimeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright-long.json" }]],
})
