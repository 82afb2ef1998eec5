import { test } from "@playwright/test"
import { SITES } from "../../scripts/lib/sites"
import { expectWhole } from "../support/whole-site"

for (const [name, site] of Object.entries(SITES)) {
  test(`the site "${name}" is whole: links, places, files, HTML, JSON and XML`, () => expectWhole(site))
}
