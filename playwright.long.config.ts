import { defineConfig } from "@playwright/test"
import quick, { LONG_SPECS } from "./playwright.config"

/** On every paper, and pages that have been used, too. */
process.env.PRINT ??= "all"

/** They build sites, and wait for each other to do so: begun first, they leave no processor idle at the end. */
const BUILDING_SPECS = [
  "every-address.spec.ts",
  "forks.spec.ts",
  "growth.spec.ts",
  "hostile-texts.spec.ts",
  "languages.spec.ts",
  "owners.spec.ts",
]

/** The tests that are long by nature: every address, every paper, growth, forks, random visitors. */
export default defineConfig({
  ...quick,
  projects: [
    { name: "building", testMatch: BUILDING_SPECS, testIgnore: [] },
    {
      name: "browsing",
      testMatch: [...LONG_SPECS.filter((spec) => !BUILDING_SPECS.includes(spec)), "print.spec.ts"],
      testIgnore: [],
    },
  ],
  outputDir: "test-results/long",
  timeout: 300_000,
  // An element that never comes is named after a minute, not after the test's whole time.
  use: { ...quick.use, actionTimeout: 60_000 },
  reporter: [
    ["list"],
    ["./__tests__/soak/walk-total.ts"],
    ["./__tests__/support/axe-total.ts"],
    ["json", { outputFile: "test-results/playwright-long.json" }],
  ],
})
