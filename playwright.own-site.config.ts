import { defineConfig } from "@playwright/test"
import { OWN_SITE_SPEC, shared } from "./playwright.config"

/** The browser test of a fork's own site, which `npm test` builds if `content/` isn't the sample. */
export default defineConfig({
  ...shared,
  testMatch: OWN_SITE_SPEC,
  outputDir: "test-results/own-site",
  fullyParallel: true,
  workers: 2,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright-own-site.json" }]],
})
