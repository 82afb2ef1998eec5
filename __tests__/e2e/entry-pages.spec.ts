import type { Locator, Page } from "@playwright/test"
import { COLOURS } from "../../src/theme/tokens"
import { expectNoViolationsAnywhere } from "../support/axe"
import { requestedBy } from "../support/requests"
import { swapped } from "../support/navigation"
import { boxesOf, boxOf, expect, PHONE, settled, test, visit } from "../support/test"

const WORK = "/works/company/"
const PROJECT = "/projects/uni-piece/"

test("a work's page shows it as the list does, all groups open, its outline beside its head", async ({ page }) => {
  await visit(page, WORK)
  await expect.soft(page).toHaveTitle("Company Name - Your Brand")
  await expect.soft(page.getByRole("heading", { level: 1 })).toHaveText("Company Name")
  const head = page.getByRole("heading", { name: "Frontend Developer" })
  await expect.soft(head).toBeVisible()
  const panel = page.getByRole("tabpanel", { name: "Revamp - UI", exact: true })
  await expect.soft(panel.getByRole("button", { name: /^(Before|After)/ })).toHaveCount(2)
  await expect.soft(panel.getByRole("button", { expanded: false })).toHaveCount(0)
  const outline = await boxOf(page.getByRole("link", { name: "Duty" }))
  expect.soft(Math.abs(outline.y - (await boxOf(head)).y)).toBeLessThanOrEqual(8)
  await expect.soft(page.getByRole("navigation", { name: "Next page" }).getByRole("link")).toHaveText(/Projects/)
  await page.getByRole("link", { name: "All works" }).click()
  await expect(page).toHaveURL(/\/works\/$/)
  await expect(page.getByRole("heading", { level: 1, name: "Works" })).toBeVisible()
})

test("the page of a work loads the pictures of a group only when it is near the window", async ({ page }) => {
  const files = requestedBy(page, /^\/media\/.*\.json$/)
  await page.setViewportSize(PHONE)
  await visit(page, WORK)
  expect(files).toHaveLength(0)
  const last = page.locator('[id="revamp-ui/after/item-detail"]')
  await last.scrollIntoViewIfNeeded()
  await expect(last.getByRole("img")).toBeVisible()
  expect(files).toHaveLength(1)
})

test("a project's page shows all of it, and links to neighbours and the list, which links back", async ({ page }) => {
  await visit(page, PROJECT)
  await expect.soft(page).toHaveTitle("Uni-Piece - Your Brand")
  await expect.soft(page.getByRole("heading", { level: 1 })).toHaveText("Uni-Piece")
  await expect.soft(page.getByRole("heading", { name: "Features" })).toBeVisible()
  await expect.soft(page.getByRole("main").getByRole("img").first()).toBeVisible()
  await expect.soft(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{20,160}/)
  const marks = page
    .locator("header [aria-current]")
    .evaluateAll((links) => links.map((link) => `${link.textContent.trim()} ${link.ariaCurrent}`))
  // In the bar and in the menu.
  await expect.soft(marks).resolves.toEqual(["PROJECTS true", "PROJECTS true"])

  const ways = page.getByRole("navigation", { name: "Next page" })
  await expect(ways.getByRole("link")).toHaveText([/^Previous:.*Park And Charge/, /^Next:.*/])
  await test.step("arrows beside the names of its neighbours point to them, however long the names are", async () => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const name of [
        "Park And Charge",
        "Rechtsschutzversicherungsgesellschaftsverzeichnis & Donaudampfschifffahrt",
      ]) {
        for (const rel of ["prev", "next"]) {
          const way = page.locator(`a[rel=${rel}]`)
          const title = way.locator("span").last()
          await title.evaluate((element, text) => (element.textContent = text), name)
          const [row, words, arrow] = [await boxOf(way), await boxOf(title), await boxOf(way.locator("svg"))]
          const [isBefore, isAfter] = [arrow.right <= words.x, arrow.x >= words.right]
          expect({ rel, isBefore, isAfter }).toEqual({ rel, isBefore: rel === "prev", isAfter: rel === "next" })
          expect(Math.abs(arrow.y + arrow.height / 2 - words.y - words.height / 2)).toBeLessThan(2)
          expect(words.right).toBeLessThanOrEqual(row.right)
          const direction = await way.locator("svg").evaluate((svg) => new DOMMatrix(getComputedStyle(svg).transform).a)
          expect(direction).toBe(rel === "prev" ? -1 : 1)
        }
      }
    }
  })
  await ways.getByRole("link", { name: /^Previous/ }).click()
  await expect(page).toHaveURL(/\/projects\/park-and-charge\/$/)
  await expect(page.getByRole("heading", { level: 1, name: "Uni-Piece" })).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Park And Charge")
  await swapped(page)
  await page.getByRole("link", { name: "All projects" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible()
  await swapped(page)
  await page.getByRole("link", { name: "Open Park And Charge", exact: true }).click()
  await expect(page).toHaveURL(/\/projects\/park-and-charge\/$/)
})

test("a text fragment opens what it finds", async ({ page }) => {
  await page.goto("/works/#:~:text=Member%20Point")
  await expect(page.getByRole("tab", { name: "New Features" })).toHaveAttribute("aria-selected", "true")
  await expect(page.locator('[id="company/new-features/member-dashboard/member-point"]')).toBeInViewport()
})

test("the browser's find-in-page opens what it finds, which can then be closed and found again", async ({ page }) => {
  await visit(page, "/projects/")
  const entry = page.locator('[id="uni-piece"]')
  const row = entry.getByRole("button").first()
  const find = () =>
    entry.evaluate((element) => {
      const part = element.querySelector('[hidden="until-found"]')
      part?.dispatchEvent(new Event("beforematch", { bubbles: true }))
      // As the browser does then.
      part?.removeAttribute("hidden")
      return part !== null
    })
  for (let time = 0; time < 2; time += 1) {
    await expect(row).toHaveAttribute("aria-expanded", "false")
    expect(await find()).toBe(true)
    await expect(row).toHaveAttribute("aria-expanded", "true")
    await expect(entry.getByRole("heading", { name: "Features" })).toBeVisible()
    await row.click()
  }
})

/** A colour of the tokens in the form that the browser reports. */
const rgbOf = (colour: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)).join(", ")})`

/** The buttons that choose technologies. */
const filterOf = (page: Page) => page.getByRole("group", { name: "Projects by technology" })
const choiceOf = (page: Page, name: string) => filterOf(page).getByRole("button", { name, exact: true })
const shownProjects = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 3 }).filter({ visible: true })

test.describe("the projects' filter", () => {
  test.use({ colorScheme: "light" })

  test("narrows the list, says how many are left, opens a single match; Back undoes it", async ({ page }) => {
    await visit(page, "/projects/")
    await expect(shownProjects(page)).toHaveCount(4)
    await choiceOf(page, "Typescript").click()
    await expect(page).toHaveURL(/\?tech=Typescript$/)
    const shown = await shownProjects(page).count()
    expect(shown).toBeLessThan(4)
    await expect(page.getByRole("status")).toHaveText(`${shown} of 4 projects`)
    await page.goBack()
    await expect(page).toHaveURL(/\/projects\/$/)
    await expect(shownProjects(page)).toHaveCount(4)
    await page.goForward()
    await expect(filterOf(page).getByRole("button", { pressed: true })).toHaveText("Typescript")
    await page.getByRole("button", { name: "Show all" }).click()
    await expect(shownProjects(page)).toHaveCount(4)
    // For screen readers only.
    await expect(page.getByRole("status")).toHaveText("4 of 4 projects")

    const row = page.getByRole("button", { name: "Virtual Memories", exact: true })
    await expect(row).toHaveAttribute("aria-expanded", "false")
    const entries = await page.evaluate(() => history.length)
    await choiceOf(page, "Flutter").focus()
    await page.keyboard.press("Enter")
    await expect(row).toHaveAttribute("aria-expanded", "true")
    await expect(page.getByRole("region", { name: "Virtual Memories" })).toBeVisible()
    await expect(choiceOf(page, "Flutter")).toBeFocused()
    await expect(page).toHaveURL(/\/projects\/\?tech=Flutter$/)
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    // The visitor may close it.
    await row.click()
    await expect(row).toHaveAttribute("aria-expanded", "false")
    await page.goBack()
    await expect(shownProjects(page)).toHaveCount(4)
  })

  test("follows the address, except for unknown values; it shows and lists what is selected", async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, "/projects/?tech=redux,%3Cb%3E,%E0%A4%A")
    await expect(filterOf(page).getByRole("button", { pressed: true })).toHaveText(["Redux"])
    await expect(page.getByRole("status")).toHaveText(/^[1-4] of 4 projects$/)
    await test.step("also what is beyond the end of the line", async () => {
      await visit(page, "/projects/?tech=PostgreSQL")
      await expect(page.getByRole("button", { name: "PostgreSQL", pressed: true })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    })
    await test.step("a single match is open, without focus", async () => {
      await visit(page, "/projects/?tech=Dart")
      const row = page.getByRole("button", { name: "Virtual Memories", exact: true })
      await expect(row).toHaveAttribute("aria-expanded", "true")
      await expect(page.locator("body")).toBeFocused()
    })
    await visit(page, "/projects/?tech=React,Redux")
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByText("1 of 4 projects: Redux, React")).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

  test("is reached from badges on any page, and Back returns to where the visitor was", async ({ page }) => {
    await visit(page, "/works/")
    const badge = page.getByRole("main").getByRole("link", { name: "MongoDB: see projects" }).first()
    await badge.click()
    await expect(page).toHaveURL("/projects/?tech=MongoDB")
    await expect(page.getByRole("status")).toContainText("of 4 projects")
    await page.goBack()
    await expect(page).toHaveURL(/\/works\/$/)
    await expect(badge).toBeInViewport()

    await visit(page, "/projects/#virtual-memories")
    const project = page.locator('[id="virtual-memories"]')
    const badges = project.getByRole("link", { name: /: see projects$/ })
    await badges.first().click()
    await expect(page).toHaveURL(/\/projects\/\?tech=/)
    await expect(page.getByRole("status")).toContainText("of 4 projects")
    await expect(filterOf(page)).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(/\/projects\/#virtual-memories$/)
    await expect(shownProjects(page)).toHaveCount(4)
  })

  test("keeps its spacing, whichever section is shown first", async ({ page }) => {
    const WIDTHS = [360, 768, 1280]
    const choice = filterOf(page).getByRole("button").first()
    const belowChoices = async (address: string) => {
      await visit(page, address)
      if (address.includes("?")) await expect(page.getByRole("status")).toHaveText(/^[12] of 4 projects$/)
      const distances: number[] = []
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const heading = page.getByRole("main").getByRole("heading", { level: 2 }).filter({ visible: true }).first()
        const last = address.includes("?") ? choice : filterOf(page).getByRole("button").last()
        distances.push(Math.round((await boxOf(heading)).y - (await boxOf(last)).bottom))
      }
      return distances
    }
    expect(await belowChoices("/projects/")).toEqual([40, 40, 40])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const [title, { x, y }] = [await boxOf(page.getByRole("heading", { level: 1 })), await boxOf(choice)]
      const above = Math.round(y - title.bottom)
      expect(above).toBeGreaterThanOrEqual(24)
      expect(above).toBeLessThanOrEqual(32)
      expect(x).toBe(title.x)
    }
    expect(await belowChoices("/projects/?tech=Redux")).toEqual(await belowChoices("/projects/?tech=Flutter"))
  })

  test("from 600 px on is lines of words with numbers of projects; selected ones are marked", async ({ page }) => {
    await visit(page, "/projects/")
    for (const width of [600, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const group = await boxOf(filterOf(page))
      const column = await boxOf(page.getByRole("heading", { level: 1 }))
      // Except for the space for focus rings.
      expect(group.x).toBe(column.x - 4)
      const choices = await filterOf(page)
        .getByRole("button")
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { top, right, height } = button.getBoundingClientRect()
            return { top, right, look: { height, border: getComputedStyle(button).borderTopWidth } }
          }),
        )
      for (const { right, look } of choices) {
        expect(look).toEqual({ height: 32, border: "0px" })
        expect(right).toBeLessThanOrEqual(column.right)
      }
      const tops = [...new Set(choices.map(({ top }) => top))].toSorted((one, other) => one - other)
      expect(tops.length).toBeGreaterThan(1)
      tops.slice(1).forEach((top, index) => expect(top - (tops[index] ?? NaN)).toBe(32))
      expect(await filterOf(page).evaluate((element) => getComputedStyle(element).maskImage)).toBe("none")
    }
    await expect(choiceOf(page, "Nodejs")).toHaveText("Nodejs3")
    const [before, next] = [await boxOf(choiceOf(page, "Redux")), await boxOf(choiceOf(page, "Nodejs"))]
    await visit(page, "/projects/?tech=Redux")
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      const chosen = choiceOf(page, "Redux")
      await expect(chosen).toHaveCSS("color", rgbOf(COLOURS[colorScheme].ink))
      await expect(chosen.locator("span").first()).toHaveCSS("text-decoration-line", "underline")
      await expect(chosen.locator("svg")).toBeVisible()
    }
    // Nothing moves.
    expect((await boxOf(choiceOf(page, "Nodejs"))).y).toBe(next.y)
    expect(Math.abs((await boxOf(choiceOf(page, "Redux"))).right - before.right)).toBeLessThan(4)
    await test.step("a choice that would leave nothing is disabled and says so, and pressing it changes nothing", async () => {
      const [dart, react] = [choiceOf(page, "Dart"), choiceOf(page, "React")]
      await expect(dart).toHaveAttribute("aria-disabled", "true")
      await expect(dart).toHaveAccessibleDescription("No project here also uses Dart")
      await expect(dart).toHaveText("Dart0")
      for (const press of [() => dart.click({ force: true }), () => dart.press("Enter")]) {
        await press()
        await expect(page).toHaveURL(/\?tech=Redux$/)
      }
      await expect(react).not.toHaveAttribute("aria-disabled")
      await expect(react).toHaveText("React1")
      await react.click()
      await expect(page).toHaveURL(/\?tech=Redux,React$/)
      await react.click()
    })
    await choiceOf(page, "Redux").click()
    await expect(page).toHaveURL(/\/projects\/$/)
    await expect(choiceOf(page, "Redux").locator("svg")).toHaveCount(0)
  })

  test("is a strip of bordered buttons on phones, which fades out only where it continues", async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, "/projects/")
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(choiceOf(page, "Typescript")).toHaveCSS("border-color", rgbOf(COLOURS[colorScheme].border))
    }
    expect((await boxOf(choiceOf(page, "Typescript"))).height).toBe(44)
    const maskOf = () => filterOf(page).evaluate((element) => getComputedStyle(element).maskImage)
    expect(await maskOf()).toContain("linear-gradient")
    const fade = Number(/100% - (\d+)px/.exec(await maskOf())?.[1])
    await test.step("its last choice doesn't fade at its end", async () => {
      await filterOf(page).evaluate((element) => (element.scrollLeft = element.scrollWidth))
      expect((await boxOf(filterOf(page).getByRole("button").last())).right).toBeLessThanOrEqual(PHONE.width - fade)
    })
    await test.step("a choice pressed in the fade scrolls out of it, even if it isn't the first selected one", async () => {
      await filterOf(page).evaluate((element) => (element.scrollLeft = 0))
      await choiceOf(page, "Typescript").click()
      const buttons = filterOf(page).locator("button:not([aria-disabled])")
      const places = await boxesOf(buttons)
      const faded = places.findIndex(({ right, x }) => right > PHONE.width - fade && x < PHONE.width - 4)
      const { x, y } = places[faded] ?? { x: NaN, y: NaN }
      await page.mouse.click(x + 3, y + 20)
      const pressed = filterOf(page).getByRole("button", { pressed: true })
      await expect(pressed).toHaveCount(2)
      expect((await boxOf(pressed.last())).right).toBeLessThanOrEqual(PHONE.width - fade)
    })
    await test.step("the page doesn't scroll, even if the bar covers a part of the choice", async () => {
      await page.evaluate(() => window.scrollTo({ top: 100, behavior: "instant" }))
      const typescript = choiceOf(page, "Typescript")
      await typescript.evaluate((choice) => choice.focus({ preventScroll: true }))
      for (const isChosen of [false, true]) {
        await page.keyboard.press("Enter")
        await expect(typescript).toHaveAttribute("aria-pressed", `${isChosen}`)
        expect(await page.evaluate(() => scrollY)).toBe(100)
      }
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
    })
    await test.step("it stays where it is when the first choice is pressed again", async () => {
      const available = filterOf(page).locator("button:not([aria-disabled], [aria-pressed=true])")
      await available.last().click()
      await expect(page).toHaveURL(/,.*,/)
      await filterOf(page).evaluate((element) => (element.scrollLeft = 0))
      await choiceOf(page, "Typescript").click()
      await expect(page).not.toHaveURL(/Typescript/)
      await settled(page)
      expect(await filterOf(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
    })
    await filterOf(page).evaluate((element) => {
      for (const button of [...element.children].slice(3)) button.remove()
    })
    await page.setViewportSize({ width: PHONE.width + 1, height: PHONE.height })
    await expect.poll(maskOf).toBe("none")
  })

  test.describe("with a finger", () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

    test("looks as before once a choice is switched off again", async ({ page }) => {
      await visit(page, "/projects/")
      const redux = choiceOf(page, "Redux")
      await redux.tap()
      await expect(redux).toHaveAttribute("aria-pressed", "true")
      await redux.tap()
      await expect(redux).toHaveAttribute("aria-pressed", "false")
      await settled(page)
      const styleOf = (choice: Locator) =>
        choice.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).borderColor])
      expect(await styleOf(redux)).toEqual(await styleOf(choiceOf(page, "Typescript")))
    })
  })

  test("says so if nothing is left, in one font size, and offers the two nearest and all", async ({ page }) => {
    for (const address of ["/projects/?tech=Python,Dart", "/projects/?tech=Python&tech=Dart"]) {
      await visit(page, address)
      await expect(page.getByRole("status")).toHaveText("No project uses both Python and Dart.")
    }
    await expect(shownProjects(page)).toHaveCount(0)
    const main = page.getByRole("main")
    const [braille, memories] = ["Braille AI", "Virtual Memories"].map((name) => main.getByRole("link", { name }))
    const all = page.getByRole("button", { name: "Show all" })
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      for (const each of [page.getByRole("status"), braille, memories, all])
        await expect(each ?? all).toHaveCSS("font-size", "16px")
      await expect(page.getByRole("status")).toHaveCSS("color", rgbOf(COLOURS.light.ink))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await expectNoViolationsAnywhere(page, "nothing left")
    await memories?.click()
    await expect(page).toHaveURL(/\/projects\/virtual-memories\/$/)
    await visit(page, "/projects/?tech=Rust,Redux,Python,Dart")
    await expect(page.getByRole("status")).toHaveText("No project uses Redux, Python, and Dart together.")
    await expect(main.getByRole("link", { name: "Park And Charge" })).toBeVisible()
    await all.press("Enter")
    await expect(page.getByRole("group", { name: "Projects by technology" }).locator(":focus")).toHaveCount(1)
    await expect(shownProjects(page)).toHaveCount(4)
  })
})
