import { defineConfig } from "@playwright/test"
import { DEVELOP_SPECS, shared } from "./playwright.config"

const QUICK = "develop.spec.ts"

/** The browser tests of `npm start`. They need no built site. */
export default defineConfig({
  ...shared,
  projects: [
    { name: "quick", testMatch: QUICK },
    { name: "long", testMatch: DEVELOP_SPECS, testIgnore: QUICK },
  ],
  outputDir: "test-results/develop",
  // Each test file has its own `npm start`.
  workers: 2,
  // Longer than Gatsby's first start takes on a machine that is busy with other tests.
  timeout: 900_000,
  // An edit goes through a check, a copy, Gatsby's queries and the bundler before it is seen.
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright-develop.json" }]],
})
