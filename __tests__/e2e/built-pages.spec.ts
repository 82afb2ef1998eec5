import { readFileSync } from "node:fs"
import path from "node:path"
import { CspEvaluator } from "csp_evaluator"
import { Severity, Type } from "csp_evaluator/dist/finding"
import { CspParser } from "csp_evaluator/dist/parser"
import { PAGES } from "../support/sample"
import { SITES } from "../../scripts/lib/sites"
import { filesIn } from "../../src/content/places"
import { CONTROL_ATTRIBUTE, type ControlKind } from "../../src/pre-hydration/attributes"
import { expect, test } from "../support/test"

const KINDS: Record<ControlKind, true> = { menu: true, disclosure: true, tab: true, "colour-scheme": true }

/** The content policies that the build has written for a site, each with its file: in pages and in the hosts' header files. */
async function policiesOf(folder: string): Promise<[file: string, policy: string][]> {
  const pages = (await filesIn(folder)).filter((file) => file.endsWith(".html"))
  const files = [...[...pages, "_headers"].map((file) => path.join(folder, file)), `${folder}.nginx.conf`]
  return files.map((file) => [file, /default-src [^"\n]*/.exec(readFileSync(file, "utf8"))?.[0] ?? ""])
}

/**
 * What csp_evaluator reports about `script-src 'self'`, and only as "maybe": a site must not publish JSONP, AngularJS or its visitors' uploads. A
 * static site has none of these.
 */
const ACCEPTED_FINDING = "SCRIPT_ALLOWLIST_BYPASS 'self'"

for (const { origin, contentFolder, folder } of Object.values(SITES)) {
  test.describe(`the built pages of ${contentFolder}`, () => {
    // One owner has pictures on another host.
    test.use({ baseURL: origin, allowedHosts: ["images.example"], allowedErrors: /images\.example/ })

    test("use only defined theme variables and known controls; the style sheets are in order", async ({ page }) => {
      const kinds = new Set<string>()
      const sheets = () =>
        page.evaluate(() => [...document.styleSheets].map(({ href }) => /late|print/.exec(href ?? "")?.[0] ?? "inline"))
      for (const { path } of PAGES) {
        await page.goto(path)
        // The default address of a page may redirect to another.
        await expect(page.getByRole("main")).toBeVisible()
        const html = await (await page.request.get(page.url())).text()
        for (const [, kind = ""] of html.matchAll(new RegExp(`${CONTROL_ATTRIBUTE}="([^"]*)"`, "g"))) kinds.add(kind)
        const [, sheet = ""] = /href="([^"]*\/late-[^"]*)"/.exec(html) ?? []
        const later = await (await page.request.get(new URL(sheet, page.url()).href)).text()
        const used = [...new Set((html + later).match(/(?<=var\(\s*)--mui-[\w-]+/g))]
        await expect(page.locator("head > link[rel=stylesheet]")).toHaveCount(2)
        if (path === "/") await expect.poll(sheets).toEqual(["inline", "late", "print", "inline"])
        expect(used.length).toBeGreaterThan(0)
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme })
          const missing = () =>
            page.evaluate((names) => {
              const style = getComputedStyle(document.documentElement)
              return names.filter((name) => style.getPropertyValue(name) === "")
            }, used)
          await expect.poll(missing, `${path} ${colorScheme}`).toEqual([])
        }
      }
      expect([...kinds].toSorted()).toEqual(Object.keys(KINDS).toSorted())
    })

    test("have policies in which csp_evaluator finds nothing of high or medium severity", async () => {
      const policies = await policiesOf(folder)
      expect(policies.length).toBeGreaterThan(10)
      for (const [file, policy] of policies) {
        const found = new CspEvaluator(new CspParser(policy).csp)
          .evaluate()
          .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)
          .map(({ type, value }) => `${Type[type]} ${value}`)
        expect(found, file).toEqual([ACCEPTED_FINDING])
      }
    })
  })
}
