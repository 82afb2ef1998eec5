import { type ChildProcess, spawn } from "node:child_process"
import { hash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { expect, type Page, test } from "@playwright/test"
import { z } from "zod"
import { filesIn } from "../../src/content/places"
import { random } from "../support/random"
import { type DevelopmentSite, STARTING_TIME, startDevelopmentSite } from "../support/development-site"

// Several terminals in one project: one with `npm start`, others with `npm run build`. Each test continues where the previous one ended.
test.describe.configure({ mode: "serial" })

/** How many builds are killed, and the seed that determines when: `KILLS=10 SOAK_SEED=1`. */
const KILLS = Number(process.env.KILLS ?? 1)
const SEED = Number(process.env.SOAK_SEED ?? 1202)

/** How long a page or a command may take to show a change on a busy machine, ms. */
const TIMEOUT = 180_000

let site: DevelopmentSite
let page: Page

/** How long a build with a full cache takes, ms. */
let buildTime: number

test.beforeAll(async ({ browser }) => {
  site = await startDevelopmentSite("__tests__/content/another-owner", (project) => {
    mkdirSync(path.join(project, "static/resume"), { recursive: true })
    writeFileSync(path.join(project, "static/resume/index.html"), "<p>My own</p>")
    writeFileSync(path.join(project, "static/favicon.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    return Promise.resolve()
  })
  page = await browser.newPage({ baseURL: site.origin })
  await page.goto("/works/")
})

test.afterAll(() => site.stop())

/** Changes the site's brand, which every page shows. */
function setBrand(brand: string): void {
  const file = path.join(site.content, "site.json")
  writeFileSync(file, readFileSync(file, "utf8").replace(/"brand": "[^"]*"/, `"brand": "${brand}"`))
}

const brandOnPage = () => page.title().then((title) => title.split(" - ").at(-1))

const lockHolder = z.object({ pid: z.int() })

interface Command {
  process: ChildProcess
  output: () => string
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
}

/** Runs a command of the project alongside whatever is running. */
function run(...args: string[]): Command {
  const child = spawn("npm", args, {
    cwd: site.folder,
    env: {
      ...process.env,
      CONTENT_DIR: site.content,
      GATSBY_TELEMETRY_DISABLED: "1",
      // Media that have been encoded once are not encoded again.
      MEDIA_CACHE_DIR: path.resolve(".media-cache"),
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()))
  return {
    process: child,
    output: () => output,
    ended: new Promise((resolve) => child.once("close", (code, signal) => resolve(code ?? signal))),
  }
}

const PUBLISHED_PAGES = ["index.html", "works/index.html", "side-projects/index.html", "404.html"]

/** The brand on all published pages, if they agree and all their scripts exist; "none" if nothing is published; otherwise what is wrong. */
function published(): string {
  const folder = path.join(site.folder, "public")
  if (!existsSync(folder)) return "none"
  const brands = new Set<string>()
  for (const file of PUBLISHED_PAGES) {
    const html = readFileSync(path.join(folder, file), "utf8")
    brands.add(/<title[^>]*>[^<]* - ([^<]*)<\/title>/.exec(html)?.[1] ?? "no title")
    for (const [, script = ""] of html.matchAll(/"\/([\w-]+\.js)"/g))
      if (!existsSync(path.join(folder, script))) return `${file} refers to ${script}, which doesn't exist`
  }
  for (const name of ["index", "works", "side-projects"]) {
    const data = readFileSync(path.join(folder, "page-data", name, "page-data.json"), "utf8")
    brands.add(/"brand":"([^"]*)"/.exec(data)?.[1] ?? "no brand")
  }
  return brands.size === 1 ? [...brands].join() : `mixed: ${[...brands].join(", ")}`
}

/** The hash of each published file, by its path. */
async function publishedFiles(): Promise<Record<string, string>> {
  const folder = path.join(site.folder, "public")
  const hashOf = (file: string) => hash("sha256", readFileSync(path.join(folder, file)))
  return Object.fromEntries((await filesIn(folder)).map((file) => [file, hashOf(file)]))
}

/** Checks what is published until a command has ended, and returns all results. */
async function publishedUntilEnd({ ended }: Command): Promise<Set<string>> {
  const seen = new Set<string>()
  const ending = ended.then(() => "over")
  const identity = () => statSync(path.join(site.folder, "public"), { throwIfNoEntry: false })?.ino
  // A check reads several files: if the folder was replaced meanwhile, it has read from both, and doesn't count.
  const check = () => {
    const before = identity()
    let found: string
    try {
      found = published()
    } catch (error) {
      if (identity() === before) throw error
      return
    }
    if (before !== undefined && identity() === before) seen.add(found)
  }
  do check()
  while ((await Promise.race([ending, wait(20)])) !== "over")
  check()
  return seen
}

test("a build alongside npm start publishes all of the content, and npm start goes on", async () => {
  expect(published()).toBe("none")
  setBrand("First")
  const build = run("run", "build")
  const seen = await publishedUntilEnd(build)
  expect(await build.ended, build.output()).toBe(0)
  expect([...seen]).toEqual(["First"])
  setBrand("Draft")
  await expect.poll(brandOnPage, { timeout: TIMEOUT }).toBe("Draft")
  expect(published()).toBe("First")
})

/** The icons that the published home page links to. */
const publishedIcons = () =>
  readFileSync(path.join(site.folder, "public/index.html"), "utf8").match(/(?<=<link[^>]*rel="icon"[^>]*href=")[^"]*/g)

const publishedResume = () => readFileSync(path.join(site.folder, "public/resume/index.html"), "utf8")

test("the published pages have the icon in `static`, and a page there replaces the site's", () => {
  expect(publishedIcons()).toEqual(["/favicon.ico", "/favicon.svg"])
  expect(publishedResume()).toContain("<p>My own</p>")
})

test("npm start shows an edit made during a build, which publishes no part of it; a second build is refused, saying that one is running", async () => {
  for (const file of ["favicon.svg", "resume"]) rmSync(path.join(site.folder, "static", file), { recursive: true })
  setBrand("Second")
  const before = Date.now()
  const build = run("run", "build")
  await expect.poll(build.output, { timeout: TIMEOUT }).toContain("content files")
  setBrand("Third")
  const second = run("run", "build")
  const seen = await publishedUntilEnd(build)
  buildTime = Date.now() - before
  expect(await build.ended, build.output()).toBe(0)
  expect([...seen]).toEqual(["First", "Second"])
  await expect.poll(brandOnPage, { timeout: TIMEOUT }).toBe("Third")
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(
    /`npm run build` \(process \d+\) is already running\. Wait until it has ended, or stop it\./,
  )
})

test("what is removed from `static` is no longer published or linked to", () => {
  expect(publishedIcons()).toEqual(["/favicon.ico", expect.stringMatching(/^data:image\/svg/)])
  expect(existsSync(path.join(site.folder, "public/favicon.svg"))).toBe(false)
  expect(publishedResume()).not.toContain("My own")
  expect(publishedResume()).toContain("</main>")
})

test("a second npm start is refused, saying that one is running", async () => {
  const second = run("start", "--", "--port", "1")
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(/`npm start` \(process \d+\) is already running\./)
  setBrand("Fourth")
  await expect.poll(brandOnPage, { timeout: TIMEOUT }).toBe("Fourth")
})

test(`killed builds (${KILLS}) leave the published site in place, and the next build equals an undisturbed one, byte for byte`, async () => {
  console.log(`SOAK_SEED=${SEED} KILLS=${KILLS}`)
  test.setTimeout(600_000 + KILLS * 3 * buildTime)
  const rng = random(SEED)
  const undisturbed = await publishedFiles()
  const brand = published()
  for (let kill = 0; kill < KILLS; kill += 1) {
    const was = published()
    setBrand(`Killed ${kill}`)
    const build = run("run", "build")
    const { pid = 0 } = build.process
    const moment = Math.round(buildTime * rng.next())
    await Promise.race([wait(moment), build.ended])
    // Ctrl-C and a closed terminal signal all of a command's processes, as here the first time. The system's out-of-memory killer signals only one:
    // if that is npm, the build goes on.
    const signal = rng.pick(["SIGINT", "SIGTERM", "SIGKILL"])
    try {
      process.kill(kill > 0 && rng.next() < 0.5 ? pid : -pid, signal)
    } catch {
      // It had ended by itself.
    }
    await publishedUntilEnd(build)
    expect([was, `Killed ${kill}`], `${signal} after ${moment} ms`).toContain(published())
  }
  setBrand(brand)
  await expect.poll(brandOnPage, { timeout: TIMEOUT }).toBe(brand)
  // A killed build may hold its lock for seconds.
  await expect.poll(() => run("run", "build").ended, { timeout: 120_000 + 3 * buildTime, intervals: [2000] }).toBe(0)
  expect(await publishedFiles()).toEqual(undisturbed)
})

test("killing npm start also ends Gatsby, and npm start can be started again", async () => {
  const { pid } = lockHolder.parse(JSON.parse(readFileSync(path.join(site.folder, ".gatsby/develop.lock"), "utf8")))
  process.kill(pid, "SIGKILL")
  const answers = () =>
    fetch(site.origin).then(
      () => true,
      () => false,
    )
  await expect.poll(answers, { timeout: 120_000 }).toBe(false)
  const again = run("start", "--", "--port", new URL(site.origin).port)
  try {
    const state = async () =>
      again.process.exitCode === null ? ((await answers()) ? "up" : "starting") : again.output()
    await expect.poll(state, { timeout: STARTING_TIME }).not.toBe("starting")
    expect(await state()).toBe("up")
    await page.goto("/works/")
    await expect.poll(brandOnPage, { timeout: TIMEOUT }).toBe(published())
  } finally {
    process.kill(-(again.process.pid ?? 0), "SIGINT")
    await again.ended
  }
})
