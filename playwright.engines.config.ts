import { defineConfig } from "@playwright/test"
import { ENGINES, type EngineName } from "./scripts/lib/engines"

/** Journeys in Firefox and WebKit, against the production build. An engine that isn't installed has no project here. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: "__tests__/engines",
  // Long enough for a busy machine.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  workers: 1,
  reporter: [["list"], ["json", { outputFile: process.env.REPORT ?? "test-results/playwright-engines.json" }]],
  projects: Object.entries(ENGINES)
    .filter(([, { isInstalled }]) => isInstalled())
    .map(([name]) => ({ name, outputDir: `test-results/${name}`, use: { engineName: name as EngineName } })),
})
