import { SITE } from "../support/sample"
import { barLink, follow } from "../support/navigation"
import { expect, PHONE, settled, test, visit } from "../support/test"

// While the head of one page is replaced by the next, there is no icon for a moment, and a browser may request the default one.
test.use({ allowedErrors: /favicon\.ico/ })

test("a visitor goes from page to page by the bar, the next link, Back and the logo", async ({ page }) => {
  await visit(page, "/")
  await follow(page, SITE.pages.works.title)
  await expect(page).toHaveURL("works/")
  await page.getByRole("navigation", { name: "Next page" }).getByRole("link").click()
  await expect(page).toHaveURL("projects/")
  await expect(page.getByRole("heading", { level: 1, name: SITE.pages.projects.title })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL("works/")
  await expect(page.getByRole("heading", { level: 1, name: SITE.pages.works.title })).toBeVisible()
  await page.getByRole("banner").getByRole("link", { name: SITE.brand }).click()
  await expect(page).toHaveURL("./")
})

test("on a phone, a visitor navigates by the menu, and the chosen theme stays", async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, "/")
  await page.getByRole("button", { name: "Switch to the dark theme" }).click()
  await page.getByRole("button", { name: "Menu" }).click()
  await barLink(page, "PROJECTS").click()
  await expect(page).toHaveURL("projects/")
  await visit(page, "/projects/")
  await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "dark")
})

test("a featured picture links to its place, whose pictures load from the site, and a screenshot to its file", async ({
  page,
  baseURL,
}) => {
  await visit(page, "/")
  const featured = page.getByRole("region", { name: "Featured work" }).getByRole("link").first()
  await featured.click()
  await expect(page).toHaveURL("works/#company/revamp-ui/after/table-management")
  await settled(page)
  const panel = page.getByRole("tabpanel", { name: "Revamp - UI", exact: true })
  const group = panel.getByRole("region", { name: /^After/ })
  const picture = group.getByRole("img").first()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0)
  const screenshot = panel.getByRole("link").first()
  const address = await screenshot.evaluate((link: HTMLAnchorElement) => link.href)
  expect(address.startsWith(new URL("media/", baseURL).href), address).toBe(true)
  expect((await page.request.get(address)).headers()["content-type"]).toBe("image/png")
})

test("an unknown address shows the not-found page, which links to home", async ({ page, allowErrors }) => {
  // The browser itself says that a page answered 404.
  allowErrors(/404/)
  const answer = await page.goto("/no/such/page/")
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1, name: SITE.pages.notFound.description })).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "HOME" }).click()
  await expect(page).toHaveURL("./")
})

/** What a bug of the site or a library might inject into a page; each leaves a mark if it takes effect. */
const INJECTIONS: Record<string, () => void> = {
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
  // The request for a picture is reported, although it never leaves the browser.
  test.use({ allowedErrors: /Content Security Policy|favicon\.ico/, allowedHosts: ["strange.example"] })

  test("injected content has no effect", async ({ page }) => {
    const root = page.locator("html")
    for (const [name, inject] of Object.entries(INJECTIONS)) {
      await test.step(name, async () => {
        await visit(page, "/")
        const violation = page.waitForEvent("console", (message) => message.text().includes("violates the following"))
        await page.evaluate(inject)
        await violation
        expect(await root.getAttribute("data-strange")).toBeNull()
        expect(await root.evaluate((html) => getComputedStyle(html).getPropertyValue("--strange"))).toBe("")
      })
    }
  })
})
