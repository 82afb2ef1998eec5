import type { Locator, Page } from "@playwright/test"
import { PROJECTS } from "../support/sample"
import { expect, LARGE_SCREEN, PHONE, scrollThrough, test, visit } from "../support/test"

const entryOf = (page: Page, title: string) => page.getByRole("button", { name: title, exact: true })
const projectOf = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true })

async function openProject(page: Page, title: string) {
  const entry = entryOf(page, title)
  if ((await entry.getAttribute("aria-expanded")) !== "true") await entry.click()
  const project = projectOf(page, title)
  await expect(project).toBeVisible()
  return project
}

test("four projects stand in order, Personal above the first and Academy above the second", async ({ page }) => {
  await visit(page, "/projects/")
  await expect(
    page
      .getByRole("main")
      .getByRole("heading")
      .filter({ hasNotText: /^(Platform|Desc|Features|Stack)$/ }),
  ).toHaveText(["Projects", "Personal", "Park And Charge", "Academy", "Uni-Piece", "Braille AI", "Virtual Memories"])
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Personal", "Academy"])
})

test("the first is open; each opens and closes by itself", async ({ page }) => {
  await visit(page, "/projects/")
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
})

test("a project is opened and closed by keyboard", async ({ page }) => {
  await visit(page, "/projects/")
  await entryOf(page, "Uni-Piece").focus()
  await page.keyboard.press("Enter")
  await expect(projectOf(page, "Uni-Piece")).toBeVisible()
  await page.keyboard.press("Space")
  await expect(projectOf(page, "Uni-Piece")).toBeHidden()
})

for (const { title, feat, platforms, techIcons } of PROJECTS) {
  test.describe(title, () => {
    test("has a description and its features", async ({ page }) => {
      await visit(page, "/projects/")
      const project = await openProject(page, title)
      await expect(project.getByRole("heading", { name: "Desc" })).toBeVisible()
      await expect(project.locator("h4:text('Desc') + p")).not.toBeEmpty()
      await expect(project.getByRole("heading", { name: "Features" })).toBeVisible()
      await expect(project.locator("h4:text('Features') + ul").getByRole("listitem")).toHaveText(feat)
    })

    test(
      platforms.length > 0 ? `has a platform badge with ${platforms.join(", ")}` : "has no platform badge",
      async ({ page }) => {
        await visit(page, "/projects/")
        const project = await openProject(page, title)
        const badge = project.getByRole("list", { name: "Platform" })
        await expect(badge.getByRole("listitem")).toHaveText(platforms)
        await expect(badge.locator("svg")).toHaveCount(platforms.length)
      },
    )

    test("has its stack as badges of 140 px", async ({ page }) => {
      await visit(page, "/projects/")
      const project = await openProject(page, title)
      await expect(project.getByRole("heading", { name: "Stack" })).toBeVisible()
      const badges = project.locator("[data-technology]")
      if (techIcons) await expect(badges).toHaveText(techIcons)
      expect(await badges.count()).toBeGreaterThan(0)
      for (const badge of await badges.all()) expect((await badge.boundingBox())?.width).toBe(140)
    })

    test("plays its animated demos", async ({ page }) => {
      await visit(page, "/projects/")
      const project = await openProject(page, title)
      const pauses = project.getByRole("button", { name: /^Pause the demo/ })
      await expect(pauses.first()).toBeVisible()
      await scrollThrough(page)
      const animations = project.locator("img[src$='.webp'][alt='']:not(picture img)")
      expect(await animations.count()).toBeGreaterThan(0)
      expect(await animations.count()).toBe(await pauses.count())
      for (const animation of await animations.all()) {
        await expect(animation).toHaveAttribute("loading", "lazy")
        const address = await animation.evaluate((image: HTMLImageElement) => image.src)
        const body = await (await page.request.get(address)).body()
        expect(body.subarray(0, 64).toString("latin1")).toMatch(/^RIFF....WEBPVP8X/s)
        expect(body.includes("ANMF")).toBe(true)
      }
    })
  })
}

test.describe("the demos", () => {
  const animationsOf = (page: Page) =>
    projectOf(page, "Park And Charge").locator("img[src$='.webp'][alt='']:not(picture img)")

  test("can be paused and played again, each by itself", async ({ page }) => {
    await visit(page, "/projects/")
    const project = projectOf(page, "Park And Charge")
    // They start once the project is hydrated, all of them together.
    await expect(animationsOf(page).nth(1)).toBeAttached()
    const count = await animationsOf(page).count()
    const name =
      (await project
        .getByRole("button", { name: /^Pause/ })
        .first()
        .getAttribute("aria-label")) ?? ""
    await project.getByRole("button", { name }).click()
    await expect(animationsOf(page)).toHaveCount(count - 1)
    await project.getByRole("button", { name: name.replace("Pause", "Play") }).click()
    await expect(animationsOf(page)).toHaveCount(count)
  })

  test("are still for visitors who prefer reduced motion, and play when asked to", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    const animated: string[] = []
    await visit(page, "/projects/")
    const plays = projectOf(page, "Park And Charge").getByRole("button", { name: /^Play the demo/ })
    await expect(plays.first()).toBeVisible()
    await scrollThrough(page)
    await expect(animationsOf(page)).toHaveCount(0)
    page.on("request", (request) => {
      if (request.resourceType() === "image") animated.push(request.url())
    })
    await plays.first().click()
    await expect(animationsOf(page)).toHaveCount(1)
    await expect.poll(() => animated.length).toBe(1)
  })

  test("of closed projects are not fetched, nor what is known of them", async ({ page }) => {
    const fetched = new Set<string>()
    page.on("request", (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/media\/.*(?<!\.svg)$/.test(pathname)) fetched.add(pathname)
    })
    const isPicture = (pathname: string) => !pathname.endsWith(".json")
    /** That, once its demos play, exactly the pictures of this project have been fetched. */
    const expectOnlyPicturesOf = async (project: Locator, animated: number) => {
      await expect(project.getByRole("button", { name: /^Pause the demo/ })).toHaveCount(animated)
      await scrollThrough(page)
      await expect(async () => {
        const shown = await project
          .locator("img:not([src$='.svg'])")
          .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => new URL(currentSrc).pathname))
        expect([...fetched].filter(isPicture).toSorted()).toEqual([...new Set(shown)].toSorted())
      }).toPass({ timeout: 10_000 })
    }

    await visit(page, "/projects/")
    await expectOnlyPicturesOf(projectOf(page, "Park And Charge"), 3)
    expect([...fetched].every(isPicture)).toBe(true)

    fetched.clear()
    await expectOnlyPicturesOf(await openProject(page, "Virtual Memories"), 2)
    expect([...fetched].filter((path) => !isPicture(path))).toHaveLength(1)
  })

  test("have a skeleton in their place while they load, of the same size", async ({ page }) => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route("**/media/*.json", async (route) => {
      await released
      await route.continue()
    })
    await visit(page, "/projects/")
    const project = await openProject(page, "Braille AI")
    const skeletons = project.getByTestId("skeleton")
    await expect(skeletons).toHaveCount(2)
    await expect(skeletons.first()).toBeVisible()
    const kept = await skeletons.first().boundingBox()

    release()
    await expect(skeletons).toHaveCount(0)
    const picture = await project.locator("picture img").first().boundingBox()
    expect(picture?.width).toBeCloseTo(kept?.width ?? 0, -1)
    expect(picture?.height).toBeCloseTo(kept?.height ?? 0, -1)
  })

  for (const [screen, viewport] of Object.entries({ "large screens": LARGE_SCREEN, phones: PHONE })) {
    test(`keep their shape on ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await visit(page, "/projects/")
      for (const { title } of PROJECTS) {
        const project = await openProject(page, title)
        await expect(project.locator("picture img").first()).toBeVisible()
        const shapes = await project.locator("picture img").evaluateAll((images: HTMLImageElement[]) =>
          images.map((image) => {
            const { width, height } = image.getBoundingClientRect()
            return {
              shown: width / height,
              said: Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
            }
          }),
        )
        for (const { shown, said } of shapes) expect(shown).toBeCloseTo(said, 1)
      }
    })
  }
})
