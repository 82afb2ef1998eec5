import { test } from "@playwright/test"
import { SITES } from "../../scripts/lib/sites"
import { expectValidSite } from "../support/whole-site"

for (const [name, site] of Object.entries(SITES)) {
  test(`the site "${name}" has no fault in links, files, HTML, JSON and XML`, () => expectValidSite(site))
}
