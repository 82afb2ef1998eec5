import { test as base, expect } from "@playwright/test"
import { type EngineName, ENGINES } from "../../scripts/lib/engines"
import { SITES } from "../../scripts/lib/sites"
import type { Browser } from "./engine"
import { startFirefox } from "./firefox"
import { type ReportingServer, withReportingServer } from "./reporting-server"
import { Visitor } from "./visitor"
import { startWebKit } from "./webkit"

const START: Record<EngineName, () => Promise<Browser>> = {
  firefox: startFirefox,
  webkit: startWebKit,
}

export const WINDOW = { width: 1280, height: 800 }

interface Fixtures {
  visitor: Visitor
  /** Faults that a journey provokes. */
  expectedFaults: RegExp | null
}

interface WorkerFixtures {
  engineName: EngineName
  engine: Browser
  server: ReportingServer
}

/** A journey: a new visitor of the sample's site, in the project's engine. It also fails if a page has reported a fault. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ["firefox", { scope: "worker", option: true }],
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a pattern.
    ({}, use) => withReportingServer(SITES.sample.folder, use),
    { scope: "worker" },
  ],
  engine: [
    async ({ engineName }, use) => {
      const browser = await START[engineName]()
      await use(browser)
      await browser.close()
    },
    { scope: "worker" },
  ],
  expectedFaults: [null, { option: true }],
  visitor: async ({ engineName, engine, server, expectedFaults }, use, testInfo) => {
    const visit = await engine.open(WINDOW)
    try {
      await use(new Visitor(visit, server.origin))
      if (testInfo.errors.length > 0) {
        await testInfo.attach("screenshot", { body: Buffer.from(await visit.screenshot()), contentType: "image/png" })
      }
    } finally {
      await visit.end()
    }
    const faults = server.takeFaults().filter((fault) => !expectedFaults?.test(fault))
    expect(faults, `what pages reported in ${ENGINES[engineName].label}`).toEqual([])
  },
})

export { expect }
