import { COLOURS } from "../../src/theme/tokens"
import { boxOf, expect, hydrated, LARGE_SCREEN, PHONE, test, visit } from "../support/test"

const WORK = "/works/company/"
const PROJECT = "/projects/uni-piece/"

test.describe("the page of a work", () => {
  test("shows it as the list does, with all groups open, under its own title", async ({ page }) => {
    await visit(page, WORK)
    await expect(page).toHaveTitle("Company Name - Your Brand")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company Name")
    await expect(page.getByRole("heading", { name: "Frontend Developer" })).toBeVisible()
    const panel = page.getByRole("tabpanel", { name: "Revamp - UI", exact: true })
    await expect(panel.getByRole("button", { name: /^(Before|After)/ })).toHaveCount(2)
    await expect(panel.getByRole("button", { expanded: false })).toHaveCount(0)
  })

  test("has its outline beside its head", async ({ page }) => {
    await page.setViewportSize(LARGE_SCREEN)
    await visit(page, WORK)
    const outline = await boxOf(page.getByRole("link", { name: "Duty" }))
    const head = await boxOf(page.getByRole("heading", { name: "Frontend Developer" }))
    expect(Math.abs(outline.y - head.y)).toBeLessThanOrEqual(8)
  })

  test("loads the pictures of a group when it comes near, and none before", async ({ page }) => {
    const files: string[] = []
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.endsWith(".json")) files.push(request.url())
    })
    await page.setViewportSize(PHONE)
    await visit(page, WORK)
    const mediaFiles = () => files.filter((file) => file.includes("/media/")).length
    expect(mediaFiles()).toBe(0)
    const last = page.locator('[id="revamp-ui/after/item-detail"]')
    await last.scrollIntoViewIfNeeded()
    await expect(last.getByRole("img")).toBeVisible()
    expect(mediaFiles()).toBe(1)
  })

  test("leads back to the list, and on", async ({ page }) => {
    await visit(page, WORK)
    await expect(page.getByRole("navigation", { name: "Next page" }).getByRole("link")).toHaveText(/Projects/)
    await page.getByRole("link", { name: "All works" }).click()
    await expect(page).toHaveURL(/\/works\/$/)
    await expect(page.getByRole("heading", { level: 1, name: "Works" })).toBeVisible()
  })

  for (const [screen, viewport] of Object.entries({ "a large screen": LARGE_SCREEN, "a phone": PHONE })) {
    for (const address of ["revamp-ui/after", "revamp-ui/after/food-item", "new-features/order-management"]) {
      test(`${address} is shown, and has focus, on ${screen}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.goto(`${WORK}#${address}`)
        await hydrated(page)
        const target = page.locator(`[id="${address}"]`)
        await expect(target).toBeInViewport()
        await expect(target.locator(":focus")).toBeVisible()
        const tab = page.locator(`[role="tab"][aria-controls="${address.split("/")[0] ?? ""}"]`)
        await expect(tab).toHaveAttribute("aria-selected", "true")
      })
    }
  }
})

test.describe("the page of a project", () => {
  test("shows it whole, under its own title and description", async ({ page }) => {
    await visit(page, PROJECT)
    await expect(page).toHaveTitle("Uni-Piece - Your Brand")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uni-Piece")
    await expect(page.getByRole("heading", { name: "Features" })).toBeVisible()
    await expect(page.getByRole("main").getByRole("img").first()).toBeVisible()
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{20,160}/)
    await expect(
      page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "PROJECTS" }),
    ).toHaveAttribute("aria-current", "true")
  })

  for (const [screen, viewport] of Object.entries({
    "a phone": { width: 360, height: 800 },
    "a large screen": LARGE_SCREEN,
  })) {
    test(`arrows point to its neighbours from beside their names, however long, on ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await visit(page, PROJECT)
      for (const name of [
        "Park And Charge",
        "Rechtsschutzversicherungsgesellschaftsverzeichnis & Donaudampfschifffahrt",
      ]) {
        for (const rel of ["prev", "next"]) {
          const way = page.locator(`a[rel=${rel}]`)
          const title = way.locator("span").last()
          await title.evaluate((element, text) => (element.textContent = text), name)
          const [row, words, arrow] = await Promise.all(
            [way, title, way.locator("svg")].map((each) => each.boundingBox()),
          )
          if (!row || !words || !arrow) throw new Error("It is not shown.")
          const isBefore = arrow.x + arrow.width <= words.x
          const isAfter = arrow.x >= words.x + words.width
          expect({ rel, isBefore, isAfter }).toEqual({ rel, isBefore: rel === "prev", isAfter: rel === "next" })
          expect(Math.abs(arrow.y + arrow.height / 2 - words.y - words.height / 2)).toBeLessThan(2)
          expect(words.x + words.width).toBeLessThanOrEqual(row.x + row.width)
          const direction = await way.locator("svg").evaluate((svg) => new DOMMatrix(getComputedStyle(svg).transform).a)
          expect(direction).toBe(rel === "prev" ? -1 : 1)
        }
      }
    })
  }

  test("leads to its neighbours and back to the list", async ({ page }) => {
    await visit(page, PROJECT)
    const ways = page.getByRole("navigation", { name: "Next page" })
    await expect(ways.getByRole("link")).toHaveText([/^Previous:.*Park And Charge/, /^Next:.*/])
    await ways.getByRole("link", { name: /^Previous/ }).click()
    await expect(page).toHaveURL(/\/projects\/park-and-charge\/$/)
    await expect(page.getByRole("heading", { level: 1, name: "Uni-Piece" })).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Park And Charge")
    await page.getByRole("link", { name: "All projects" }).click()
    await expect(page).toHaveURL(/\/projects\/$/)
  })

  test("is where its entry in the list leads", async ({ page }) => {
    await visit(page, "/projects/")
    await page.getByRole("link", { name: /^On a page of its own.*Park And Charge/ }).click()
    await expect(page).toHaveURL(/\/projects\/park-and-charge\/$/)
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("both are whole", async ({ page }) => {
    await page.goto(WORK)
    for (const name of ["Table Management", "Member Info"]) {
      await expect(page.getByRole("link", { name }).first()).toBeVisible()
    }
    await page.goto(PROJECT)
    await expect(page.getByRole("heading", { name: "Stack" })).toBeVisible()
  })
})

test.describe("the address follows the visitor", () => {
  test("tabs and groups replace it, and a reload shows the same", async ({ page }) => {
    await visit(page, "/works/")
    const length = await page.evaluate(() => history.length)
    await page.getByRole("tab", { name: "New Features" }).click()
    await expect(page).toHaveURL(/#company\/new-features$/)
    await page.getByRole("button", { name: /^Member Dashboard/ }).click()
    await expect(page).toHaveURL(/#company\/new-features\/member-dashboard$/)
    expect(await page.evaluate(() => history.length)).toBe(length)
    await page.reload()
    await expect(page.getByRole("tab", { name: "New Features" })).toHaveAttribute("aria-selected", "true")
    await expect(page.getByRole("button", { name: /^Member Dashboard/ })).toHaveAttribute("aria-expanded", "true")
    await hydrated(page)
    await page.getByRole("button", { name: /^Member Dashboard/ }).click()
    await expect(page).toHaveURL(/#company\/new-features$/)
  })
})

test.describe("the browser's own search", () => {
  test("finds what is closed, by a text fragment", async ({ page }) => {
    await page.goto("/works/#:~:text=Member%20Point")
    await expect(page.getByRole("tab", { name: "New Features" })).toHaveAttribute("aria-selected", "true")
    await expect(page.locator('[id="company/new-features/member-dashboard/member-point"]')).toBeInViewport()
  })

  test("opens what it finds, and what was opened so can be closed and found again", async ({ page }) => {
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
})

/** A colour of the tokens as the browser tells it. */
const rgbOf = (colour: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)).join(", ")})`

test.describe("the projects' filter", () => {
  test("narrows the list by technologies, tells how many are left, and Back undoes it", async ({ page }) => {
    await visit(page, "/projects/")
    const filter = page.getByRole("group", { name: "Projects by technology" })
    const projects = page.getByRole("main").getByRole("heading", { level: 3 })
    await expect(projects.filter({ visible: true })).toHaveCount(4)
    await filter.getByRole("button", { name: "Typescript", exact: true }).click()
    await expect(page).toHaveURL(/\?tech=Typescript$/)
    const shown = await projects.filter({ visible: true }).count()
    expect(shown).toBeLessThan(4)
    await expect(page.getByRole("status")).toHaveText(`${shown} of 4 projects`)
    await page.goBack()
    await expect(page).toHaveURL(/\/projects\/$/)
    await expect(projects.filter({ visible: true })).toHaveCount(4)
    await page.goForward()
    await expect(filter.getByRole("button", { pressed: true })).toHaveText("Typescript")
    await page.getByRole("button", { name: "Show all" }).click()
    await expect(projects.filter({ visible: true })).toHaveCount(4)
  })

  test("is told by the address, and what it doesn't know is left out", async ({ page }) => {
    await visit(page, "/projects/?tech=redux,%3Cb%3E,%E0%A4%A")
    await expect(
      page.getByRole("group", { name: "Projects by technology" }).getByRole("button", { pressed: true }),
    ).toHaveText(["Redux"])
    await expect(page.getByRole("status")).toHaveText(/^[1-4] of 4 projects$/)
  })

  test("shows the chosen one, also where it lies beyond the end of the line", async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, "/projects/?tech=PostgreSQL")
    const choice = page.getByRole("button", { name: "PostgreSQL", pressed: true })
    await expect(choice).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test("is led to by badges, and Back leads to where the visitor was", async ({ page }) => {
    await visit(page, "/works/")
    const badge = page.getByRole("main").getByRole("link", { name: "MongoDB: see projects" }).first()
    await badge.click()
    await expect(page).toHaveURL("/projects/?tech=MongoDB")
    await expect(page.getByRole("status")).toContainText("of 4 projects")
    await page.goBack()
    await expect(page).toHaveURL(/\/works\/$/)
    await expect(badge).toBeInViewport()
  })

  test("is led to by a badge on its own page, from its top", async ({ page }) => {
    await visit(page, "/projects/#virtual-memories")
    const project = page.locator('[id="virtual-memories"]')
    await project
      .getByRole("link", { name: /: see projects$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/projects\/\?tech=/)
    await expect(page.getByRole("status")).toContainText("of 4 projects")
    await expect(page.getByRole("group", { name: "Projects by technology" })).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(/\/projects\/#virtual-memories$/)
    await expect(page.getByRole("main").getByRole("heading", { level: 3 }).filter({ visible: true })).toHaveCount(4)
  })

  for (const width of [360, 768, 1280]) {
    test(`keeps its distances, whichever section is shown first, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const main = page.getByRole("main")
      const choices = page.getByRole("group", { name: "Projects by technology" }).getByRole("button")
      const belowChoices = async () => {
        const [choice, heading] = [
          await boxOf(choices.first()),
          await boxOf(main.getByRole("heading", { level: 2 }).filter({ visible: true }).first()),
        ]
        return Math.round(heading.y - choice.y - choice.height)
      }
      await visit(page, "/projects/")
      const [title, choice] = [await boxOf(page.getByRole("heading", { level: 1 })), await boxOf(choices.first())]
      const above = Math.round(choice.y - title.y - title.height)
      expect(above).toBeGreaterThanOrEqual(24)
      expect(above).toBeLessThanOrEqual(32)
      expect(choice.x).toBe(title.x)
      expect(await belowChoices()).toBe(40)

      await visit(page, "/projects/?tech=Redux")
      await expect(page.getByRole("status")).toHaveText("2 of 4 projects")
      const belowStatus = await belowChoices()
      await visit(page, "/projects/?tech=Flutter")
      await expect(page.getByRole("status")).toHaveText("1 of 4 projects")
      expect(await belowChoices()).toBe(belowStatus)
    })
  }

  test("stands in the content's column on large screens, and its last choice doesn't fade at its end", async ({
    page,
  }) => {
    await page.setViewportSize(LARGE_SCREEN)
    await visit(page, "/projects/")
    const filter = page.getByRole("group", { name: "Projects by technology" })
    const column = await page.getByRole("heading", { level: 1 }).boundingBox()
    const strip = await filter.boundingBox()
    if (!column || !strip) throw new Error("There is no filter")
    // But for the room of focus rings.
    expect(strip.x).toBe(column.x - 4)
    expect(strip.x + strip.width).toBe(column.x + column.width + 4)
    await filter.evaluate((element) => {
      element.scrollLeft = element.scrollWidth
    })
    const last = await filter.getByRole("button").last().boundingBox()
    const fade = await filter.evaluate((element) =>
      Number(/100% - (\d+)px/.exec(getComputedStyle(element).maskImage)?.[1]),
    )
    expect((last?.x ?? NaN) + (last?.width ?? NaN)).toBeLessThanOrEqual(strip.x + strip.width - fade)
  })

  for (const width of [360, 768]) {
    test(`lists all that is chosen, some of which may be out of sight, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, "/projects/?tech=React,Redux")
      await expect(page.getByText("1 of 4 projects: Redux, React")).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }

  test("opens what alone is found; focus and history stay, and Back brings all others back", async ({ page }) => {
    await visit(page, "/projects/")
    const row = page.getByRole("button", { name: "Virtual Memories", exact: true })
    await expect(row).toHaveAttribute("aria-expanded", "false")
    const entries = await page.evaluate(() => history.length)
    const choice = page.getByRole("button", { name: "Flutter", exact: true })
    await choice.focus()
    await page.keyboard.press("Enter")
    await expect(row).toHaveAttribute("aria-expanded", "true")
    await expect(page.getByRole("region", { name: "Virtual Memories" })).toBeVisible()
    await expect(choice).toBeFocused()
    await expect(page).toHaveURL(/\/projects\/\?tech=Flutter$/)
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    // The visitor may close it.
    await row.click()
    await expect(row).toHaveAttribute("aria-expanded", "false")
    await page.goBack()
    await expect(page.getByRole("main").getByRole("heading", { level: 3 }).filter({ visible: true })).toHaveCount(4)

    await visit(page, "/projects/?tech=Dart")
    await expect(row).toHaveAttribute("aria-expanded", "true")
    await expect(page.locator("body")).toBeFocused()
  })

  test("has choices with the border of controls, which tells them from the page", async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      await visit(page, "/projects/")
      const choice = page.getByRole("button", { name: "Typescript", exact: true })
      await expect(choice).toHaveCSS("border-color", rgbOf(COLOURS[colorScheme].border))
    }
  })

  test("says so where nothing is left", async ({ page }) => {
    await visit(page, "/projects/")
    const filter = page.getByRole("group", { name: "Projects by technology" })
    const choices = filter.getByRole("button")
    for (let place = 0; place < (await choices.count()); place += 1) await choices.nth(place).click()
    await expect(page.getByRole("status")).toContainText("No project uses all of")
    await expect(page.getByRole("status")).toHaveCSS("font-size", "18px")
    await expect(page.getByRole("status")).toHaveCSS("color", rgbOf(COLOURS.light.ink))
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })
    test("is not shown", async ({ page }) => {
      await page.goto("/projects/")
      await expect(page.getByRole("group", { name: "Projects by technology" })).toBeHidden()
    })
  })
})
