import { copyFile, readFile } from "node:fs/promises"
import path from "node:path"
import { chromium } from "@playwright/test"
import { PDF_TARGET, pdfTarget, withMark } from "../src/build/resume"
import { ownersContentDirectory } from "../src/content/places"
import { fileLength, writeAtomically } from "../src/media/cache"
import { pagePath } from "../src/content/page-paths"
import { otherLanguages } from "../src/content/translations"
import { RESUME_FILES } from "../src/site-pages"
import { buildSite, folderOfLanguage } from "./lib/build-site"
import { chromiumArguments, ensureChromium } from "./lib/chromium"
import { npmCommand, oneOf, Refusal, runCommand } from "./lib/command"
import { WORK_FOLDER } from "./lib/lock"
import { pathPrefix, readSite } from "./lib/read-site"
import { withServedSite } from "./lib/static-server"

const PUBLISHED = "public"
const PAPERS = ["A4", "Letter"]

async function printResume(address: string, browserPath: string, format: string): Promise<Buffer> {
  await using browser = await chromium.launch({ executablePath: browserPath, args: chromiumArguments() })
  const page = await browser.newPage()
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // The print sheet, which the script at the end of the body loads.
  await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === "print"))
  return await page.pdf({ format, tagged: true, outline: true })
}

/** Builds the site, prints its résumé in each language, and makes sure that the PDFs are published and linked. Resolves to the exit code. */
async function makePdf(format: string): Promise<number> {
  const browserPath = ensureChromium("The PDF of the résumé needs")
  const content = ownersContentDirectory()
  const code = await buildSite(content, PUBLISHED)
  if (code !== 0) return code
  const site = await readSite(content)
  const prefix = pathPrefix(site)
  const sites = [
    { built: path.join(WORK_FOLDER, "build"), below: "" },
    ...otherLanguages(site).map((language) => ({ built: folderOfLanguage(language), below: `/${language}` })),
  ]
  const made: { file: string; published: string }[] = []
  let areLinked = true
  for (const { built, below } of sites) {
    const { file } = pdfTarget.parse(JSON.parse(await readFile(path.join(built, PDF_TARGET), "utf8")))
    if (file === null)
      throw new Refusal(
        'This site has no résumé: "resume" in site.json is false, or there is no work, no project and no bio.',
      )
    areLinked &&= (await fileLength(file)) !== undefined
    const print = (origin: string) => printResume(origin + below + pagePath("resume", site.pages), browserPath, format)
    await writeAtomically(file, withMark(await withServedSite(PUBLISHED, print, prefix), file))
    console.log(`${below}${RESUME_FILES.pdf}: ${Math.ceil(((await fileLength(file)) ?? 0) / 1024)} KB on ${format}`)
    made.push({ file, published: path.join(PUBLISHED, below, RESUME_FILES.pdf) })
  }
  const linked = areLinked ? 0 : await buildSite(content, PUBLISHED)
  // After that build, which publishes an older PDF if there is one in `static`.
  if (linked === 0) for (const { file, published } of made) await copyFile(file, published)
  return linked
}

const command = npmCommand(
  "resume:pdf",
  "Builds the site, prints its résumé with Chromium or Chrome, and publishes the PDF. Later builds publish it too, until the content changes.",
)
  .option("--paper <name>", `The paper: ${PAPERS.join(" or ")}.`, oneOf(PAPERS), "A4")
  .action(async ({ paper }) => {
    process.exitCode = await makePdf(paper)
  })

runCommand(command)
