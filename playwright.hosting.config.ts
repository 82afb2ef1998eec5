import { existsSync } from "node:fs"
import { defineConfig } from "@playwright/test"
import { HOSTED } from "./__tests__/support/hosted"
import { HOSTING_SPECS, PREFIX_SPECS, SERVER_TIMEOUT, shared } from "./playwright.config"

const BUILT = Object.values(HOSTED).filter(({ folder }) => existsSync(folder))

/**
 * The tests behind nginx, with the configuration that the build writes: its responses, and journeys with the content policy as a header, at
 * the root of a host and under a prefix. Only sites that have been built are served and tested.
 */
export default defineConfig({
  ...shared,
  outputDir: "test-results/hosting",
  fullyParallel: true,
  // Runs alongside the dev server tests.
  workers: 1,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright-hosting.json" }]],
  webServer: BUILT.map(({ folder, port, address }) => ({
    command: `node --import tsx __tests__/support/serve-by-nginx.ts ${folder} ${port}`,
    url: address,
    reuseExistingServer: false,
    timeout: SERVER_TIMEOUT,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  })),
  projects: [
    {
      name: "at the root",
      testMatch: HOSTING_SPECS,
      grepInvert: /@prefixed/,
      use: { ...shared.use, baseURL: HOSTED.root.address },
    },
    {
      name: "under a prefix",
      testMatch: ["hosting.spec.ts", "journeys.spec.ts", ...PREFIX_SPECS],
      grepInvert: /@root/,
      use: { ...shared.use, baseURL: HOSTED.prefixed.address },
    },
  ].filter(({ use }) => BUILT.some(({ address }) => address === use.baseURL)),
})
