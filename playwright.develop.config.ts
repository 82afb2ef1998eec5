import { defineConfig } from "@playwright/test"
import { DEVELOP_SPECS, shared } from "./playwright.config"

const LONGEST = "two-at-once.spec.ts"

/**
 * The browser test of `npm start`. It needs no built site, and it runs by itself: Gatsby's development server keeps two processors busy,
 * where the other tests measure time.
 */
export default defineConfig({
  ...shared,
  // The file that takes longest is begun first: the others fill the second worker beside it.
  projects: [
    { name: "two at once", testMatch: LONGEST },
    { name: "npm start", testMatch: DEVELOP_SPECS, testIgnore: LONGEST },
  ],
  outputDir: "test-results/develop",
  // Each file of tests has an `npm start` of its own.
  workers: 2,
  // The first start of Gatsby on a slow machine.
  timeout: 300_000,
  // An edit goes through a check, a copy, Gatsby's queries and the bundler before it is seen.
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright-develop.json" }]],
})
