import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Page } from "@playwright/test"
import sharp from "sharp"
import { SITES } from "../../scripts/lib/sites"
import { expect, LARGE_SCREEN, PHONE, scrollThrough, test, visit } from "../support/test"
import { FRAME, mean, typedWithin, typingDelays } from "../support/typing"

test.use({
  baseURL: SITES.anotherOwner.origin,
  viewport: LARGE_SCREEN,
  // Its content refers to pictures and videos elsewhere.
  allowedHosts: ["images.example", "videos.example"],
})

test.beforeEach(async ({ context }) => {
  const body = await sharp({ create: { width: 12, height: 8, channels: 3, background: "#336699" } })
    .jpeg()
    .toBuffer()
  await context.route("https://images.example/**", (route) => route.fulfill({ body, contentType: "image/jpeg" }))
})

const filesOf = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))

test.describe("another owner's content makes another owner's site", () => {
  for (const { path: address, title, heading, description } of [
    {
      path: "/",
      title: "Ilka Takács",
      heading: "Ilka Takács",
      description: "A maker of radio plays and harbour software.",
    },
    {
      path: "/works/",
      title: "Harbour & stage",
      heading: "Harbour & stage",
      description: "Two jobs by the water.",
    },
    {
      path: "/projects/",
      title: "Side projects",
      heading: "Side projects",
      description: "Things made on rainy days.",
    },
    {
      path: "/404/",
      title: "Lost at sea",
      heading: "Lost at sea",
      description: "Nothing is moored at this address.",
    },
  ]) {
    test(`${address} has its title, description, heading, language and footer`, async ({ page }) => {
      await visit(page, address)
      await expect(page).toHaveTitle(`${title} - Takács & Tide`)
      await expect(page.locator("meta[name=description]")).toHaveAttribute("content", description)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
      await expect(page.locator("html")).toHaveAttribute("lang", "en-GB")
      await expect(page.getByRole("contentinfo")).toContainText("Ilka Takács")
      await expect(page.getByRole("banner").getByRole("link", { name: "Takács & Tide" })).toBeVisible()
    })
  }

  for (const { name, site, foreign } of [
    {
      name: "nothing of the sample is left in it",
      site: SITES.anotherOwner,
      foreign: [
        "Your Brand",
        "Your Name",
        "Park And Charge",
        "Company Name",
        "table-management",
        "example.com",
        "Braille",
      ],
    },
    {
      name: "nothing of it is left in the sample, which is built after it",
      site: SITES.sample,
      foreign: ["Takács", "Ilka", "Tide Table", "Harbour", "foghorn", "tide.example", "stranger", "Snapshots"],
    },
  ]) {
    test(name, () => {
      const texts = filesOf(site.folder, /\.(html|json|js|xml|txt|webmanifest)$/)
      expect(texts.length).toBeGreaterThan(10)
      const found = texts.flatMap((file) => {
        const text = readFileSync(file, "utf8")
        return foreign.filter((word) => text.includes(word)).map((word) => `${word} in ${file}`)
      })
      const inNames = filesOf(site.folder, /./).filter((file) =>
        foreign.some((word) => path.basename(file).includes(word)),
      )
      expect([...found, ...inNames]).toEqual([])
    })
  }
})

test.describe("its home page", () => {
  test("has the sections it has content for, and no others", async ({ page }) => {
    await visit(page, "/")
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Bio", "Tech I Use", "Connect"])
    await expect(page.getByRole("region", { name: "Bio" }).getByRole("link")).toHaveAttribute("href", "/projects/")
  })

  test("types naturally: a character in 120 to 160 ms", async ({ page }) => {
    const { typing } = typingDelays(await typedWithin(page, "/", 20_000), ["Ahoy."])
    expect(typing.length).toBeGreaterThan(12)
    expect(Math.min(...typing)).toBeGreaterThanOrEqual(120 - FRAME)
    expect(Math.max(...typing)).toBeLessThanOrEqual(160 + FRAME)
    expect(mean(typing)).toBeGreaterThan(130)
    expect(mean(typing)).toBeLessThan(150)
  })

  test("shows a photo that a camera held sideways, upright", async ({ page }) => {
    await visit(page, "/")
    const photo = page.getByRole("img", { name: "A drawn portrait, blue over sand" })
    const box = await photo.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4, 1)
    const address = await photo.evaluate((image: HTMLImageElement) => image.currentSrc)
    const picture = sharp(await (await page.request.get(address)).body())
    const { width, height } = await picture.metadata()
    expect(width / height).toBeCloseTo(3 / 4, 2)
    // Blue above, sand below.
    const corner = (top: number) =>
      picture.clone().extract({ left: 2, top, width: 4, height: 4 }).removeAlpha().resize(1, 1).raw().toBuffer()
    const [above, below] = [await corner(2), await corner(height - 8)]
    expect(above[2]).toBeGreaterThan(above[0] ?? 0)
    expect(below[0]).toBeGreaterThan(below[2] ?? 0)
  })

  test("knows the technologies of its own registry, and no others", async ({ page }) => {
    await visit(page, "/works/")
    await expect(page.locator("[data-technology]")).toHaveText(["COBOL"])
    await expect(page.getByText("Not In The Registry")).toHaveCount(0)
    const icon = page.locator("[data-technology] img")
    await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})

test.describe("its works", () => {
  test("are two tabs, one above the other, one of them shown", async ({ page }) => {
    await visit(page, "/works/")
    const list = page.getByRole("tablist", { name: "Works" })
    const tabs = list.getByRole("tab")
    await expect(tabs).toHaveText(["Harbour Office", "Radio Stage"])
    // In one go: the page may still be rising.
    const [first, second] = await tabs.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    )
    expect(second?.top).toBeGreaterThanOrEqual((first?.bottom ?? Infinity) - 1)

    await expect(page.getByRole("heading", { level: 2 })).toHaveText("Tide Clerk")
    await tabs.first().focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("Sound Maker")
    await expect(page.getByRole("tabpanel", { name: "Harbour Office" })).toBeHidden()
    // A work without duties has no duties section, one without a stack no stack section.
    await expect(page.getByRole("heading", { name: "Duty" })).toHaveCount(0)
    await expect(page.getByRole("heading", { name: "Tech Stack and Framework" })).toHaveCount(0)
    await expect(page.getByRole("link", { name: /Thunder sheet/ })).toBeVisible()
  })

  test.describe("a video group", () => {
    const group = (page: Page) => page.getByRole("region", { name: /^Signals at night/ })

    test("shows videos with controls and names, and fetches none before it is played", async ({ page }) => {
      const fetched: string[] = []
      page.on("request", (request) => {
        if (/\.(webm|mp4)$/.test(request.url())) fetched.push(request.url())
      })
      await visit(page, "/works/")
      const videos = group(page).locator("video")
      await expect(videos).toHaveCount(3)
      for (const [index, { name, type }] of [
        { name: "Lamp", type: "video/webm" },
        { name: "Flag", type: "video/mp4" },
        { name: "Foghorn", type: "video/mp4" },
      ].entries()) {
        const video = videos.nth(index)
        await expect(video).toHaveJSProperty("controls", true)
        await expect(video).toHaveAttribute("preload", "none")
        await expect(video).toHaveAccessibleName(name)
        await expect(video.locator("source")).toHaveAttribute("type", type)
        await expect(group(page).getByText(name, { exact: true })).toBeVisible()
      }
      await expect(videos.first()).toHaveAttribute("poster", /\/media\//)
      await expect(videos.last().locator("source")).toHaveAttribute("src", "https://videos.example/foghorn.mp4")
      await scrollThrough(page)
      expect(fetched).toEqual([])
    })

    for (const [index, name] of ["Lamp", "Flag"].entries()) {
      test(`plays: ${name}`, async ({ page }) => {
        await visit(page, "/works/")
        const video = group(page).locator("video").nth(index)
        const size = () => video.evaluate(({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight }))
        const before = await size()
        await video.evaluate(async (element: HTMLVideoElement) => {
          element.muted = true
          await element.play()
        })
        await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
        expect(await size()).toEqual(before)
      })
    }
  })

  test("an external picture is shown lazily at its own address, in the room of its given size", async ({ page }) => {
    await visit(page, "/works/")
    await page.getByRole("tab", { name: "Pictures" }).click()
    const picture = page.getByRole("img", { name: "The far shore at dusk" })
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute("src", "https://images.example/far-shore.jpg")
    await expect(picture).toHaveAttribute("loading", "lazy")
    await expect(picture).toHaveAttribute("width", "1200")
    await expect(picture).toHaveAttribute("height", "800")
    await expect(page.getByRole("link", { name: /Far shore/ })).toHaveAttribute(
      "href",
      "https://images.example/far-shore.jpg",
    )
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  test("portrait pictures among landscape ones take less room than the page's width", async ({ page }) => {
    await visit(page, "/works/")
    await page.getByRole("tab", { name: "Snapshots" }).click()
    const group = page.getByRole("region", { name: /^Along the shore/ })
    await expect(group.getByRole("img")).toHaveCount(5)
    const widthOf = async (name: string) => (await group.getByRole("link", { name }).boundingBox())?.width ?? 0
    await expect.poll(() => widthOf("Buoy")).toBeGreaterThan(700)
    for (const name of ["Shore", "Gull", "Net"]) expect(await widthOf(name)).toBeLessThan((await widthOf("Buoy")) / 3)
    await page.setViewportSize(PHONE)
    for (const name of ["Shore", "Gull", "Net"]) expect(await widthOf(name)).toBeLessThan((await widthOf("Buoy")) / 2)
  })

  test("below a portrait picture, the button that shows it large is a line with words", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await visit(page, "/works/")
    await page.getByRole("tab", { name: "Snapshots" }).click()
    const shore = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /Shore/ }) })
    const button = shore.getByRole("button", { name: /^View/ })
    await expect(shore.getByRole("img")).toBeVisible()
    const [words, icon, caption] = await Promise.all(
      [
        button.getByText("View", { exact: true }),
        button.locator("svg"),
        shore.getByText("Shore", { exact: true }).first(),
      ].map((each) => each.boundingBox()),
    )
    if (!words || !icon || !caption) throw new Error("It is not shown.")
    expect(words.width).toBeGreaterThan(20)
    expect(Math.abs(words.y + words.height / 2 - icon.y - icon.height / 2)).toBeLessThan(2)
    expect(icon.x).toBeLessThan(caption.x)
    expect(icon.y).toBeGreaterThan(caption.y + caption.height)
  })

  test("an SVG is shown and linked as it is", async ({ page }) => {
    await visit(page, "/works/")
    await page.getByRole("tab", { name: "Pictures" }).click()
    const picture = page.getByRole("img", { name: "A chart of the harbour with two piers" })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
    const address = (await page.getByRole("link", { name: /Chart/ }).getAttribute("href")) ?? ""
    const response = await page.request.get(address)
    expect(response.headers()["content-type"]).toBe("image/svg+xml")
  })
})

test.describe("its projects", () => {
  const project = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true })

  test("stand in their sections", async ({ page }) => {
    await visit(page, "/projects/")
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Rainy days", "Sunny days"])
    await expect(page.getByRole("heading", { level: 3 })).toHaveText([
      "Tide Table",
      "Signal Box",
      "Log",
      "Contact Sheet",
    ])
  })

  test("one runs on both platforms, one on Android, one has no platform badge and no stack", async ({ page }) => {
    await visit(page, "/projects/")
    for (const title of ["Signal Box", "Log"]) await page.getByRole("button", { name: title, exact: true }).click()
    const badge = (title: string) => project(page, title).getByRole("list", { name: "Platform" })
    await expect(badge("Tide Table").getByRole("listitem")).toHaveText(["iOS", "Android"])
    await expect(badge("Log").getByRole("listitem")).toHaveText(["Android"])
    await expect(badge("Signal Box")).toHaveCount(0)
    await expect(project(page, "Signal Box").getByRole("heading")).toHaveText(["Desc", "Features", "Links"])
    await expect(project(page, "Signal Box").locator("[data-technology]")).toHaveCount(0)
    // Nor an empty list of features.
    await expect(project(page, "Log").getByRole("heading")).toHaveText(["Platform", "Desc"])
  })

  test("one has links, which open in a new tab", async ({ page }) => {
    await visit(page, "/projects/")
    await page.getByRole("button", { name: "Signal Box", exact: true }).click()
    for (const [label, href] of Object.entries({
      "Source code": "https://code.example/signal-box",
      "Ask the signalman": "mailto:box@example.org",
    })) {
      const link = project(page, "Signal Box").getByRole("link", { name: new RegExp(`^${label}.*opens in a new tab$`) })
      await expect(link).toHaveAttribute("href", href)
      await expect(link).toHaveAttribute("target", "_blank")
      await expect(link).toHaveAttribute("rel", "noopener")
    }
  })

  test("an animated GIF plays as WebP and can be paused; an external picture stands beside it", async ({ page }) => {
    await visit(page, "/projects/")
    const first = project(page, "Tide Table")
    await page.mouse.move(5, 5)
    const animation = first.locator("img[src$='.webp']:not(picture img)")
    await expect(animation).toHaveAttribute("src", /\.webp$/)
    await first.getByRole("button", { name: /^Pause/ }).click()
    await expect(first.getByRole("button", { name: /^Play/ })).toBeVisible()
    await expect(first.getByRole("img", { name: "A table of tides" })).toBeVisible()
  })
})

test("none of its pages scrolls sideways", async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const address of ["/", "/works/", "/projects/", "/404/"]) {
    await page.goto(address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(PHONE.width)
  }
})
