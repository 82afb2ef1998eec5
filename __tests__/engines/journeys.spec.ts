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

/** Waits until the picture that the viewer shows is there and stands still. */
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
  visitor.of((picture) => Math.round(picture.getBoundingClientRect().width), PICTURE)

/** The id of what has focus, or of what it is in. */
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

test("the banner types, is paused as plain text, and goes on", async ({ visitor }) => {
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

test("the theme that was chosen stays after a reload and on the next page", async ({ visitor }) => {
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

test("the theme that was chosen in another language is that of the page one goes back to", async ({ visitor }) => {
  const scheme = () => document.documentElement.dataset.colorScheme
  await visitor.visit("/works/")
  await visitor.sees("the first theme", scheme, "light")
  // Another document: WebKit keeps the first as it is.
  await visitor.leave()
  await visitor.click(control(/^繁體中文$/, "header"))
  await visitor.isAt("/zh-HK/works/")
  await visitor.arrived()
  await visitor.click(control(new RegExp(siteWords("zh-HK", undefined).page.shell.switchToDark), "header"))
  await visitor.sees("the theme that was chosen", scheme, "dark")
  await visitor.leave()
  await visitor.browser.back()
  await visitor.isAt("/works/")
  await visitor.sees("the theme after Back", scheme, "dark")
})

test("links lead from page to page within one document, and each page comes in at its top", async ({ visitor }) => {
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

test("Back, forward and reload lead to where the visitor was, with what was open", async ({ visitor }) => {
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

test("steps that overtake a page that is still coming in: the last one counts, and the policy is quiet", async ({
  visitor,
}) => {
  await visitor.visit("/works/")
  await visitor.click(control(/^PROJECTS$/, "header"))
  await isHeading(visitor, SITE.pages.projects.title)
  await visitor.settled()
  await visitor.run(() => {
    const steps = [() => history.back(), () => history.forward(), () => history.back()]
    const isMoving = () => document.getAnimations().some(({ currentTime }) => Number(currentTime) > 200)
    // Where frames are few, none may show what moves: the step is taken then, too. But an engine may drop a step that overtakes another of history.
    let isUnderWay = false
    let latest = 0
    const step = () => {
      if (!isUnderWay && (isMoving() || performance.now() > latest)) {
        isUnderWay = true
        steps.shift()?.()
      }
      if (steps.length > 0) requestAnimationFrame(step)
    }
    addEventListener("popstate", () => {
      isUnderWay = false
      latest = performance.now() + 1000
      if (steps.length === 0) Object.assign(window, { stepsAreTaken: true })
    })
    step()
  })
  await visitor.sees("all steps taken", () => "stepsAreTaken" in window, true)
  await visitor.isAt("/works/")
  await isHeading(visitor, SITE.pages.works.title)
  const opacities = () =>
    [...document.querySelectorAll("main [data-state]")].map((page) => getComputedStyle(page).opacity)
  await visitor.sees("one page, whole", opacities, ["1"])
})

test("tabs go by mouse and keys, and the pictures of a group come", async ({ visitor }) => {
  await visitor.visit("/works/")
  // The tabs of the demo; those of the works are outside of them.
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

test("a demo plays, is paused and plays on", async ({ visitor }) => {
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

test("the viewer goes by keys, pages, zooms in and out by double clicks, and closes to where it was opened", async ({
  visitor,
}) => {
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
  await visitor.click({ selector: PICTURE }, 2)
  await expect.poll(() => pictureWidth(visitor), "zoomed in").toBeGreaterThan(fitted * 1.5)
  await visitor.settled()
  await visitor.browser.click({ x: 640, y: 400 }, 2)
  await expect.poll(() => pictureWidth(visitor), "zoomed out").toBe(fitted)
  await visitor.settled()
  await visitor.press("ArrowRight")
  await viewerShows(visitor, "2 of 4, Close and Settlement")
  await visitor.press("ArrowRight")
  await viewerShows(visitor, "3 of 4, Food Item")
  await visitor.press("Escape")
  await viewerIsGone(visitor)
  await visitor.sees("focus is back", focused, FOOD)
})

test("the viewer is a step: Back closes it, forward opens it, and a reload keeps it", async ({ visitor }) => {
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
  expect(await visitor.of(coverOfElement, `[id="${FOOD}"]`)).toBe("")
})

test("the divider of a comparison goes by keys and by dragging", async ({ visitor }) => {
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
  await visitor.of((element) => (element as HTMLElement).focus(), divider)
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

test("each address leads to its part with nothing over it, when it is opened, followed and pressed again", async ({
  visitor,
}) => {
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
    await expect.poll(() => visitor.of(coverOfElement, target), address).toBe("")
    await visitor.settled()
    expect(await visitor.of(coverOfElement, target)).toBe("")
    await visitor.sees(`${address} is painted`, missingInWindow, [])
  }
  for (const address of addresses) {
    // A new document, not a step within the last.
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
    await visitor.of((link) => {
      link.remove()
    }, "main > a:last-child")
    await arrives(address)
  }
})

test("the filter shows the projects of a technology, has an address, and Back takes it away", async ({ visitor }) => {
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

/** Shows in the window what is for paper, because not every engine here makes a PDF: in the styles that have come so far. It runs in the page. */
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
  test(`${path} has all of its text on paper, and no way elsewhere`, async ({ visitor }) => {
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

test("a text in a closed group is found, and its group opens", async ({ visitor }) => {
  await visitor.visit("/works/#:~:text=Day%20range%20filter")
  await expect
    .poll(
      () =>
        visitor.of((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return element.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < window.innerHeight
        }, '[id="company/new-features/order-management/day-range-filter"]'),
      "in the window",
    )
    .toBe(true)
})

test("an unknown address has a page that says so and leads home", async ({ visitor }) => {
  await visitor.visit("/no/such/page/")
  await visitor.reads("main h1", new RegExp(SITE.pages.notFound.description))
  await visitor.click(control(/^Home$/, "main"))
  await visitor.isAt("/")
  await isHeading(visitor, HOME.name)
})

test("in a narrow window the menu opens, is left by Escape, and leads on", async ({ visitor }) => {
  await visitor.resize({ width: 480, height: 800 })
  await visitor.visit("/")
  await visitor.click(control(/^Menu/))
  await visitor.boxOf(control(/^WORKS$/, "[role=menu]"))
  await visitor.press("Escape")
  await visitor.sees("no menu", () => document.querySelector("[role=menu]")?.checkVisibility() ?? false, false)
  await visitor.sees("focus", () => document.activeElement?.getAttribute("aria-label") ?? "", "Menu")
  await visitor.press("Enter")
  await visitor.click(control(/^PROJECTS$/, "[role=menu]"))
  await visitor.isAt("/projects/")
  await isHeading(visitor, SITE.pages.projects.title)
})

test.describe("the policy", () => {
  test.use({ expectedFaults: /^policy: (style-src-attr|script-src-elem|img-src)|strange\.example/ })

  test("is quiet while everything is used, and reports a stranger", async ({ visitor, server }) => {
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
