import { siteWords } from "../../src/content/words"
import { differenceOf, coverOfElement, missingInWindow, type Place, placeInWindow } from "../support/places"
import { DEMO, HOME, PROJECTS, SITE } from "../support/sample"
import { expect, test } from "./test"
import { control, type Visitor } from "./visitor"

const FOOD = "company/revamp-ui/before/food-item"
const VIEWER = "[role=dialog]"
const STATUS = `${VIEWER} [role=status]`
const PICTURE = `${VIEWER} [data-picture=current]`

const isHeading = (visitor: Visitor, text: string) => visitor.reads("main h1", text)

/** Waits until the viewer's picture has loaded and nothing moves. */
async function viewerShows(visitor: Visitor, status: string) {
  await visitor.reads(STATUS, status)
  await visitor.sees(
    "the picture",
    () => {
      const image = document.querySelector<HTMLImageElement>("[role=dialog] [data-picture=current] img")
      return image !== null && image.complete && image.naturalWidth > 0
    },
    true,
  )
  await visitor.settled()
}

const viewerIsGone = (visitor: Visitor) =>
  visitor.sees("no viewer", () => document.querySelector("[role=dialog]") === null, true)

const pictureWidth = (visitor: Visitor) =>
  visitor.runOn((picture) => Math.round(picture.getBoundingClientRect().width), PICTURE)

/** The id of the focused element, or of what contains it. */
const focused = () => document.activeElement?.closest("[id]:not([id^='_'])")?.id ?? ""

const bannerText = () =>
  [...document.querySelectorAll("main [aria-hidden=true], main [aria-hidden=true] *")]
    .filter((each) => each.children.length === 0 && each.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent)
    .join("")

async function expectPlace(visitor: Visitor, left: Place) {
  await expect.poll(async () => differenceOf(left, await visitor.run(placeInWindow)), "the place").toBe("")
  await visitor.settled()
  expect(differenceOf(left, await visitor.run(placeInWindow))).toBe("")
}

test("the banner types, is plain text while paused, and resumes", async ({ visitor }) => {
  await visitor.visit("/")
  const changes = async () => {
    const now = await visitor.run(bannerText)
    await expect.poll(() => visitor.run(bannerText), "the banner types").not.toBe(now)
  }
  await changes()
  await visitor.click(control(/^Pause typing/))
  await visitor.sees("the first greeting", bannerText, HOME.banner.greetings[0] ?? "")
  await visitor.click(control(/^Resume typing/))
  await changes()
})

test("the chosen theme stays after a reload and on the next page", async ({ visitor }) => {
  const scheme = () => [document.documentElement.dataset.colorScheme, getComputedStyle(document.body).backgroundColor]
  await visitor.visit("/")
  const light = await visitor.run(scheme)
  await visitor.click(control(/^Switch to the dark theme/))
  await expect.poll(async () => (await visitor.run(scheme))[0]).toBe("dark")
  await visitor.settled()
  const dark = await visitor.run(scheme)
  expect(dark[1]).not.toBe(light[1])
  await visitor.reload()
  expect(await visitor.run(scheme)).toEqual(dark)
  await visitor.visit("/works/")
  expect(await visitor.run(scheme)).toEqual(dark)
  await visitor.click(control(/^Switch to the light theme/))
  await expect.poll(async () => (await visitor.run(scheme))[0]).toBe("light")
})

test("a theme chosen in another language also applies to the page that Back returns to", async ({ visitor }) => {
  const scheme = () => document.documentElement.dataset.colorScheme
  await visitor.visit("/works/")
  await visitor.sees("the first theme", scheme, "light")
  // Another document: WebKit keeps the first in its bfcache.
  await visitor.leave()
  await visitor.click(control(/^繁體中文$/, "header"))
  await visitor.isAt("/zh-HK/works/")
  await visitor.arrived()
  await visitor.click(control(new RegExp(siteWords("zh-HK", undefined).page.shell.switchToDark), "header"))
  await visitor.sees("the chosen theme", scheme, "dark")
  await visitor.leave()
  await visitor.browser.back()
  await visitor.isAt("/works/")
  await visitor.sees("the theme after Back", scheme, "dark")
})

test("links lead from page to page within one document, and each page opens at its top", async ({ visitor }) => {
  await visitor.visit("/")
  await visitor.run(() => void Object.assign(window, { marker: true }))
  for (const [link, path, heading] of [
    [control(/^WORKS$/, "header"), "/works/", SITE.pages.works.title],
    [control(/./, "nav[aria-label='Next page']"), "/projects/", SITE.pages.projects.title],
    [control(new RegExp(`^${SITE.brand}`), "header"), "/", HOME.name],
  ] as const) {
    await visitor.click(link)
    await visitor.isAt(path)
    await isHeading(visitor, heading)
    await visitor.settled()
    await visitor.sees("the page's top", () => window.scrollY, 0)
  }
  expect(await visitor.run(() => "marker" in window)).toBe(true)
})

test("Back, Forward and Reload return to the visitor's place, with the same groups open", async ({ visitor }) => {
  await visitor.visit("/works/")
  await visitor.click(control(/^New Features$/, "[role=tablist]"))
  await visitor.click(control(/^Order Management/, "main"))
  await visitor.settled()
  await visitor.run(() => window.scrollBy({ top: 900, behavior: "instant" }))
  await visitor.sees("painted", missingInWindow, [])
  await visitor.settled()
  const left = await visitor.run(placeInWindow)
  expect(left.id).toContain("company/new-features")
  await visitor.click(control(/^PROJECTS$/, "header"))
  await isHeading(visitor, SITE.pages.projects.title)
  await visitor.settled()
  await visitor.browser.back()
  await expectPlace(visitor, left)
  await visitor.browser.forward()
  await isHeading(visitor, SITE.pages.projects.title)
  await visitor.browser.back()
  await expectPlace(visitor, left)
  await visitor.reload()
  await expectPlace(visitor, left)
})

test("of history steps while a page enters, the last counts, and the policy reports nothing", async ({ visitor }) => {
  await visitor.visit("/works/")
  await visitor.click(control(/^PROJECTS$/, "header"))
  await isHeading(visitor, SITE.pages.projects.title)
  await visitor.settled()
  await visitor.run(() => {
    const steps = [() => history.back(), () => history.forward(), () => history.back()]
    const isMoving = () => document.getAnimations().some(({ currentTime }) => Number(currentTime) > 200)
    // If frames are rare, none may show the animation: the step is then taken anyway. But an engine may drop a step taken during another one.
    let isUnderWay = false
    let deadline = 0
    const step = () => {
      if (!isUnderWay && (isMoving() || performance.now() > deadline)) {
        isUnderWay = true
        steps.shift()?.()
      }
      if (steps.length > 0) requestAnimationFrame(step)
    }
    addEventListener("popstate", () => {
      isUnderWay = false
      deadline = performance.now() + 1000
      if (steps.length === 0) Object.assign(window, { stepsAreTaken: true })
    })
    step()
  })
  await visitor.sees("all steps taken", () => "stepsAreTaken" in window, true)
  await visitor.isAt("/works/")
  await isHeading(visitor, SITE.pages.works.title)
  const opacities = () =>
    [...document.querySelectorAll("main [data-state]")].map((page) => getComputedStyle(page).opacity)
  await visitor.sees("one opaque page", opacities, ["1"])
})

test("tabs work by mouse and keyboard, and the pictures of a group load", async ({ visitor }) => {
  await visitor.visit("/works/")
  // The demo's tabs; the works' tabs are outside of panels.
  const chosen = () => document.querySelector("main [role=tabpanel] [role=tab][aria-selected=true]")?.textContent ?? ""
  await visitor.click(control(/^Revamp - UI$/, "[role=tablist]"))
  await visitor.press("ArrowRight", "Enter")
  await visitor.sees("the second tab", chosen, "Revamp - Mobile UI")
  await visitor.press("End", "Enter")
  await visitor.sees("the last tab", chosen, "New Features")
  await visitor.click(control(/^Member Dashboard/, "main"))
  await visitor.settled()
  for (const shot of DEMO[2]?.groups[1]?.shots ?? []) {
    const id = `company/new-features/member-dashboard/${shot.toLowerCase().replaceAll(" ", "-")}`
    await visitor.boxOf({ selector: `[id="${id}"]` })
    await visitor.sees(`${shot} is painted`, missingInWindow, [])
  }
})

test("a demo plays, pauses and resumes", async ({ visitor }) => {
  const moving = () =>
    [...document.querySelectorAll<HTMLImageElement>("main img[src*='-animation-']")].filter(
      (image) => image.complete && image.naturalWidth > 0 && image.checkVisibility({ visibilityProperty: true }),
    ).length > 0
  await visitor.visit("/projects/")
  await visitor.browser.move({ x: 200, y: 200 })
  await visitor.sees("a demo moves", moving, true)
  for (let time = 0; time < 2; time += 1) {
    await visitor.click(control(/^Pause the demo/))
    await visitor.boxOf(control(/^Play the demo/))
    await visitor.click(control(/^Play the demo/))
    await visitor.boxOf(control(/^Pause the demo/))
  }
  await visitor.sees("it moves again", moving, true)
})

test("the viewer pages by keyboard, zooms by double clicks, and returns to its screenshot", async ({ visitor }) => {
  await visitor.visit(`/works/#${FOOD}`)
  await visitor.click(control(/^View/, `[id="${FOOD}"]`))
  await viewerShows(visitor, "3 of 4, Food Item")
  await visitor.press("ArrowLeft")
  await viewerShows(visitor, "2 of 4, Close and Settlement")
  await visitor.press("End")
  await viewerShows(visitor, "4 of 4, Item Detail")
  await visitor.press("Home")
  await viewerShows(visitor, "1 of 4, Table Management")
  const fitted = await pictureWidth(visitor)
  // Again if a busy machine handles its two clicks too late for the page to take them for one double click.
  await expect(async () => {
    await visitor.click({ selector: PICTURE }, 2)
    await expect.poll(() => pictureWidth(visitor), { timeout: 10_000 }).toBeGreaterThan(fitted * 1.5)
  }, "zoomed in").toPass()
  await visitor.settled()
  await expect(async () => {
    await visitor.browser.click({ x: 640, y: 400 }, 2)
    await expect.poll(() => pictureWidth(visitor), { timeout: 10_000 }).toBe(fitted)
  }, "zoomed out").toPass()
  await visitor.settled()
  await visitor.press("ArrowRight")
  await viewerShows(visitor, "2 of 4, Close and Settlement")
  await visitor.press("ArrowRight")
  await viewerShows(visitor, "3 of 4, Food Item")
  await visitor.press("Escape")
  await viewerIsGone(visitor)
  await visitor.sees("focus is back", focused, FOOD)
})

test("the viewer is a history entry: Back closes it, Forward opens it, and a reload keeps it", async ({ visitor }) => {
  await visitor.visit(`/works/#${FOOD}`)
  await visitor.click(control(/^View/, `[id="${FOOD}"]`))
  await viewerShows(visitor, "3 of 4, Food Item")
  await visitor.isAt(`/works/?view=${FOOD}#${FOOD}`)
  await visitor.browser.back()
  await viewerIsGone(visitor)
  await visitor.isAt(`/works/#${FOOD}`)
  await visitor.browser.forward()
  await viewerShows(visitor, "3 of 4, Food Item")
  await visitor.reload()
  await viewerShows(visitor, "3 of 4, Food Item")
  await visitor.browser.back()
  await viewerIsGone(visitor)
  expect(await visitor.runOn(coverOfElement, `[id="${FOOD}"]`)).toBe("")
})

test("the divider of a comparison moves by keyboard and by dragging", async ({ visitor }) => {
  await visitor.visit("/works/?compare=company/revamp-ui/after/food-item")
  const divider = ".yarl__slide_current [role=slider], .yarl__slide_current input[type=range]"
  await visitor.sees(
    "both pictures",
    () =>
      [...document.querySelectorAll<HTMLImageElement>(".yarl__slide_current picture img")].filter(
        (image) => image.complete && image.naturalWidth > 0,
      ).length,
    2,
  )
  await visitor.settled()
  await visitor.runOn((element) => (element as HTMLElement).focus(), divider)
  await visitor.press("Home")
  await visitor.reads(divider, "0")
  await visitor.press("ArrowRight", "ArrowRight")
  await visitor.reads(divider, "2")
  await visitor.press("End")
  await visitor.reads(divider, "100")
  await visitor.drag({ selector: ".yarl__slide_current [data-stage]" }, 0.8, 0.25)
  await visitor.reads(divider, /^2[456]$/)
  await visitor.press("Escape")
  await viewerIsGone(visitor)
})

test("each address leads to its target, uncovered, when opened, followed and followed again", async ({ visitor }) => {
  test.slow()
  const addresses = [
    "company",
    "company/revamp-ui",
    "company/revamp-mobile-ui/after/order-management",
    "company/new-features/member-dashboard/member-point",
    "company/revamp-ui/before/item-detail",
  ]
  const arrives = async (address: string) => {
    const target = `[id="${address}"]`
    await expect.poll(() => visitor.runOn(coverOfElement, target), address).toBe("")
    await visitor.settled()
    expect(await visitor.runOn(coverOfElement, target)).toBe("")
    await visitor.sees(`${address} is painted`, missingInWindow, [])
  }
  for (const address of addresses) {
    // A new document, not a navigation within the last one.
    await visitor.visit("/")
    await visitor.visit(`/works/#${address}`)
    await arrives(address)
  }
  for (const address of addresses) {
    await visitor.run((hash) => void (location.hash = hash), address)
    await arrives(address)
    await visitor.run(() => window.scrollTo({ top: 0, behavior: "instant" }))
    await visitor.run((hash) => {
      const link = Object.assign(document.createElement("a"), { href: `#${hash}`, textContent: "Again" })
      link.style.cssText = "position: fixed; top: 100px; left: 0; z-index: 9"
      document.querySelector("main")?.append(link)
    }, address)
    await visitor.click(control(/^Again$/, "main"))
    await visitor.runOn((link) => {
      link.remove()
    }, "main > a:last-child")
    await arrives(address)
  }
})

test("the filter shows the projects of a technology, has an address, and Back removes it", async ({ visitor }) => {
  const shown = () =>
    [...document.querySelectorAll("main .MuiAccordion-heading")]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent)
  await visitor.visit("/projects/")
  const all = await visitor.run(shown)
  expect(all).toHaveLength(PROJECTS.length)
  await visitor.click(control(/^Flutter 1$/, "main"))
  await visitor.isAt("/projects/?tech=Flutter")
  await visitor.sees("one project", shown, ["Virtual Memories"])
  await visitor.reload()
  await visitor.sees("it still", shown, ["Virtual Memories"])
  await visitor.browser.back()
  await visitor.sees("all again", shown, all)
  await visitor.isAt("/projects/")
})

/** Applies the print styles that have loaded so far to the screen, because not every engine here makes PDFs. It runs in the page. */
function showAsOnPaper() {
  const turn = (media: MediaList) => {
    if (media.mediaText.includes("print")) media.mediaText = "all"
    else if (media.mediaText.includes("screen")) media.mediaText = "not all"
  }
  const turnIn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) turn(rule.media)
      if (rule instanceof CSSGroupingRule) turnIn(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) {
    turn(sheet.media)
    turnIn(sheet.cssRules)
  }
}

const GALLERIES = DEMO.flatMap(({ groups }) => groups.flatMap(({ title, shots }) => [title, ...shots]))

for (const { path, texts } of [
  { path: "/", texts: [HOME.name, HOME.tagline] },
  { path: "/works/", texts: GALLERIES },
  { path: "/works/company/", texts: GALLERIES },
  { path: "/projects/", texts: PROJECTS.flatMap(({ title, feat }) => [title, ...feat]) },
  { path: "/resume/", texts: [HOME.name, ...PROJECTS.map(({ title }) => title)] },
]) {
  test(`${path} has all of its text on paper, and no navigation`, async ({ visitor }) => {
    await visitor.visit(path)
    await visitor.run(() => window.dispatchEvent(new Event("beforeprint")))
    const missing = async () => {
      await visitor.run(showAsOnPaper)
      const text = await visitor.run(() => document.querySelector("main")?.innerText.toLowerCase() ?? "")
      return texts.filter((each) => !text.includes(each.toLowerCase()))
    }
    await expect.poll(missing, "missing on paper").toEqual([])
    await visitor.sees("no navigation", () => document.querySelector("nav")?.checkVisibility(), false)
    await visitor.sees("nothing is cut", () => document.documentElement.scrollWidth <= window.innerWidth, true)
  })
}

test("a text fragment finds a text in a closed group, which opens", async ({ visitor }) => {
  await visitor.visit("/works/#:~:text=Day%20range%20filter")
  await expect
    .poll(
      () =>
        visitor.runOn((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return element.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < window.innerHeight
        }, '[id="company/new-features/order-management/day-range-filter"]'),
      "in the window",
    )
    .toBe(true)
})

test("an unknown address shows the not-found page, which leads home", async ({ visitor }) => {
  await visitor.visit("/no/such/page/")
  await visitor.reads("main h1", new RegExp(SITE.pages.notFound.description))
  await visitor.click(control(/^Home$/, "main"))
  await visitor.isAt("/")
  await isHeading(visitor, HOME.name)
})

test("in a narrow window, the menu opens, is closed by Escape, and leads to other pages", async ({ visitor }) => {
  await visitor.browser.resize({ width: 480, height: 800 })
  await visitor.visit("/")
  await visitor.click(control(/^Menu/))
  await visitor.boxOf(control(/^WORKS$/, "nav[data-open]"))
  await visitor.press("Escape")
  await visitor.sees("no menu", () => document.querySelector("nav[data-open]")?.checkVisibility() ?? false, false)
  await visitor.sees("focus", () => document.activeElement?.getAttribute("aria-label") ?? "", "Menu")
  await visitor.press("Enter")
  await visitor.click(control(/^PROJECTS$/, "nav[data-open]"))
  await visitor.isAt("/projects/")
  await isHeading(visitor, SITE.pages.projects.title)
})

test.describe("the content policy", () => {
  test.use({ expectedFaults: /^policy: (style-src-attr|script-src-elem|img-src)|strange\.example/ })

  test("reports nothing while pages are read, and blocks and reports foreign content", async ({ visitor, server }) => {
    for (const path of ["/", "/works/", "/works/company/", "/projects/", "/resume/"]) {
      await visitor.visit(path)
      const height = await visitor.run(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 600) {
        await visitor.run((to) => window.scrollTo({ top: to, behavior: "instant" }), top)
        await visitor.settled()
      }
    }
    expect(server.takeFaults()).toEqual([])
    await visitor.run(() => {
      document.body.setAttribute("style", "--strange: yes")
      document.head.append(Object.assign(document.createElement("script"), { textContent: "window.strange = 1" }))
      document.body.append(Object.assign(new Image(), { src: "https://strange.example/x.png" }))
    })
    const faults: string[] = []
    await expect
      .poll(() => {
        faults.push(...server.takeFaults())
        return faults.map((fault) => fault.split(" ").slice(0, 2).join(" "))
      })
      .toEqual(expect.arrayContaining(["policy: style-src-attr", "policy: script-src-elem", "policy: img-src"]))
    expect(await visitor.run(() => "strange" in window)).toBe(false)
  })
})
