import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { siteOf, SITES } from "../../scripts/lib/sites"
import { type FieldPath, isRecord } from "../../src/content/values"
import { declaredFields } from "../../src/content/derive/json-schema"
import { filesIn, kindOfFile } from "../../src/content/places"
import { buildForTheseTests } from "../support/built-site"
import { publishedPages } from "../support/built-pages"
import { NO_SPILLS, spillsOf } from "../support/spills"
import { expect, test, visit } from "../support/test"

/** A site in which every text is as bad as possible; no other test uses it. */
const HOSTILE = siteOf({ name: "hostile", port: 9106 })

const WORD = "W".repeat(80)
const MARKUP = `<b>bold</b> & <script>alert("x")</script> **stars** &amp;`
const TEXTS = {
  "a word of 80 letters": WORD,
  markup: MARKUP,
  "an emoji of four people": "👩‍👩‍👧‍👦 🏳️‍🌈",
  "both directions": "עברית (abc) ‏123‏ العربية - x",
  "200 words": Array.from({ length: 200 }, (_, index) => ["of", "a", "harbour", "at", "night"][index % 5]).join(" "),
}
const TEXT = Object.values(TEXTS).join(" ")

/** Fields that refer to something else, or have a fixed list of values. */
const REFERENCES = new Set<unknown>(["afterOf", "mobile", "src"])

function setAt(value: unknown, [key = "", ...rest]: FieldPath, text: string): void {
  if (typeof value !== "object" || value === null) return
  if (rest.length === 0) Object.assign(value, { [key]: text })
  else setAt(Object.getOwnPropertyDescriptor(value, key)?.value, rest, text)
}

/** Replaces every free text. Labels in the registry stay, because other files refer to them, except for one that becomes a long word everywhere. */
async function makeHostile(folder: string): Promise<number> {
  let replaced = 0
  for (const file of await filesIn(folder)) {
    const kind = kindOfFile(file)
    if (!kind || kind === "words") continue
    const content: unknown = JSON.parse(
      readFileSync(path.join(folder, file), "utf8").replaceAll(`"COBOL"`, `"${WORD}"`),
    )
    for (const { path: at, value, schema } of kind === "technologies" ? [] : [...declaredFields(kind, content)]) {
      const isFree = typeof value === "string" && schema.pattern === undefined && !schema.enum && !schema.id
      if (!isFree || REFERENCES.has(at.at(-1))) continue
      setAt(content, at, TEXT)
      replaced += 1
    }
    // Featured screenshots are referred to by names, which have changed.
    if (kind === "home" && isRecord(content)) content.featured = ["projects/tide-table"]
    writeFileSync(path.join(folder, file), JSON.stringify(content))
  }
  return replaced
}

// The other owner's content refers to pictures and videos on other hosts.
test.use({ baseURL: HOSTILE.origin, allowedHosts: ["images.example", "videos.example"], allowedErrors: /\.example/ })

buildForTheseTests(HOSTILE, async () => {
  const { contentFolder } = HOSTILE
  rmSync(contentFolder, { recursive: true, force: true })
  cpSync(SITES.anotherOwner.contentFolder, contentFolder, { recursive: true })
  expect(await makeHostile(contentFolder)).toBeGreaterThan(100)
})

test("with any text, no page overflows or cuts anything off, and markup is shown as text", async ({ page }) => {
  test.setTimeout(600_000)
  const pages = [...publishedPages(HOSTILE.folder), "/404/"]
  expect(pages.length).toBeGreaterThan(8)
  for (const address of pages) {
    await test.step(address, async () => {
      await visit(page, address)
      for (const width of [320, 768, 1200, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        // MUI's tab list scrolls only after hydration.
        await expect.poll(() => spillsOf(page), `at ${width} px`).toEqual(NO_SPILLS)
      }
      const text = await page.evaluate(() => document.body.textContent)
      expect.soft(text).toContain(MARKUP)
    })
  }
})
