import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { z } from "zod"
import { chromiumArguments } from "./chromium"
import { markdownTable } from "./markdown-table"
import { Refusal } from "./command"

/** Fetched when it is used: as a dependency, it would be a ninth of what `npm ci` installs. Version 13 needs Node 22. */
const LIGHTHOUSE = "lighthouse@12.8.2"

const SCORES = {
  performance: "performance",
  accessibility: "accessibility",
  "best practices": "best-practices",
  SEO: "seo",
}

const AUDITS = {
  "FCP ms": "first-contentful-paint",
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
}

/** KiB transferred, by heading: of one type of resource, or of all. */
const TRANSFERRED = { "script KiB": "script", "all KiB": "total" }

const HEADINGS = [SCORES, AUDITS, TRANSFERRED].flatMap((headings) => Object.keys(headings))

/** The part of Lighthouse's report that is used; `details` differ between audits. */
const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional(), details: z.unknown().optional() })),
})

/** The details of `resource-summary`: bytes by the type of resource. */
const summary = z.object({ items: z.array(z.object({ resourceType: z.string(), transferSize: z.number() })) })

type Report = z.infer<typeof report>

/** The figures of a run, in the order of their headings; NaN for one that Lighthouse didn't measure. */
function figuresOf({ categories, audits }: Report): number[] {
  const resources = summary.safeParse(audits["resource-summary"]?.details).data?.items ?? []
  const sizeOf = (type: string) => resources.find(({ resourceType }) => resourceType === type)?.transferSize
  return [
    ...Object.values(SCORES).map((id) => Math.round((categories[id]?.score ?? NaN) * 100)),
    ...Object.values(AUDITS).map((id) => audits[id]?.numericValue ?? NaN),
    ...Object.values(TRANSFERRED).map((type) => Number(sizeOf(type)) / 1024),
  ]
}

/** The median of several runs' figures in one column. */
function medianCell(figures: readonly number[], heading: string): string {
  const sorted = figures.filter((figure) => !Number.isNaN(figure)).sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const median = ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
  return Number.isNaN(median) ? "–" : median.toFixed(heading === "CLS" ? 3 : 0)
}

/**
 * Loads a page once in its own browser, as a phone would. Lighthouse runs as a program, because it sends functions
 * to the page, and they break when `tsx` compiles them.
 */
async function measure(url: string, browser: string): Promise<Report> {
  const npm = process.env.npm_execpath
  if (npm === undefined) throw new Refusal("Run it as npm run lighthouse: it needs npm to fetch Lighthouse.")
  const flags = ["--headless=new", ...chromiumArguments()].join(" ")
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [npm, "exec", "--yes", LIGHTHOUSE, "--", url, "--quiet", "--output=json", `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: Infinity },
  )
  const result = report.parse(JSON.parse(stdout))
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`)
  return result
}

/** Lighthouse's mobile figures for a served site's pages, the median of several runs, as a Markdown table. */
export async function lighthouseTable(
  origin: string,
  pages: readonly string[],
  runs: number,
  browser: string,
): Promise<string> {
  const rows: string[][] = []
  for (const page of pages) {
    const results: number[][] = []
    for (let run = 0; run < runs; run += 1) results.push(figuresOf(await measure(`${origin}${page}`, browser)))
    const cells = HEADINGS.map((heading, column) =>
      medianCell(
        results.map((result) => result[column] ?? NaN),
        heading,
      ),
    )
    rows.push([`\`${page}\``, ...cells])
  }
  return markdownTable(["page", ...HEADINGS], rows)
}
