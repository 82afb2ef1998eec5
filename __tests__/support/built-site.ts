import path from "node:path"
import { test } from "@playwright/test"
import lockfile from "proper-lockfile"
import { buildSite } from "../../scripts/lib/build-site"
import { NO_PAGES, type Site } from "../../scripts/lib/sites"
import { createStaticServer } from "../../scripts/lib/static-server"

/** How often a worker checks whether another one has finished its build, ms. */
const LOCK_RETRIES = { forever: true, minTimeout: 1000, maxTimeout: 1000 }

/** How long a building worker may take to renew its lock before others ignore it, ms: the default of ten seconds is too short on a busy machine. */
const LOCK_STALE_AFTER = 120_000

/** Builds a site when no other worker is building one, because all use the same Gatsby folder. Resolves to the exit code. */
async function buildInTurn({ contentFolder, folder }: Site): Promise<number> {
  const release = await lockfile.lock(".sites/tests-build", {
    realpath: false,
    retries: LOCK_RETRIES,
    stale: LOCK_STALE_AFTER,
    update: 2000,
  })
  return buildSite(path.resolve(contentFolder), folder, { pages: NO_PAGES }).finally(release)
}

/** Builds and serves a site for the tests of one file, which run in one worker; `writeContent` writes its content folder. */
export function buildForTheseTests(site: Site, writeContent: () => unknown): void {
  const server = createStaticServer(site.folder)

  test.describe.configure({ mode: "default" })
  test.beforeAll(async () => {
    // Up to five other builds may come first, on a busy machine.
    test.setTimeout(3_600_000)
    await writeContent()
    test.expect(await buildInTurn(site)).toBe(0)
    await new Promise<void>((resolve) => server.listen(site.port, "localhost", resolve))
  })
  test.afterAll(() => server.close())
}
