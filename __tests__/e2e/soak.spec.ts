import { spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, type Page, test } from "@playwright/test"
import sharp from "sharp"
import { random } from "../support/random"
import { checkContent } from "../../src/checker/check-content"
import { formatFault } from "../../src/checker/fault"
import { EDITS_BY_NAME, type Fork, planEdits } from "../soak/edits"
import { jsonFiles, newWord, PAGES, type Words, wordsIn, wordsOf, writeContent } from "../soak/owners-content"
import { type DevelopmentSite, startDevelopmentSite } from "../support/development-site"

/** How many edits, and the seed that determines them: `SOAK_EDITS=2000 SOAK_SEED=1 npm run test:soak`. */
const EDITS = Number(process.env.SOAK_EDITS ?? 20)
const SEED = Number(process.env.SOAK_SEED ?? 1202)

/** How long an edit and everything it triggers may take on a busy machine, ms. */
const TIMEOUT = 90_000

test.setTimeout(900_000 + EDITS * TIMEOUT)

/** Mounts a 48 MB disk as the folder that checked content is copied to, if this machine allows it. */
function smallDisk(projectFolder: string) {
  const folder = path.join(projectFolder, ".gatsby/develop/staging")
  mkdirSync(folder, { recursive: true })
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=48m", "tmpfs", folder]).status === 0
  const filler = path.join(folder, "filler")
  return {
    isMounted,
    fill: () => spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=1M"]),
    makeRoom: () => rmSync(filler),
    unmount: () => isMounted && spawnSync("umount", ["--lazy", folder]),
  }
}

/** The words that a page shows, and the lines of the message over it. */
async function shownOn(page: Page): Promise<{ words: string[]; faults: string[] }> {
  const { html, faults } = await page.evaluate(() => ({
    html: document.querySelector("main")?.innerHTML ?? "",
    faults: Array.from(
      document.querySelector("content-faults")?.shadowRoot?.querySelectorAll("li") ?? [],
      ({ textContent }) => textContent,
    ),
  }))
  // The outline lists the open groups a second time.
  return { words: wordsIn(html.replaceAll(/<nav\b.*?<\/nav>/gs, "")), faults }
}

const ofKind = (kind: string, words: readonly string[]) => words.filter((word) => word.startsWith(`${kind}-`))
const isShot = (word: string) => word.startsWith("Shot-")

/** Words in a comparable form: in order where there is one, else sorted. Screenshots are left out: those of closed groups are only in page data. */
const comparable = (words: readonly string[]) => ({
  works: ofKind("Work", words),
  tabs: ofKind("Tab", words),
  groups: ofKind("Group", words),
  projects: ofKind("Project", words),
  texts: ofKind("Text", words).sort(),
})

async function servedShots(site: DevelopmentSite): Promise<string[]> {
  const answer = await fetch(`${site.origin}/page-data/works/page-data.json`)
  return answer.ok ? wordsIn(await answer.text()).filter(isShot) : []
}

/** The colour in the middle of a picture. */
async function colourOf(picture: string | Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(middle, middle + 3)].join(" ")
}

/** The colours of the pictures in the works page's data, by the screenshot's name, as the server sends them. */
async function servedColours(site: DevelopmentSite): Promise<Record<string, string>> {
  const text = await (await fetch(`${site.origin}/page-data/works/page-data.json`)).text()
  const found = [...text.matchAll(/"name":"(Shot-\d+)","img":\{[^}]*?"original":"([^"]+)"/g)]
  return Object.fromEntries(
    await Promise.all(
      found.map(async ([, name, address]) => {
        // While the page's data is being regenerated, an old address may lead to a deleted file.
        const picture = await fetch(new URL(address ?? "", site.origin))
        const bytes = Buffer.from(await picture.arrayBuffer())
        return [name, picture.ok ? await colourOf(bytes) : `${picture.status}`] as const
      }),
    ),
  ) as Record<string, string>
}

/** The colours of the screenshots in the content, by their names. */
async function ownersColours(content: string): Promise<Record<string, string>> {
  const colours: Record<string, string> = {}
  for (const file of jsonFiles(path.join(content, "works")).filter((each) => each.endsWith("group.json"))) {
    const text = readFileSync(file, "utf8")
    for (const [, name = "", plain, inside] of text.matchAll(
      /"name": "(Shot-\d+)",\s*"img": (?:"([^"]+)"|\{\s*"src": "([^"]+)")/g,
    ))
      colours[name] = await colourOf(path.join(path.dirname(file), plain ?? inside ?? ""))
  }
  return colours
}

test(`after each of ${EDITS} edits, the pages show the content, or the faults the check finds`, async ({ browser }) => {
  console.log(`SOAK_SEED=${SEED} SOAK_EDITS=${EDITS}`)
  let disk: ReturnType<typeof smallDisk> | undefined
  const rng = random(SEED)
  const site = await startDevelopmentSite("__tests__/content/another-owner", async (folder, content) => {
    disk = smallDisk(folder)
    await writeContent(content, rng)
    expect((await checkContent(content)).faults.filter(({ severity }) => severity === "error")).toEqual([])
  })
  try {
    const pages: { address: (typeof PAGES)[number]; page: Page }[] = []
    const complaints: string[] = []
    for (const address of PAGES) {
      const page = await browser.newPage({ baseURL: site.origin })
      page.on("pageerror", ({ message }) => complaints.push(`${address}: ${message}`))
      page.on("response", (response) => {
        const isDeletedPicture = response.status() === 404 && new URL(response.url()).pathname.startsWith("/media/")
        if (response.status() >= 400 && !isDeletedPicture)
          complaints.push(`${address}: ${response.status()} ${response.url()}`)
      })
      await page.goto(address)
      pages.push({ address, page })
    }

    const fork: Fork = { folder: site.folder, content: site.content, random: rng, broken: new Map() }
    let lastGood = wordsOf(site.content)
    const faultsNow = async () =>
      (await checkContent(site.content)).faults
        .filter(({ severity }) => severity === "error")
        .map((fault) => formatFault(fault, site.content, site.folder))

    const compare = async (what: string, faults: readonly string[], wanted: Words) => {
      for (const { address, page } of pages) {
        await expect
          .poll(
            async () => {
              if (site.ended() !== null) return "npm start has ended"
              const seen = await shownOn(page).catch(() => ({ words: [], faults: ["no page"] }))
              return { faults: seen.faults, ...comparable(seen.words) }
            },
            { message: `${what}\n${address} (SOAK_SEED=${SEED})`, timeout: TIMEOUT, intervals: [50, 100, 200] },
          )
          .toEqual({ faults, ...comparable(wanted[address]) })
      }
      await expect
        .poll(async () => (await servedShots(site).catch(() => ["no answer"])).sort(), {
          message: what,
          timeout: TIMEOUT,
        })
        .toEqual(wanted["/works/"].filter(isShot).sort())
    }

    await compare("the first content", [], lastGood)
    const plan = planEdits(EDITS, rng)
    const fillAt = rng.between(0, EDITS - 1)
    for (const [step, name] of plan.entries()) {
      if (step === fillAt && disk?.isMounted) {
        EDITS_BY_NAME.mend.edit(fork)
        const home = path.join(site.content, "home.json")
        const retitle = () => writeFileSync(home, readFileSync(home, "utf8").replace(/Text-\d+/, newWord("Text")))
        // Once the second change is visible, everything deleted before is gone from the disk and can free no more space.
        for (const change of ["a text", "another text"]) {
          retitle()
          await compare(`edit ${step}, ${change} before the disk is filled`, await faultsNow(), wordsOf(site.content))
        }
        const before = wordsOf(site.content)
        disk.fill()
        retitle()
        for (const { page } of pages)
          await expect(page.getByRole("alert"), "the disk is full").toContainText("ENOSPC", { timeout: TIMEOUT })
        expect(site.terminal()).toContain("ENOSPC")
        for (const { address, page } of pages)
          expect(comparable((await shownOn(page)).words)).toEqual(comparable(before[address]))
        disk.makeRoom()
        lastGood = wordsOf(site.content)
        await compare(`edit ${step}, space on the disk again`, [], lastGood)
      }
      const done = `edit ${step}, ${name}: ${await EDITS_BY_NAME[name].edit(fork)}`
      const faults = await faultsNow()
      if (faults.length === 0) lastGood = wordsOf(site.content)
      await compare(done, faults, lastGood)
      if (faults.length === 0 && (name === "replacePicture" || step % 25 === 0))
        await expect
          .poll(() => servedColours(site).catch(() => "no answer"), { message: done, timeout: TIMEOUT })
          .toEqual(await ownersColours(site.content))
      if (step % 50 === 49) console.log(`${step + 1} edits`)
    }
    for (const { page } of pages) await page.reload({ waitUntil: "networkidle" })
    expect(site.terminal().match(/bootstrap finished/g)).toHaveLength(1)
    expect(complaints).toEqual([])
  } catch (error) {
    await test.info().attach("terminal", { body: site.terminal(), contentType: "text/plain" })
    // Shows whether the server or the browser is behind.
    for (const address of PAGES) {
      const data = path.posix.join("/page-data", address === "/" ? "index" : address, "page-data.json")
      const body = await fetch(`${site.origin}${data}`).then((answer) => answer.text(), String)
      await test.info().attach(data, { body, contentType: "text/plain" })
    }
    throw error
  } finally {
    disk?.unmount()
    await site.stop()
  }
})
