import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Page } from "@playwright/test"
import { z } from "zod"
import { SAMPLE_CONTENT } from "../../scripts/lib/sample"
import { type Site, siteOf } from "../../scripts/lib/sites"
import { directionOf, siteWords } from "../../src/content/words"
import { EN } from "../../src/words/en"
import { expectNoViolationsInBothSchemes } from "./axe"
import { buildForTheseTests } from "./built-site"
import { publishedPages } from "./built-pages"
import { NO_SPILLS, spillsOf } from "./spills"
import { boxOf, expect, test, visit } from "./test"
import { expectValidSite } from "./whole-site"

/** An owner in `__tests__/content/owners`. */
export interface Owner {
  name: string
  port: number
  /** The language of all pages, if there is only one and it is not English. */
  language?: string
}

const contentFiles = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.unknown())]))

/**
 * Writes an owner's content folder from the owner's single file, which has the content files by their paths. Pictures in them are copied from the
 * same paths in the sample.
 */
export function writeOwner(name: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  const files = contentFiles.parse(JSON.parse(readFileSync(`__tests__/content/owners/${name}.json`, "utf8")))
  for (const [file, content] of Object.entries(files)) {
    const text = typeof content === "string" ? content : JSON.stringify(content, null, 2)
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
    for (const [, name = ""] of text.matchAll(/"\.\/([^"]+)"/g)) {
      const picture = path.join(path.dirname(file), name)
      if (existsSync(path.join(SAMPLE_CONTENT, picture)))
        cpSync(path.join(SAMPLE_CONTENT, picture), path.join(folder, picture))
    }
  }
}

/** The texts of a table of words. */
const textsOf = (table: object): string[] =>
  Object.values(table).flatMap((part: unknown) =>
    typeof part === "string" ? [part] : typeof part === "object" && part !== null ? textsOf(part) : [],
  )

/** The placeholders that stand for numbers. */
const NUMBERS = new Set(["after", "before", "count", "index", "number", "percent", "position", "shown", "total"])

/** The English texts of the interface on a page, also those for screen readers, except texts that are the same in its language. */
export async function untranslatedTexts(page: Page, language: string): Promise<string[]> {
  const pageTexts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts = [document.title]
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest("script, style")) texts.push(walker.currentNode.textContent ?? "")
    const attributes = ["aria-label", "title", "alt", "content"].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].map((each) => each.getAttribute(attribute) ?? ""),
    )
    return [...texts, ...attributes]
  })
  const translated = new Set(textsOf(siteWords(language, undefined)))
  const english = textsOf(EN)
    .filter((text) => !translated.has(text) && !/^[^a-z]*(\{\w+\}[^a-z]*)*$/i.test(text))
    .map(
      (text) =>
        new RegExp(
          `^${text.replaceAll(/[$()*+.?[\]^|\\]/g, "\\$&").replaceAll(/\{(\w+)\}/g, (_, name: string) => (NUMBERS.has(name) ? "\\d+" : ".+"))}$`,
        ),
    )
  return pageTexts.map((text) => text.trim()).filter((text) => english.some((pattern) => pattern.test(text)))
}

/** Builds an owner's site for the tests of one file, and tests each of its pages. */
export function testOwner(owner: Owner): void {
  const site = siteOf(owner)
  buildForTheseTests(site, () => writeOwner(owner.name, site.contentFolder))
  testPages(site, { language: owner.language })
}

interface PagesToTest {
  /** The language of all pages, if it is not English. */
  language?: string | undefined
  /** By default all pages. */
  addresses?: readonly string[]
}

/** At this width axe finds the same as at the two others. */
const WIDTH_WITHOUT_AXE = 768
const WIDTHS = [320, WIDTH_WITHOUT_AXE, 1440] as const

/** Tests the pages of a built site. */
export function testPages(site: Site, { language, addresses }: PagesToTest = {}): void {
  test("the site check finds no faults", () => {
    expectValidSite(site)
  })

  test("no text overflows, is cut off or overlaps another on any page, and axe finds no violations in either theme", async ({
    page,
  }) => {
    test.setTimeout(900_000)
    for (const address of addresses ?? [...publishedPages(site.folder), "/404/"]) {
      await page.setViewportSize({ width: WIDTHS[0], height: 900 })
      await page.emulateMedia({ colorScheme: "light" })
      await visit(page, address)
      for (const width of WIDTHS) {
        await test.step(`${address} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 })
          // MUI's tab list scrolls only after hydration.
          await expect.soft.poll(() => spillsOf(page), `${address} at ${width} px`).toEqual(NO_SPILLS)
          if (width !== WIDTH_WITHOUT_AXE) await expectNoViolationsInBothSchemes(page, `${address} at ${width} px`)
          if (language === undefined) return
          await expect.soft(page.locator("html")).toHaveCSS("direction", directionOf(language))
          const logo = await boxOf(page.getByRole("banner").getByRole("link").first())
          const isAtRight = logo.x > width / 2
          expect.soft(isAtRight, "the logo is where reading begins").toBe(directionOf(language) === "rtl")
        })
      }
      if (language !== undefined) expect.soft(await untranslatedTexts(page, language), address).toEqual([])
    }
  })
}
