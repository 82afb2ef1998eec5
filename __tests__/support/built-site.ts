import path from "node:path"
import { test } from "@playwright/test"
import lockfile from "proper-lockfile"
import { buildSite } from "../../scripts/lib/build-site"
import { NO_PAGES, type Site } from "../../scripts/lib/sites"
import { createStaticServer } from "../../scripts/lib/static-server"

/** How often a worker tries whether another has ended its build, ms. */
const TURNS = { forever: true, minTimeout: 1000, maxTimeout: 1000 }

/** How long a worker that builds may not say that it does, ms: on a machine that is busy with other tests ten seconds are too few. */
const STALE = 120_000

/** Builds a site once no other worker builds one: they share a folder of Gatsby's. Resolves to the exit code. */
async function buildInTurn({ contentFolder, folder }: Site): Promise<number> {
  const release = await lockfile.lock(".sites/tests-build", {
    realpath: false,
    retries: TURNS,
    stale: STALE,
    update: 2000,
  })
  return buildSite(path.resolve(contentFolder), folder, { pages: NO_PAGES }).finally(release)
}

/** Builds and serves a site for the tests of one file, which run in one worker; `writeContent` writes its content folder. */
export function buildForTheseTests(site: Site, writeContent: () => unknown): void {
  const server = createStaticServer(site.folder)

  test.describe.configure({ mode: "default" })
  test.beforeAll(async () => {
    // Up to five others may build before, on a machine that is busy with something else.
    test.setTimeout(3_600_000)
    await writeContent()
    test.expect(await buildInTurn(site)).toBe(0)
    await new Promise<void>((resolve) => server.listen(site.port, "localhost", resolve))
  })
  test.afterAll(() => server.close())
}
