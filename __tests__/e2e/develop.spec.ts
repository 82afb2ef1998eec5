import { expect, type Page, test } from "@playwright/test"
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { CONTENT_STATE_ROUTE } from "../../src/content-state"
import { type DevelopmentSite, startDevelopmentSite } from "../support/development-site"

// One owner's session: each test continues where the previous one ended, on one page that is never reloaded.
test.describe.configure({ mode: "serial" })

let site: DevelopmentSite
let page: Page
/** When the page was loaded, by its own clock. */
let loadedAt: number
/** What the browser complained about: errors in its log, and failed responses. */
const complaints: string[] = []

test.beforeAll(async ({ browser }) => {
  site = await startDevelopmentSite("__tests__/content/another-owner")
  page = await browser.newPage({ baseURL: site.origin })
  page.on("console", (message) => {
    // React's messages have placeholders, whose values follow.
    if (message.type() === "error") complaints.push([message.text(), ...message.args().slice(1).map(String)].join(" "))
  })
  page.on("pageerror", ({ message }) => complaints.push(message))
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  await page.goto("/works/")
  loadedAt = await page.evaluate(() => performance.timeOrigin)
})

test.afterEach(async () => {
  const { status, expectedStatus } = test.info()
  if (status === expectedStatus) return
  await test.info().attach("terminal", { body: site.terminal(), contentType: "text/plain" })
})

test.afterAll(() => site.stop())

const ROUTES = ["/", "/works/", "/resume.json", CONTENT_STATE_ROUTE]

const FOREIGN_HEADERS = [{ origin: "https://evil.example" }, { origin: "null" }, { "sec-fetch-site": "same-site" }]

test(`other sites that are open in the browser get neither pages nor media nor the state of the content (${(ROUTES.length + 1) * FOREIGN_HEADERS.length} requests)`, async () => {
  // It has been encoded, so Gatsby's own file server would serve it, too.
  const picture = String(await page.locator("img[src^='/media/']").first().getAttribute("src"))
  expect((await fetch(site.origin + picture)).status).toBe(200)
  for (const route of [...ROUTES, picture]) {
    for (const headers of FOREIGN_HEADERS) {
      const answer = await fetch(site.origin + route, { headers })
      expect([route, answer.status]).toEqual([route, 403])
    }
  }
  const own = await fetch(`${site.origin}/works/`, { headers: { origin: site.origin } })
  expect([own.status, own.headers.get("access-control-allow-origin")]).toEqual([200, null])
})

const FILMS = "works/01-harbour-office/01-films"
const SIGNALS = `${FILMS}/01-signals/group.json`
const SHIPS = `${FILMS}/02-ships`

const inContent = (file: string) => path.join(site.content, file)
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(inContent(file), change(readFileSync(inContent(file), "utf8")))

/** The message that is shown over the page. */
const message = (where = page) => where.getByRole("alert")
const groupButton = (title: string, where = page) => where.getByRole("button", { name: new RegExp(`^${title}`) })
const ships = () => page.getByRole("region", { name: /^Ships/ })

/** The names of the screenshots in the group Ships whose pictures are loaded. */
async function loadedShips(): Promise<string[]> {
  return ships()
    .getByRole("img")
    .evaluateAll((images) =>
      images
        .filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0)
        .map((image) => image.getAttribute("alt") ?? ""),
    )
}

/** Writes a screenshot of a single colour. */
async function writeShot(file: string, background: string): Promise<void> {
  const picture = sharp({ create: { width: 480, height: 300, channels: 3, background } })
  writeFileSync(inContent(file), await picture.png().toBuffer())
}

const shot = (name: string) => ({ name, img: { src: `./${name.toLowerCase()}.png`, alt: `The ${name}` } })

function writeShips(...names: string[]): void {
  const group = { $schema: "../../../../../schemas/group.schema.json", title: "Ships", content: names.map(shot) }
  writeFileSync(inContent(`${SHIPS}/group.json`), JSON.stringify(group, null, 2))
}

/** Line and column, counted from 1, of the first occurrence of `words` in a content file. */
function placeOf(file: string, words: string): string {
  const before = readFileSync(inContent(file), "utf8").split(words)[0] ?? ""
  return `${before.split("\n").length}:${before.length - before.lastIndexOf("\n")}`
}

test("the site is shown, without a message over it", async () => {
  await expect(groupButton("Signals at night")).toBeVisible()
  await expect(message()).toHaveCount(0)
})

test("a broken file is reported over the page and in the terminal, and the page stays as it was", async () => {
  edit(SIGNALS, (text) => text.replace("at night", "at noon").replace('"content"', '"contents"'))
  const place = `${site.shownContent}/${SIGNALS}:${placeOf(SIGNALS, '"contents"')}  error  /contents  `
  const remedy = 'did you mean "content"?'

  await expect(message()).toContainText(place)
  await expect(message()).toContainText(remedy)
  const lines = site.terminal().split("\n")
  const line = lines.find((each) => each.startsWith(place))
  expect(line, site.terminal()).toContain(remedy)
  await expect(message()).toContainText(line ?? "")

  await expect(groupButton("Signals at night")).toBeVisible()
  await expect(groupButton("Signals at noon")).toHaveCount(0)
})

test("a page that is opened meanwhile shows the last good content, and the message", async ({ browser }) => {
  const another = await browser.newPage({ baseURL: site.origin })
  await another.goto("/works/")
  await expect(groupButton("Signals at night", another)).toBeVisible()
  await expect(message(another)).toContainText(SIGNALS)
  await another.close()
})

test("once the file is fixed, the message disappears and the new content is shown", async () => {
  edit(SIGNALS, (text) => text.replace('"contents"', '"content"'))
  await expect(groupButton("Signals at noon")).toBeVisible()
  await expect(groupButton("Signals at night")).toHaveCount(0)
  await expect(message()).toHaveCount(0)
})

test("a new group with three screenshots appears", async () => {
  mkdirSync(inContent(SHIPS))
  await writeShot(`${SHIPS}/barge.png`, "#0f766e")
  await writeShot(`${SHIPS}/cutter.png`, "#b45309")
  await writeShot(`${SHIPS}/ferry.png`, "#4338ca")
  writeShips("Barge", "Cutter", "Ferry")
  await expect(groupButton("Ships")).toContainText("3 screenshots")
  await groupButton("Ships").click()
  await expect.poll(loadedShips).toEqual(["The Barge", "The Cutter", "The Ferry"])
})

test("the pictures of the new group are served with their content type", async () => {
  const picture = ships().getByRole("img").first()
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(address).toMatch(/\.avif$/)
  const { headers } = await page.request.get(address).then((response) => ({ headers: response.headers() }))
  expect(headers["content-type"]).toBe("image/avif")
})

test("a renamed screenshot is reported as missing until its group refers to its new name", async () => {
  renameSync(inContent(`${SHIPS}/cutter.png`), inContent(`${SHIPS}/schooner.png`))
  await expect(message()).toContainText('no such file "./cutter.png"')
  expect(await loadedShips()).toEqual(["The Barge", "The Cutter", "The Ferry"])
  writeShips("Barge", "Schooner", "Ferry")
  await expect.poll(loadedShips).toEqual(["The Barge", "The Schooner", "The Ferry"])
  await expect(message()).toHaveCount(0)
})

test("a removed screenshot disappears", async () => {
  rmSync(inContent(`${SHIPS}/barge.png`))
  await expect(message()).toContainText('no such file "./barge.png"')
  writeShips("Schooner", "Ferry")
  await expect(groupButton("Ships")).toContainText("2 screenshots")
  await expect.poll(loadedShips).toEqual(["The Schooner", "The Ferry"])
  await expect(message()).toHaveCount(0)
})

test("a removed group disappears", async () => {
  rmSync(inContent(SHIPS), { recursive: true })
  await expect(groupButton("Ships")).toHaveCount(0)
  await expect(message()).toHaveCount(0)
  await expect(groupButton("Signals at noon")).toBeVisible()
})

test("a saved story is shown with its new picture; a fault in it is reported with its line", async ({ browser }) => {
  const story = "works/02-radio-stage/evening.md"
  const another = await browser.newPage({ baseURL: site.origin })
  await another.goto("/works/stage/")
  await expect(another.getByRole("heading", { name: "One evening" })).toBeVisible()
  await writeShot("works/02-radio-stage/peas.png", "#4d7c0f")
  edit(story, (text) => `${text}\n![Peas in a sieve](./peas.png "The rain")\n`)
  await expect(another.getByText("The rain")).toBeVisible()
  const picture = another.getByRole("img", { name: "Peas in a sieve" })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  edit(story, (text) => text.replace("One evening", "One <b>evening</b>"))
  await expect(message(another)).toContainText(`${site.shownContent}/${story}:1:1  error  HTML`)
  edit(story, (text) => text.replace("One <b>evening</b>", "One night"))
  await expect(another.getByRole("heading", { name: "One night" })).toBeVisible()
  await expect(message(another)).toHaveCount(0)
  await another.close()
})

test("none of these changes needs a restart or a reload, or makes the browser complain", async () => {
  expect(site.ended()).toBeNull()
  expect(site.terminal().match(/bootstrap finished/g)).toHaveLength(1)
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt)
  expect(complaints).toEqual([])
})

test("the terminal has no line for each changed file", () => {
  expect(site.terminal()).not.toMatch(/(added|changed|deleted) (file|directory) at/)
})

test("the first page in src/pages appears without a restart", async () => {
  mkdirSync(path.join(site.folder, "src/pages"), { recursive: true })
  writeFileSync(
    path.join(site.folder, "src/pages/talks.tsx"),
    `export default function Talks() { return <h1>My talks</h1> }
export { SiteHead as Head } from "../templates/site-head"`,
  )
  await expect(async () => {
    await page.goto("/talks/")
    await expect(page.getByRole("heading", { name: "My talks" })).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 180_000 })
})

test("a page's new address works without a restart, and links use it", async () => {
  edit("site.json", (text) => text.replace("side-projects", "rainy-days"))
  await expect(async () => {
    await page.goto("/rainy-days/tide-table/")
    const back = page.getByRole("link", { name: "All side projects" })
    await expect(back).toHaveAttribute("href", "/rainy-days/", { timeout: 10_000 })
  }).toPass({ timeout: 180_000 })
})

test("a change to a file that is read only at start says to restart, and no longer that a field is unknown", async () => {
  await page.goto("/works/")
  const declaration = path.join(site.folder, "src/content/kinds/work.ts")
  const declared = readFileSync(declaration, "utf8")
  writeFileSync(declaration, declared.replace("strictObject({", 'strictObject({ year: text("A year.").optional(),'))
  const line =
    "src/content/kinds/work.ts has changed. Stop npm start with Ctrl-C and run it again: it reads this file only once."
  await expect(message()).toContainText(line)
  edit("works/01-harbour-office/work.json", (text) => text.replace("{", '{ "year": "2020",'))
  await expect.poll(() => site.terminal().split(/unknown field "year".*/)[1]).toContain(line)
  await expect(message()).toContainText(line)
  await expect(message()).not.toContainText("unknown field")
})

test("an address without a page shows Gatsby's 404 page, not an empty one", async () => {
  await page.goto("/nowhere/")
  await expect(page.getByRole("heading", { name: "Gatsby.js development 404 page" })).toBeVisible()
})
