import { spawnSync } from "node:child_process"
import { expect } from "@playwright/test"
import type { Site } from "../../scripts/lib/sites"

/** Expects `npm run site:check` to find no faults in a built site. */
export function expectValidSite({ folder, contentFolder }: Site): void {
  const { stdout, stderr } = spawnSync("node_modules/.bin/tsx", ["scripts/site-check.ts", folder], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: contentFolder },
  })
  expect(stdout + stderr).toMatch(/^([5-9]|\d{2,}) pages and \d{3,} files in .*: nothing wrong$/m)
}
