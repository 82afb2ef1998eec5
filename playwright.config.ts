import { defineConfig, devices } from "@playwright/test"
import { LARGE_SCREEN } from "./__tests__/support/test"
import { chromiumArguments, findChromium, findHeadlessShell } from "./scripts/lib/chromium"
import { SITES } from "./scripts/lib/sites"

/** Launch options, without an emulated graphics card: it takes a seventh of a test's processor time. Only Lighthouse's figures are better with it. */
function launchOptionsFor(executablePath: string | null) {
  if (executablePath === null) throw new Error("No Chromium found: `npm run test:e2e` says how to install it.")
  return { executablePath, args: [...chromiumArguments(), "--disable-gpu"] }
}

/** The tests of `npm start`: see `playwright.develop.config.ts`. */
export const DEVELOP_SPECS = ["develop.spec.ts", "soak.spec.ts", "two-at-once.spec.ts"]

/** The tests that only run behind nginx: see `playwright.hosting.config.ts`. */
export const HOSTING_SPECS = ["hosting.spec.ts", "journeys.spec.ts", "whole.spec.ts"]

/** The tests that only run behind nginx and under a prefix, with `npm run test:long`. */
export const PREFIX_SPECS = ["hygiene.spec.ts", "prefixed.spec.ts"]

/** The test with a site of its own: see `playwright.own-site.config.ts`. */
export const OWN_SITE_SPEC = "own-site.spec.ts"

/** The long-running tests, the longest first: see `playwright.long.config.ts`. Some build sites, which only one can do at a time. */
export const LONG_SPECS = {
  forking: ["forks.spec.ts"],
  building: ["every-address.spec.ts", "growth.spec.ts", "hostile-texts.spec.ts", "languages.spec.ts", "owners.spec.ts"],
  browsing: ["accessibility-everywhere.spec.ts", "strange-addresses.spec.ts", "viewer-scale.spec.ts", "walk.spec.ts"],
  /** With failing or slow networks, and failing storage. */
  failing: ["faults.spec.ts", "lost-chunks.spec.ts", "offline.spec.ts", "steps.spec.ts", "storage.spec.ts"],
}

/** Tests in other files that run with those, to keep `npm test` short: each resembles another test in its file. */
export const LONG_TESTS = /@long/

/** How long a server may take to start beside other steps, ms. */
export const SERVER_TIMEOUT = 180_000

/** What all browser tests have in common. */
export const shared = defineConfig({
  testDir: "__tests__/e2e",
  retries: 0,
  // Long enough for a busy machine: a test should fail because of what it sees, not when it sees it.
  timeout: 90_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  use: {
    ...devices["Desktop Chrome"],
    viewport: LARGE_SCREEN,
    launchOptions: launchOptionsFor(findChromium()),
    screenshot: "only-on-failure",
  },
})

/** The browser tests: production builds of two content folders, each served as a plain static host would. */
export default defineConfig({
  ...shared,
  testIgnore: [...DEVELOP_SPECS, ...HOSTING_SPECS, ...PREFIX_SPECS, ...Object.values(LONG_SPECS).flat(), OWN_SITE_SPEC],
  grepInvert: LONG_TESTS,
  outputDir: "test-results/browser",
  fullyParallel: true,
  // One more than a small machine has processors: tests spend half of their time waiting.
  workers: 3,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  webServer: Object.values(SITES).map(({ folder, port, origin }) => ({
    command: `node_modules/.bin/tsx __tests__/support/serve.ts ${folder} ${port}`,
    url: origin,
    reuseExistingServer: false,
    timeout: SERVER_TIMEOUT,
  })),
  use: { ...shared.use, baseURL: SITES.sample.origin, launchOptions: launchOptionsFor(findHeadlessShell()) },
})
