import { SITE } from "../support/sample"
import { expect, LARGE_SCREEN, onePage, PHONE, settled, test, visit } from "../support/test"

// While one page's head takes the place of another's there is no icon for a moment, and a browser may look for this one.
test.use({ allowedErrors: /favicon\.ico/ })

/** Where the page is, from the site's own beginning. */
const inSite = (baseURL: string | undefined, address: string) => new URL(address, baseURL).href

test("a visitor goes from page to page by bar, way on, back and logo", async ({ page, baseURL }) => {
  await page.setViewportSize(LARGE_SCREEN)
  await visit(page, "/")
  await page.getByRole("banner").getByRole("link", { name: "WORKS" }).click()
  await expect(page).toHaveURL(inSite(baseURL, "works/"))
  await expect(page.getByRole("heading", { level: 1, name: SITE.pages.works.title })).toBeVisible()
  await onePage(page)
  await page.getByRole("navigation", { name: "Next page" }).getByRole("link").click()
  await expect(page).toHaveURL(inSite(baseURL, "projects/"))
  await expect(page.getByRole("heading", { level: 1, name: SITE.pages.projects.title })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(inSite(baseURL, "works/"))
  await expect(page.getByRole("heading", { level: 1, name: SITE.pages.works.title })).toBeVisible()
  await page.getByRole("banner").getByRole("link", { name: SITE.brand }).click()
  await expect(page).toHaveURL(inSite(baseURL, ""))
})

test("on a phone by the menu, and in the theme that was chosen", async ({ page, baseURL }) => {
  await page.setViewportSize(PHONE)
  await visit(page, "/")
  await page.getByRole("button", { name: "Switch to the dark theme" }).click()
  await page.getByRole("button", { name: "Menu" }).click()
  await page.getByRole("menuitem", { name: "PROJECTS" }).click()
  await expect(page).toHaveURL(inSite(baseURL, "projects/"))
  await visit(page, "/projects/")
  await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "dark")
})

test("a featured picture leads to its place, whose pictures come from the site, and a screenshot to its file", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(LARGE_SCREEN)
  await visit(page, "/")
  const featured = page.getByRole("region", { name: "Featured work" }).getByRole("link").first()
  await featured.click()
  await expect(page).toHaveURL(inSite(baseURL, "works/#company/revamp-ui/after/table-management"))
  await settled(page)
  const panel = page.getByRole("tabpanel", { name: "Revamp - UI", exact: true })
  const picture = panel
    .getByRole("region", { name: /^After/ })
    .getByRole("img")
    .first()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0)
  const screenshot = panel.getByRole("link").first()
  const address = await screenshot.evaluate((link: HTMLAnchorElement) => link.href)
  expect(address.startsWith(inSite(baseURL, "media/")), address).toBe(true)
  expect((await page.request.get(address)).headers()["content-type"]).toBe("image/png")
})

test.describe("an unknown address", () => {
  // The browser itself says that a page answered 404.
  test.use({ allowedErrors: /404/ })

  test("shows the not-found page, which leads home", async ({ page, baseURL }) => {
    const answer = await page.goto("/no/such/page/")
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1, name: SITE.pages.notFound.description })).toBeVisible()
    await page.getByRole("main").getByRole("link", { name: "HOME" }).click()
    await expect(page).toHaveURL(inSite(baseURL, ""))
  })
})

/** What a fault of ours, or of a library, might let into a page; each leaves a mark if it has an effect. */
const STRANGERS: Record<string, () => void> = {
  "a script": () => {
    const script = document.createElement("script")
    script.textContent = "document.documentElement.dataset.strange = 'yes'"
    document.head.append(script)
  },
  "an inline handler": () => {
    document.body.insertAdjacentHTML("beforeend", `<button onclick="document.documentElement.dataset.strange='yes'">`)
    document.body.querySelector<HTMLElement>(":scope > button")?.click()
  },
  "a style element": () => {
    document.head.insertAdjacentHTML("beforeend", "<style>html { --strange: yes }</style>")
  },
  "a style attribute": () => document.documentElement.setAttribute("style", "--strange: yes"),
  "a foreign picture": () => document.body.append(Object.assign(new Image(), { src: "https://strange.example/x.png" })),
  "a foreign frame": () => document.body.insertAdjacentHTML("beforeend", '<iframe src="https://strange.example/">'),
  "data for a foreign host": () => void fetch("https://strange.example/").catch(() => undefined),
  "a base for all addresses": () =>
    document.head.insertAdjacentHTML("afterbegin", '<base href="https://strange.example/">'),
}

test.describe("under the content policy", () => {
  // A picture's request is reported, though it never leaves the browser.
  test.use({ allowedErrors: /Content Security Policy|favicon\.ico/, allowedHosts: ["strange.example"] })

  test("what is not the site's has no effect", async ({ page }) => {
    const root = page.locator("html")
    for (const [name, slipIn] of Object.entries(STRANGERS)) {
      await test.step(name, async () => {
        await visit(page, "/")
        const complaint = page.waitForEvent("console", (message) => message.text().includes("violates the following"))
        await page.evaluate(slipIn)
        await complaint
        expect(await root.getAttribute("data-strange")).toBeNull()
        expect(await root.evaluate((html) => getComputedStyle(html).getPropertyValue("--strange"))).toBe("")
      })
    }
  })
})
