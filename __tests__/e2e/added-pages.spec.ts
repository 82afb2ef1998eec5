import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Page } from "@playwright/test"
import { SITES } from "../../scripts/lib/sites"
import { requestedBy } from "../support/requests"
import { swapped } from "../support/navigation"
import { ANOTHER_OWNER, expect, hydrated, reload, settled, test, visit } from "../support/test"

const { folder } = SITES.anotherOwner

test.use(ANOTHER_OWNER)

/** Waits until a picture of the page is loaded and visible, and returns its URL. */
async function shownPicture(page: Page, name: string): Promise<string> {
  const picture = page.getByRole("img", { name })
  await expect(picture).toHaveCSS("opacity", "1")
  await expect(picture).toHaveCSS("position", "absolute")
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0)
  return picture.evaluate((image: HTMLImageElement) => image.currentSrc)
}

test("an added page is in the shell, with title, language, canonical address, links, profiles", async ({ page }) => {
  await visit(page, "/tide-log/")
  await expect(page).toHaveTitle("Tide log - Takács & Tide")
  await expect(page.locator("html")).toHaveAttribute("lang", "en-GB")
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/tide-log\/$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tide log")
  await expect(page.getByRole("contentinfo")).toContainText("Ilka Takács")
  const profiles = page.getByRole("contentinfo").getByRole("link")
  expect(await profiles.count()).toBeGreaterThan(0)
  // The first page in the owner's bar.
  const next = page.getByRole("navigation", { name: "Next page" }).getByRole("link")
  await expect(next).toHaveAttribute("href", "/side-projects/")
  await page.getByRole("banner").getByRole("link", { name: "Takács & Tide" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Ilka Takács" })).toBeVisible()
})

test("an added page's own accordions don't change the address, and none opens by itself after Back or a reload", async ({
  page,
}) => {
  const rows = page.getByRole("main").locator("button[aria-expanded]")
  const open = page.getByRole("main").locator("button[aria-expanded=true]")
  await visit(page, "/tide-log/")
  await rows.first().click()
  await expect(open).toHaveCount(1)
  await settled(page)
  await expect(page).toHaveURL("/tide-log/")
  await page.getByRole("navigation", { name: "Next page" }).getByRole("link").click()
  await expect(page).toHaveURL("/side-projects/")
  await swapped(page)
  await page.goBack()
  await swapped(page)
  await expect(rows).toHaveCount(2)
  for (const again of [() => settled(page), () => reload(page)]) {
    await again()
    await expect(open).toHaveCount(0)
  }
})

test("on paper, a header within an added page has its own styles", async ({ page }) => {
  await visit(page, "/tide-log/")
  await page.emulateMedia({ media: "print" })
  await expect(page.locator("main header")).toHaveCSS("padding-top", "8px")
  await expect(page.locator("main header a")).not.toHaveCSS("font-size", /^10\./)
})

test("StaticImage and GatsbyImage show their pictures before and after the scripts load", async ({ page }) => {
  await page.route(/\/app-[^/]*\.js$/, async (route) => {
    await expect(page.getByRole("img", { name: "The shore" })).toHaveCSS("opacity", "1")
    await expect(page.getByRole("img", { name: "The owner" })).toHaveCSS("opacity", "1")
    await route.continue()
  })
  await visit(page, "/harbour/")
  await page.unrouteAll()
  expect(await shownPicture(page, "The shore")).toContain("/static/")
  expect(await shownPicture(page, "The owner")).toContain("/media/")
  const sources = page.locator("picture", { has: page.getByRole("img", { name: "The owner" }) }).locator("source")
  await expect(sources.first()).toHaveAttribute("sizes", "(min-width: 240px) 240px, 100vw")

  // From a page without pictures, as Gatsby's links navigate.
  await visit(page, "/tide-log/")
  await page.evaluate(`window.___navigate("/harbour/")`)
  await expect(page.getByRole("heading", { level: 1, name: "Harbour" })).toBeVisible()
  await shownPicture(page, "The shore")
  await shownPicture(page, "The owner")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("StaticImage and GatsbyImage show their pictures", async ({ page }) => {
    await page.goto("/harbour/")
    for (const name of ["The shore", "The owner"]) {
      await expect(page.getByRole("img", { name }).last()).toBeVisible()
    }
  })
})

test("pages without such pictures load no code for them", async ({ page }) => {
  const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"))
  const withImages = scripts.filter((file) => readFileSync(path.join(folder, file), "utf8").includes("gatsby-image"))
  expect(withImages.length).toBeGreaterThan(0)
  const harbour = readFileSync(path.join(folder, "harbour/index.html"), "utf8")
  expect(harbour).toContain("gatsby-image-wrapper")

  const requested = requestedBy(page, /\.js$/)
  for (const address of ["/", "/works/", "/side-projects/", "/404/", "/tide-log/"]) {
    const html = await (await page.goto(address))?.text()
    expect(html, address).not.toContain("gatsby-image")
    await hydrated(page)
  }
  expect(requested.filter((file) => withImages.includes(path.basename(file)))).toEqual([])
})

test("MUI's error and success colours work in both schemes, on a first visit and after a link; print has the light ones", async ({
  page,
  request,
}) => {
  /** The colours of the tide log's notices and button. */
  const colours = () =>
    Promise.all(
      ["Spring tide", "The gauge is back", "Sound the horn"].map((text) =>
        page.getByText(text).evaluate((element) => getComputedStyle(element).color),
      ),
    )
  const button = page.getByRole("button", { name: "Sound the horn" })
  const expectColours = async () => {
    for (const [colorScheme, expected] of [
      ["light", ["rgb(95, 33, 32)", "rgb(30, 70, 32)", "rgb(211, 47, 47)"]],
      ["dark", ["rgb(244, 199, 199)", "rgb(204, 232, 205)", "rgb(244, 67, 54)"]],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await expect.poll(colours).toEqual(expected)
      await button.hover()
      await expect(button).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
      await page.mouse.move(0, 0)
    }
  }
  await visit(page, "/tide-log/")
  await expectColours()
  await visit(page, "/")
  await page.evaluate(`window.___navigate("/tide-log/")`)
  await expect(page.getByText("Spring tide")).toBeVisible()
  await expectColours()
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  await expect(page.getByText("Spring tide")).toHaveCSS("color", "rgb(95, 33, 32)")
  // The HTML of other pages doesn't contain them.
  for (const address of ["/", "/works/", "/side-projects/", "/404/"])
    expect(await (await request.get(address)).text()).not.toContain("--mui-palette-error")
})
