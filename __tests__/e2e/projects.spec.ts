import type { Locator, Page } from "@playwright/test"
import sharp from "sharp"
import { expectPainted } from "../support/places"
import { PROJECTS } from "../support/sample"
import { hold, requestedBy } from "../support/requests"
import { follow, swapped } from "../support/navigation"
import { boxesOf, boxOf, expect, LARGE_SCREEN, PHONE, scrollThrough, settled, test, visit } from "../support/test"

const entryOf = (page: Page, title: string) => page.getByRole("button", { name: title, exact: true })
const projectOf = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true })

/** The animation of a demo that is playing. */
const MOVING = "img[src$='.webp'][alt='']:not(picture img)"

const pausesIn = (project: Locator) => project.getByRole("button", { name: /^Pause the demo/ })
const playsIn = (project: Locator) => project.getByRole("button", { name: /^Play the demo/ })

async function openProject(page: Page, title: string) {
  const entry = entryOf(page, title)
  if ((await entry.getAttribute("aria-expanded")) !== "true") await entry.click()
  const project = projectOf(page, title)
  await expect(project).toBeVisible()
  await settled(page)
  return project
}

test("four projects are in order by section; each opens and closes alone, by mouse and keyboard", async ({ page }) => {
  await visit(page, "/projects/")
  const headings = page.getByRole("main").getByRole("heading")
  await expect(headings.filter({ hasNotText: /^(Platform|Desc|Features|Links|Stack)$/ })).toHaveText([
    "Projects",
    "Personal",
    "Park And Charge",
    "Academy",
    "Uni-Piece",
    "Braille AI",
    "Virtual Memories",
  ])
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Personal", "Academy"])
  await test.step("copying the page copies the projects' titles, although they are buttons", async () => {
    await page.keyboard.press("ControlOrMeta+A")
    const selected = await page.evaluate(() => String(getSelection()))
    for (const { title } of PROJECTS) expect(selected).toContain(title)
  })
  const lines = () =>
    page.locator("main section:visible .MuiAccordion-root:visible").evaluateAll((entries) =>
      entries.map((entry) => {
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(entry)
        return `${borderTopWidth} ${borderBottomWidth}`
      }),
    )
  // The first entry of each section has a line above it.
  expect(await lines()).toEqual(["1px 1px", "1px 1px", "0px 1px", "0px 1px"])
  const expectOpen = async (open: boolean[]) => {
    for (const [index, isOpen] of open.entries()) {
      const title = PROJECTS[index]?.title ?? ""
      await expect(entryOf(page, title)).toHaveAttribute("aria-expanded", String(isOpen))
      await expect(projectOf(page, title)).toBeVisible({ visible: isOpen })
    }
  }
  await expectOpen([true, false, false, false])
  await entryOf(page, "Braille AI").click()
  await expectOpen([true, false, true, false])
  await entryOf(page, "Park And Charge").click()
  await expectOpen([false, false, true, false])
  await entryOf(page, "Braille AI").click()
  await expectOpen([false, false, false, false])
  await entryOf(page, "Uni-Piece").focus()
  await page.keyboard.press("Enter")
  await expectOpen([false, true, false, false])
  await page.keyboard.press("Space")
  await expectOpen([false, false, false, false])
  await test.step("a filtered list has one line above its first entry and one below its last", async () => {
    await page.getByRole("button", { name: "Flutter", exact: true }).click()
    await expect.poll(lines).toEqual(["1px 1px"])
  })
})

test("each project has description, features, platform, stack, and demos at their own ratio", async ({ page }) => {
  test.slow()
  await visit(page, "/projects/")
  for (const { title, feat, platforms, techIcons } of PROJECTS) {
    await test.step(title, async () => {
      const project = await openProject(page, title)
      await expect.soft(project.getByRole("heading", { name: "Desc" })).toBeVisible()
      await expect.soft(project.locator("h4:text('Desc') + p")).not.toBeEmpty()
      await expect.soft(project.getByRole("heading", { name: "Features" })).toBeVisible()
      await expect.soft(project.locator("h4:text('Features') + ul").getByRole("listitem")).toHaveText(feat)
      const platform = project.getByRole("list", { name: "Platform" })
      await expect.soft(platform.getByRole("listitem")).toHaveText(platforms)
      await expect.soft(platform.locator("svg")).toHaveCount(platforms.length)
      await expect.soft(project.getByRole("heading", { name: "Stack" })).toBeVisible()
      const badges = project.locator("[data-technology]")
      if (techIcons) await expect.soft(badges).toHaveText(techIcons)
      expect(await badges.count()).toBeGreaterThan(0)
      for (const badge of await badges.all()) expect.soft((await boxOf(badge)).width).toBe(140)

      await scrollThrough(page)
      const pauses = pausesIn(project)
      await expect(pauses.first()).toBeVisible()
      const animations = project.locator(MOVING)
      expect(await animations.count()).toBeGreaterThan(0)
      expect(await animations.count()).toBe(await pauses.count())
      for (const animation of await animations.all()) {
        await expect(animation).toHaveAttribute("loading", "lazy")
        const address = await animation.evaluate((image: HTMLImageElement) => image.src)
        const body = await (await page.request.get(address)).body()
        expect(body.subarray(0, 64).toString("latin1")).toMatch(/^RIFF....WEBPVP8X/s)
        expect(body.includes("ANMF")).toBe(true)
      }
      for (const viewport of [PHONE, LARGE_SCREEN]) {
        await page.setViewportSize(viewport)
        const shapes = await project.locator("picture img").evaluateAll((images: HTMLImageElement[]) =>
          images.map((image) => {
            const { width, height } = image.getBoundingClientRect()
            return {
              shown: width / height,
              declared: Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
            }
          }),
        )
        expect(shapes.length).toBeGreaterThan(1)
        for (const { shown, declared } of shapes) expect.soft(shown, `at ${viewport.width} px`).toBeCloseTo(declared, 1)
      }
    })
  }
})

test.describe("the demos", () => {
  const animationsOf = (page: Page) => projectOf(page, "Park And Charge").locator(MOVING)

  for (const [screen, viewport, deviceScaleFactor, width] of [
    ["a phone", PHONE, 1.75, 480],
    ["a large screen", LARGE_SCREEN, 1, 320],
  ] as const) {
    test.describe(`on ${screen}`, () => {
      test.use({ viewport, deviceScaleFactor })

      test("are still until the visitor does something; then one is fetched, as wide as shown", async ({ page }) => {
        const fetched = requestedBy(page, /-animation-/)
        await page.clock.install()
        await visit(page, "/projects/")
        await page.clock.runFor(10_000)
        await expect(playsIn(projectOf(page, "Park And Charge"))).toHaveCount(3)
        await expect(animationsOf(page)).toHaveCount(0)
        expect(fetched).toEqual([])
        await page.mouse.move(5, 5)
        await expect(animationsOf(page)).toHaveCount(1)
        await expect.poll(() => fetched).toEqual([expect.stringMatching(new RegExp(`-animation-${width}\\.webp$`))])
      })
    })
  }

  test("play one at a time: playing another stops the first, and each can be paused and resumed", async ({ page }) => {
    await visit(page, "/projects/")
    await page.mouse.move(5, 5)
    const project = projectOf(page, "Park And Charge")
    const figures = project.locator("figure")
    await expect(pausesIn(figures.nth(0))).toBeVisible()
    await expect(animationsOf(page)).toHaveCount(1)
    await expect(playsIn(project)).toHaveCount(2)

    await playsIn(figures.nth(1)).click()
    await expect(pausesIn(figures.nth(1))).toBeVisible()
    await expect(animationsOf(page)).toHaveCount(1)
    await expect(playsIn(project)).toHaveCount(2)

    await pausesIn(project).click()
    await expect(animationsOf(page)).toHaveCount(0)
    await playsIn(figures.nth(1)).click()
    await expect(animationsOf(page)).toHaveCount(1)
  })

  test("move in no project once the visitor has paused one", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2400 })
    await visit(page, "/projects/")
    await page.mouse.move(5, 5)
    await openProject(page, "Uni-Piece")
    await expect(pausesIn(page.getByRole("main"))).toHaveCount(2)
    await pausesIn(projectOf(page, "Park And Charge")).click()
    await expect(pausesIn(page.getByRole("main"))).toHaveCount(0)
  })

  test("start to play when they come into view, unless the visitor has paused one", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 600 })
    await visit(page, "/projects/")
    const figures = (await openProject(page, "Uni-Piece")).locator("figure")
    await expect(figures.locator("picture")).toHaveCount(2)
    await figures.nth(0).evaluate((figure) => figure.scrollIntoView({ block: "center" }))
    await expect(pausesIn(figures.nth(0))).toBeVisible()
    await figures.nth(1).evaluate((figure) => figure.scrollIntoView({ block: "center" }))
    await expect(pausesIn(figures.nth(1))).toBeVisible()
    await expect(playsIn(figures.nth(0))).toBeVisible()

    await pausesIn(figures.nth(1)).click()
    await figures.nth(0).evaluate((figure) => figure.scrollIntoView({ block: "center" }))
    await page.waitForTimeout(500)
    await expect(playsIn(projectOf(page, "Uni-Piece"))).toHaveCount(2)
    await test.step("also in another project, and after going back to this one", async () => {
      await page.setViewportSize(LARGE_SCREEN)
      await follow(page, "Works")
      await page.goBack()
      await swapped(page)
      await openProject(page, "Braille AI")
      await expect(playsIn(page.getByRole("main"))).not.toHaveCount(0)
      await page.waitForTimeout(2000)
      await expect(pausesIn(page.getByRole("main"))).toHaveCount(0)
    })
  })

  test("are dimmed equally in the dark theme, also the playing one, unless hovered or focused", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" })
    await visit(page, "/projects/")
    const project = projectOf(page, "Park And Charge")
    await page.mouse.move(5, 5)
    await expect(animationsOf(page).and(page.locator("[data-whole]"))).toHaveCount(1)
    await expectPainted(page)
    await settled(page)
    const brightest = async (index: number) => {
      const shot = await framesOf(project).nth(index).locator("img").first().screenshot()
      const { channels } = await sharp(shot).removeAlpha().stats()
      return channels[1]?.max ?? NaN
    }
    // What is white in the light theme.
    for (const index of [0, 1, 2]) expect(Math.abs((await brightest(index)) - 232)).toBeLessThan(4)
    await project.locator("figure").first().hover()
    await expect.poll(() => brightest(0)).toBeGreaterThan(250)
    await page.mouse.move(5, 5)
    await project.locator("figure a").nth(1).focus()
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Tab")
    await expect.poll(() => brightest(1)).toBeGreaterThan(250)
    await expect.poll(() => brightest(0)).toBeLessThan(236)
  })

  test("are still for visitors who prefer reduced motion, and play when asked to", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await visit(page, "/projects/")
    const plays = projectOf(page, "Park And Charge").getByRole("button", { name: /^Play the demo/ })
    await expect(plays.first()).toBeVisible()
    await scrollThrough(page)
    // Otherwise one would be playing by now.
    await page.waitForTimeout(1500)
    await expect(animationsOf(page)).toHaveCount(0)
    const requested = requestedBy(page, /^\/media\//)
    await plays.first().click()
    await expect(animationsOf(page)).toHaveCount(1)
    await expect.poll(() => requested.length).toBe(1)
  })

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 1600 }, hasTouch: true, isMobile: true })

    test("play when their button is tapped, even if that is the first touch", async ({ page }) => {
      await visit(page, "/projects/park-and-charge/")
      // From then on, the first one would play by itself after an interaction.
      await page.waitForTimeout(1500)
      // Playwright's own tap may scroll first.
      const { x, y } = await boxOf(playsIn(page.getByRole("main")).first())
      await page.touchscreen.tap(x + 8, y + 8)
      await expect(pausesIn(page.getByRole("main"))).toHaveCount(1)
      await settled(page)
      await expect(pausesIn(page.getByRole("main"))).toHaveCount(1)
    })
  })

  test("of closed projects are not fetched, nor is their data", async ({ page }) => {
    // Rows have still pictures, which another test covers.
    const fetched = requestedBy(page, /^\/media\/.*(?<!\.svg|\/[0-9a-f]{12}-320\.webp)$/)
    const isPicture = (pathname: string) => !pathname.endsWith(".json")
    /** Plays each of a project's demos, and expects exactly this project's pictures to have been fetched. */
    const expectOnlyPicturesOf = async (project: Locator, animated: number) => {
      const figures = project.locator("figure")
      await expect(figures).toHaveCount(animated)
      await scrollThrough(page)
      // Otherwise another one would play once its neighbours have come into view.
      await figures.first().scrollIntoViewIfNeeded()
      await settled(page)
      await expect(pausesIn(project)).toHaveCount(1)
      const shown = new Set<string>()
      // From now on the visitor chooses; by keyboard, because rows that pass under the pointer load their media.
      await pausesIn(project).press("Enter")
      await expect(pausesIn(project)).toHaveCount(0)
      for (const figure of await figures.all()) {
        await playsIn(figure).press("Enter")
        await figure.scrollIntoViewIfNeeded()
        await expect(async () => {
          const sources = await figure
            .locator("img")
            .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc))
          expect(sources.filter(Boolean)).toHaveLength(2)
          for (const source of sources) shown.add(new URL(source).pathname)
        }).toPass({ timeout: 45_000 })
      }
      expect([...new Set(fetched)].filter(isPicture).toSorted()).toEqual([...shown].toSorted())
    }

    await visit(page, "/projects/")
    await expectOnlyPicturesOf(projectOf(page, "Park And Charge"), 3)
    expect(fetched.every(isPicture)).toBe(true)

    fetched.splice(0)
    const project = await openProject(page, "Virtual Memories")
    await page.mouse.move(0, 0)
    await expectOnlyPicturesOf(project, 2)
    expect([...new Set(fetched)].filter((path) => !isPicture(path))).toHaveLength(1)
  })

  test("have skeletons of the same size while they load; focus and the strip's place are kept", async ({ page }) => {
    const lists = await hold(page, "**/media/*.json")
    await page.setViewportSize(PHONE)
    await visit(page, "/projects/")
    const project = await openProject(page, "Virtual Memories")
    const skeletons = project.getByTestId("skeleton")
    await expect(skeletons).toHaveCount(2)
    await expect(skeletons.first()).toBeVisible()
    const fullSize = project.locator("figure a").nth(1)
    await fullSize.focus()
    const strip = project.locator("[data-strip]")
    await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: "instant" }))
    const kept = await boxOf(skeletons.nth(1))
    expect(kept.right).toBeLessThanOrEqual(PHONE.width)

    await lists.release()
    await expect(skeletons).toHaveCount(0)
    const picture = await boxOf(project.locator("picture img").nth(1))
    for (const side of ["x", "width", "height"] as const) expect(picture[side]).toBeCloseTo(kept[side], -1)
    await expect(fullSize).toBeFocused()
  })
})

/** The top edge of a text's capital letters, px, measured from its glyphs. */
const capitalsTopOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const context = document.createElement("canvas").getContext("2d")
    if (!context) throw new Error("There is no canvas to measure on")
    context.font = getComputedStyle(element).font
    const { fontBoundingBoxAscent, actualBoundingBoxAscent } = context.measureText("H")
    return range.getBoundingClientRect().top + fontBoundingBoxAscent - actualBoundingBoxAscent
  })

const framesOf = (project: Locator) => project.locator(".picture-frame")

test("a project's layout follows its media's shape, and titles are the most prominent text", async ({ page }) => {
  await visit(page, "/projects/")
  await test.step("on small screens, portraits are a strip from the content's edge to the screen's", async () => {
    const project = projectOf(page, "Park And Charge")
    const figures = project.locator("figure")
    const strip = project.locator("[data-strip]")
    for (const width of [320, 390, 640]) {
      await page.setViewportSize({ width, height: 844 })
      await strip.evaluate((element) => (element.scrollLeft = 0))
      const contentStart = (await boxOf(project)).x
      expect((await boxOf(figures.nth(0))).x).toBeCloseTo(contentStart, 0)
      expect((await boxOf(strip)).right).toBe(width)
      expect((await boxOf(figures.nth(1))).right).toBeGreaterThan(width === 640 ? 500 : width)
      // No container clips it.
      const edge = await boxOf(framesOf(project).nth(1))
      const at = { x: width - 2, y: edge.y + 40 }
      const isVisible = await page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest("figure, [data-strip]") !== null,
        at,
      )
      expect(isVisible).toBe(true)

      await strip.evaluate((element) => element.scrollBy(element.querySelector("figure")?.clientWidth ?? 0, 0))
      await expect.poll(async () => Math.round((await boxOf(figures.nth(1))).x)).toBe(Math.round(contentStart))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
  await page.setViewportSize(LARGE_SCREEN)
  await settled(page)
  await test.step("three portraits of equal height are in one row, and the text is below in two columns", async () => {
    const project = projectOf(page, "Park And Charge")
    const row = await boxOf(project)
    const frames = await boxesOf(framesOf(project))
    expect(frames).toHaveLength(3)
    const [first, second, third] = frames
    if (!first || !second || !third) throw new Error("Expected three frames")
    for (const { y, width, height } of frames) {
      expect(y).toBeCloseTo(first.y, 1)
      expect(width).toBeCloseTo(first.width, 1)
      expect(height).toBeCloseTo(first.height, 1)
    }
    expect(first.x).toBeCloseTo(row.x, 1)
    expect(second.x - first.right).toBeCloseTo(third.x - second.right, 1)
    expect(third.right).toBeCloseTo(row.right, 1)

    const platform = await boxOf(project.getByRole("heading", { name: "Platform" }))
    const features = await boxOf(project.getByRole("heading", { name: "Features" }))
    expect(platform.y).toBeGreaterThan(first.bottom)
    expect(platform.y).toBeCloseTo(features.y, 1)
    expect(platform.x).toBeCloseTo(first.x, 1)
    expect(features.x).toBeCloseTo(third.x, 1)
  })
  await test.step("titles look the same open or closed; labels above the text are less prominent", async () => {
    const typeOf = (part: Locator) =>
      part.evaluate((element) => {
        const { fontSize, fontWeight, color } = getComputedStyle(element)
        return { size: parseFloat(fontSize), weight: fontWeight, colour: color }
      })
    const [open, closed] = [await typeOf(entryOf(page, "Park And Charge")), await typeOf(entryOf(page, "Uni-Piece"))]
    const section = await typeOf(page.getByRole("heading", { name: "Academy" }))
    expect(open).toMatchObject({ size: 24, weight: "800" })
    expect(closed).toEqual(open)
    expect(section).toMatchObject({ size: 20, weight: "800" })
    expect(section.colour).not.toBe(open.colour)
    for (const label of ["Platform", "Desc", "Features", "Stack"]) {
      const heading = projectOf(page, "Park And Charge").getByRole("heading", { name: label })
      expect(await typeOf(heading)).toEqual({ size: 13, weight: "500", colour: section.colour })
    }
  })
  await test.step("a landscape has the full width, and its portrait is below, beside the text, whose capitals are level with its top", async () => {
    for (const title of ["Braille AI", "Virtual Memories"]) {
      const project = await openProject(page, title)
      await expect(project.locator("picture")).toHaveCount(2)
      const whole = await boxOf(project)
      const landscape = await boxOf(framesOf(project).nth(0))
      const portrait = await boxOf(framesOf(project).nth(1))
      expect(landscape.x).toBeCloseTo(whole.x, 1)
      expect(landscape.width).toBeCloseTo(768, 0)
      expect(portrait.x).toBeCloseTo(whole.x, 1)
      expect(portrait.y).toBeGreaterThan(landscape.bottom)

      const label = project.getByRole("heading", { name: "Features" })
      expect((await boxOf(label)).x).toBeGreaterThan(portrait.right)
      expect(Math.abs((await capitalsTopOf(label)) - portrait.y)).toBeLessThan(1)
      // The stack is beside the portrait, too.
      const stack = await boxOf(project.getByRole("heading", { name: "Stack" }))
      expect(stack.x).toBeGreaterThan(portrait.right)
      expect(stack.y).toBeLessThan(portrait.bottom)
    }
  })
})

test("a closed project has the start of its description, which the whole replaces when it opens", async ({ page }) => {
  await visit(page, "/projects/")
  const entry = entryOf(page, "Braille AI")
  const teaser = page.getByText("A trained model that recognises braille").filter({ visible: true })
  for (const [viewport, lineCount] of [
    [LARGE_SCREEN, 1],
    [PHONE, 2],
  ] as const) {
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      await settled(page)
      await expect(teaser).toHaveCount(1)
      await expect(teaser).toHaveCSS("font-size", "13px")
      expect(Math.round((await boxOf(teaser)).height / (13 * 1.5))).toBe(lineCount)
      await entry.evaluate((element) => element.scrollIntoView({ block: "center" }))
      const title = await boxOf(entry)
      expect((await boxOf(teaser)).y).toBeGreaterThan(title.y + 24)

      // A click on it is a click on the row.
      await page.mouse.click(title.x + 20, (await boxOf(teaser)).y + 8)
      await expect(entry).toHaveAttribute("aria-expanded", "true")
      await expect(teaser).toHaveCount(1)
      await expect(projectOf(page, "Braille AI").getByText("A trained model")).toBeVisible()
      expect((await boxOf(entry)).y).toBeCloseTo(title.y, 1)

      await entry.click()
      await expect(projectOf(page, "Braille AI")).toBeHidden()
      await expect(teaser).toHaveCount(1)
    })
  }
  await test.step("the row's focus ring surrounds both and ends above the next row; when open, it surrounds only the title", async () => {
    const ringOf = () => entry.evaluate((element) => parseFloat(getComputedStyle(element, "::after").height))
    await page.keyboard.press("Tab")
    await entry.focus()
    const row = await boxOf(page.locator('[id="braille-ai"]'))
    expect((await boxOf(teaser)).bottom).toBeLessThan(row.y + (await ringOf()))
    expect(await ringOf()).toBeLessThanOrEqual(row.height)
    await page.keyboard.press("Enter")
    await settled(page)
    expect(await ringOf()).toBeCloseTo((await boxOf(entry)).height, 0)
    // The teaser leaves no gap above the opened content.
    expect((await boxOf(projectOf(page, "Braille AI"))).y).toBeCloseTo((await boxOf(entry)).bottom, 0)
  })
})

test("a closed row has its first demo, cropped, beside its texts; an open one doesn't fetch it", async ({ page }) => {
  const fetched = requestedBy(page)
  const rowOf = (address: string) => page.locator(`[id="${address}"]`)
  const stillIn = (address: string) => rowOf(address).locator(".MuiAccordionSummary-root img")
  await visit(page, "/projects/")
  await scrollThrough(page)
  await expect(stillIn("park-and-charge")).toBeHidden()
  const openStill = (await stillIn("park-and-charge").getAttribute("src")) ?? ""
  expect(openStill).toMatch(/^\/media\/[0-9a-f]{12}-320\.webp$/)
  const demo = await projectOf(page, "Park And Charge").locator("picture img").first().getAttribute("src")
  expect(demo).toContain(openStill.slice(0, -"-320.webp".length))
  expect(fetched).not.toContain(openStill)
  for (const [viewport, size] of [
    [LARGE_SCREEN, { width: 160, height: 100 }],
    [PHONE, { width: 96, height: 60 }],
  ] as const) {
    await page.setViewportSize(viewport)
    for (const address of ["uni-piece", "braille-ai", "virtual-memories"]) {
      const still = stillIn(address)
      await still.scrollIntoViewIfNeeded()
      await expect(still).toHaveAttribute("loading", "lazy")
      await expect(still).toHaveCSS("object-fit", "cover")
      await expect(still).toHaveCSS("border-top-width", "1px")
      await expect(still).toHaveJSProperty("naturalWidth", 320)
      const [row, box] = [await boxOf(rowOf(address)), await boxOf(still)]
      expect({ width: box.width, height: box.height }).toEqual(size)
      expect(box.y - row.y).toBeGreaterThanOrEqual(12)
      expect(row.bottom - box.bottom).toBeGreaterThanOrEqual(12)
      const chevron = await boxOf(rowOf(address).locator("svg").first())
      // Without the empty 5 px beside the icon's path.
      expect(chevron.right - 5).toBeCloseTo(row.right, 0)
      if (viewport === PHONE) expect(box.right).toBeCloseTo(row.right, 0)
      else expect(box.right).toBeLessThan(chevron.x)
      const words = rowOf(address).locator("p > span").first()
      const end = await words.evaluate((element) => element.getBoundingClientRect().right)
      expect(end).toBeLessThan(box.x)
    }
  }
  await entryOf(page, "Braille AI").click()
  await expect(stillIn("braille-ai")).toBeHidden()
  await entryOf(page, "Braille AI").click()
  await expect(stillIn("braille-ai")).toBeVisible()
  // A lazy picture that appears is far above the page for a frame.
  await settled(page)
  // On phones, the chevron of a long title is above the picture, which would otherwise hide it.
  const title = entryOf(page, "Braille AI").locator("span > span").first()
  await title.evaluate((element) => element.prepend("A title that takes four lines or more on a phone, "))
  const { bottom } = await boxOf(rowOf("braille-ai").locator("svg").first())
  expect(bottom).toBeLessThan((await boxOf(stillIn("braille-ai"))).y)
})

test("a project's description is first and large, with facts below, and links beside or below", async ({ page }) => {
  for (const address of ["/projects/", "/projects/park-and-charge/"]) {
    await visit(page, address)
    const project = address === "/projects/" ? projectOf(page, "Park And Charge") : page.getByRole("main")
    for (const [viewport, isBeside] of [
      [LARGE_SCREEN, true],
      [{ width: 900, height: 800 }, true],
      [PHONE, false],
    ] as const) {
      await page.setViewportSize(viewport)
      const desc = project.getByText("An iOS app that shows").filter({ visible: true })
      await expect(desc).toHaveCount(1)
      await expect(desc).toHaveCSS("font-size", "20px")
      await expect(desc).toHaveCSS("line-height", "28px")
      const label = project.getByRole("heading", { name: "Desc" })
      await expect(label).toHaveCount(1)
      await expect(label).toHaveCSS("font-size", "13px")
      const [words, frame] = [await boxOf(desc), await boxOf(framesOf(project).first())]
      expect((await boxOf(label)).bottom).toBeLessThanOrEqual(words.y)
      const facts = await boxOf(project.getByText("Design, app and server · Six weeks in 2022 · Alone"))
      expect(facts.y).toBeGreaterThanOrEqual(words.bottom)
      expect(facts.bottom).toBeLessThan(frame.y)
      const link = project.getByRole("link", { name: "Source code" })
      await expect(link).toHaveAttribute("href", "https://github.com/your-name/park-and-charge")
      const code = await boxOf(link)
      expect(code.bottom).toBeLessThan(frame.y)
      if (isBeside) expect(code.x).toBeGreaterThanOrEqual(words.right)
      if (isBeside) expect(code.y).toBeLessThan(words.bottom)
      else expect(code.y).toBeGreaterThan(facts.bottom)
    }
  }
  await test.step("a portrait's name has the full width below it, and the controls below the names are level", async () => {
    for (const viewport of [LARGE_SCREEN, { width: 768, height: 800 }, PHONE]) {
      await page.setViewportSize(viewport)
      const buttons = page.locator(".demo-slot figure").getByRole("button")
      await expect(buttons).toHaveCount(3)
      const boxes = await boxesOf(buttons)
      expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1)
      for (const figure of await page.locator(".demo-slot figure").all()) {
        const name = await boxOf(figure.locator('[aria-hidden="true"]').first())
        const [frame, icon] = [await boxOf(figure.locator(".picture-frame")), await boxOf(figure.locator("button svg"))]
        expect(name.width).toBeCloseTo(frame.width, 0)
        expect(icon.y).toBeGreaterThanOrEqual(name.bottom)
      }
    }
  })
  await test.step("a single portrait has only one frame", async () => {
    for (const address of ["/projects/virtual-memories/", "/projects/braille-ai/"]) {
      await visit(page, address)
      const frame = page.locator('[data-orientation="portrait"] .picture-frame')
      const picture = page.locator('[data-orientation="portrait"] picture img')
      await expect(picture).toBeAttached()
      expect((await boxOf(frame)).height - (await boxOf(picture)).height).toBe(2)
      expect((await boxOf(frame)).width - (await boxOf(picture)).width).toBe(2)
    }
  })
  await test.step("without links there is no heading for them, and without facts no line", async () => {
    await expect(page.getByRole("main")).not.toContainText(" · ")
    await expect(page.getByRole("heading", { name: "Links" })).toHaveCount(0)
  })
})

test("below a demo are its name, a 44 px button that pauses it, and a link to its full size", async ({ page }) => {
  await visit(page, "/projects/")
  for (const viewport of [LARGE_SCREEN, PHONE]) {
    await page.setViewportSize(viewport)
    for (const title of ["Park And Charge", "Braille AI"]) {
      const project = await openProject(page, title)
      await expect(project.locator("picture").first()).toBeVisible()
      for (const figure of await project.locator("figure").all()) {
        const frame = await boxOf(figure.locator(".picture-frame"))
        const button = figure.getByRole("button")
        const { width, height } = await boxOf(button)
        expect.soft({ width, height }).toEqual({ width: 44, height: 44 })
        expect.soft((await boxOf(button.locator("svg"))).y).toBeGreaterThan(frame.bottom)
        const mark = await boxOf(figure.getByRole("link").locator("svg"))
        expect.soft(mark.y).toBeGreaterThan(frame.bottom)
        expect.soft(mark.right).toBeCloseTo(frame.right, 0)
        expect.soft((await boxOf(button)).right).toBeLessThanOrEqual(mark.x)
      }
    }
  }
  await test.step("the link and the picture open the full-size file in a new tab", async () => {
    await page.setViewportSize(LARGE_SCREEN)
    const figure = projectOf(page, "Park And Charge").locator("figure").first()
    const name = /^Full size.*The map zooms in on a car park's pin ?, opens in a new tab$/
    const link = figure.getByRole("link", { name })
    await expect(link).toHaveAttribute("rel", "noopener")
    const href = await link.getAttribute("href")
    const opened = page.waitForEvent("popup")
    await figure.scrollIntoViewIfNeeded()
    const frame = await boxOf(figure.locator(".picture-frame"))
    await page.mouse.click(frame.x + frame.width / 2, frame.y + 60)
    expect(new URL((await opened).url()).pathname).toBe(href)
  })
})
