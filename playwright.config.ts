import { defineConfig, devices } from "@playwright/test"
import { chromiumArguments, findChromium } from "./scripts/lib/chromium"
import { SITES } from "./scripts/lib/sites"

const executablePath = findChromium()
if (executablePath === null) throw new Error("No Chromium found: `npm run test:e2e` says how to install it.")

/** The tests that have a run of their own: see `playwright.develop.config.ts`. */
export const DEVELOP_SPECS = ["develop.spec.ts", "soak.spec.ts", "two-at-once.spec.ts"]

/** The tests that run behind nginx alone: see `playwright.hosting.config.ts`. */
export const HOSTING_SPECS = ["hosting.spec.ts", "journeys.spec.ts", "whole.spec.ts"]

/** What all browser tests have in common. */
export const shared = defineConfig({
  testDir: "__tests__/e2e",
  retries: 0,
  forbidOnly: true,
  use: {
    ...devices["Desktop Chrome"],
    // No graphics card is emulated where there is none: that takes a seventh of a test's processor time. Lighthouse's figures would be worse without.
    launchOptions: { executablePath, args: [...chromiumArguments(), "--disable-gpu"] },
    screenshot: "only-on-failure",
  },
})

/** The browser tests: the production builds of two contents, each served as a plain static host would. */
export default defineConfig({
  ...shared,
  testIgnore: [...DEVELOP_SPECS, ...HOSTING_SPECS],
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  webServer: Object.values(SITES).map(({ folder, port, origin }) => ({
    command: `node_modules/.bin/tsx __tests__/support/serve.ts ${folder} ${port}`,
    url: origin,
    reuseExistingServer: false,
  })),
  use: { ...shared.use, baseURL: SITES.sample.origin },
})
