import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Page } from "@playwright/test"
import { z } from "zod"
import { SAMPLE_CONTENT } from "../../scripts/lib/sample"
import { type Site, siteOf } from "../../scripts/lib/sites"
import { directionOf, siteWords } from "../../src/content/words"
import { EN } from "../../src/words/en"
import { expectNoViolationsInBoth } from "./axe"
import { buildForTheseTests } from "./built-site"
import { publishedPages } from "./found"
import { NO_SPILLS, spillsOf } from "./spills"
import { boxOf, expect, test, visit } from "./test"

/** An owner in `__tests__/content/owners`. */
export interface Owner {
  name: string
  port: number
  /** The language of all pages, where it is not English and there is but one. */
  language?: string
}

const contentFiles = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.unknown())]))

/**
 * Writes an owner's content folder. The owner's one file says what the content files say, by their paths; the pictures that they refer to are those of
 * the sample, which has them at the same places.
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

/** The placeholders that a number stands for. */
const NUMBERS = new Set(["after", "before", "count", "index", "number", "percent", "position", "shown", "total"])

/** The interface's English words that a page says, also to screen readers, apart from those that are the same in its language. */
export async function englishOn(page: Page, language: string): Promise<string[]> {
  const said = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts = [document.title]
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest("script, style")) texts.push(walker.currentNode.textContent ?? "")
    const named = ["aria-label", "title", "alt", "content"].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].map((each) => each.getAttribute(attribute) ?? ""),
    )
    return [...texts, ...named]
  })
  const own = new Set(textsOf(siteWords(language, undefined)))
  const ours = textsOf(EN)
    .filter((text) => !own.has(text) && !/^[^a-z]*(\{\w+\}[^a-z]*)*$/i.test(text))
    .map(
      (text) =>
        new RegExp(
          `^${text.replaceAll(/[$()*+.?[\]^|\\]/g, "\\$&").replaceAll(/\{(\w+)\}/g, (_, name: string) => (NUMBERS.has(name) ? "\\d+" : ".+"))}$`,
        ),
    )
  return said.map((text) => text.trim()).filter((text) => ours.some((pattern) => pattern.test(text)))
}

/** Runs `npm run site:check` on a built site; what it prints. */
function checkSite({ contentFolder, folder }: Site): string {
  const env = { ...process.env, CONTENT_DIR: contentFolder }
  return execFileSync("node_modules/.bin/tsx", ["scripts/site-check.ts", folder], { encoding: "utf8", env })
}

/** Builds an owner's site for the tests of one file, and looks at each of its pages. */
export function testOwner(owner: Owner): void {
  const site = siteOf(owner)
  buildForTheseTests(site, () => writeOwner(owner.name, site.contentFolder))
  testPages(site, { language: owner.language })
}

interface PagesToTest {
  /** The language of them all; not English. */
  language?: string | undefined
  /** By default all. */
  addresses?: readonly string[]
}

/** Axe finds between two layouts what it finds in them. */
const BETWEEN = 768
const WIDTHS = [320, BETWEEN, 1440] as const

/** Looks at the pages of a built site. */
export function testPages(site: Site, { language, addresses }: PagesToTest = {}): void {
  test("the check of the built site finds nothing", () => {
    expect(checkSite(site)).toContain("nothing wrong")
  })

  test("nothing on any page spills, is cut or lies over another text, and axe is quiet in both themes", async ({
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
          // MUI's tab list scrolls once React has taken it over.
          await expect.soft.poll(() => spillsOf(page), `${address} at ${width} px`).toEqual(NO_SPILLS)
          if (width !== BETWEEN) await expectNoViolationsInBoth(page, `${address} at ${width} px`)
          if (language === undefined) return
          await expect.soft(page.locator("html")).toHaveCSS("direction", directionOf(language))
          const logo = await boxOf(page.getByRole("banner").getByRole("link").first())
          const isAtRight = logo.x > width / 2
          expect.soft(isAtRight, "the logo is where reading begins").toBe(directionOf(language) === "rtl")
        })
      }
      if (language !== undefined) expect.soft(await englishOn(page, language), address).toEqual([])
    }
  })
}
