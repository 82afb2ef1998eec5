import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import type { Result } from "lighthouse"
import { chromiumArguments } from "./chromium"
import { markdownTable } from "./markdown-table"

/** Lighthouse's report of a page is a few megabytes at most. */
const MAX_REPORT_BYTES = 64 * 1024 * 1024

/** A column of the table: its heading, its value in a run, and its decimal places. */
interface Column {
  heading: string
  read: (result: Result) => number | undefined
  decimals?: number
}

const category = (heading: string, id: string): Column => ({
  heading,
  read: ({ categories }) => {
    const score = categories[id]?.score
    return typeof score === "number" ? Math.round(score * 100) : undefined
  },
})

const audit = (heading: string, id: string, decimals = 0): Column => ({
  heading,
  read: ({ audits }) => audits[id]?.numericValue,
  decimals,
})

/** KiB transferred, of one type of resource (`script`) or all (`total`). */
const transferred = (heading: string, type: string): Column => ({
  heading,
  read: ({ audits }) => {
    const details = audits["resource-summary"]?.details
    if (details?.type !== "table") return undefined
    const size = details.items.find((item) => item.resourceType === type)?.transferSize
    return typeof size === "number" ? size / 1024 : undefined
  },
})

const COLUMNS: Column[] = [
  category("performance", "performance"),
  category("accessibility", "accessibility"),
  category("best practices", "best-practices"),
  category("SEO", "seo"),
  audit("FCP ms", "first-contentful-paint"),
  audit("LCP ms", "largest-contentful-paint"),
  audit("TBT ms", "total-blocking-time"),
  audit("CLS", "cumulative-layout-shift", 3),
  transferred("script KiB", "script"),
  transferred("all KiB", "total"),
]

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
}

const cellOf = ({ read, decimals = 0 }: Column, results: Result[]) => {
  const values = results.map(read).filter((value) => value !== undefined)
  return values.length === 0 ? "–" : median(values).toFixed(decimals)
}

/**
 * Loads a page once in its own browser, as a phone would. Lighthouse runs as a program, because it sends functions
 * to the page, and they break when `tsx` compiles them.
 */
async function measure(url: string, browser: string): Promise<Result> {
  const flags = ["--headless=new", ...chromiumArguments()].join(" ")
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.resolve("node_modules/lighthouse/cli/index.js"), url, "--quiet", "--output=json", `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: MAX_REPORT_BYTES },
  )
  const result = JSON.parse(stdout) as Result
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`)
  return result
}

/** Lighthouse's mobile figures for a served site's pages, the median of some runs, as a Markdown table. */
export async function lighthouseTable(
  origin: string,
  pages: readonly string[],
  runs: number,
  browser: string,
): Promise<string> {
  const rows: string[][] = []
  for (const page of pages) {
    const results: Result[] = []
    for (let run = 0; run < runs; run += 1) results.push(await measure(`${origin}${page}`, browser))
    rows.push([`\`${page}\``, ...COLUMNS.map((column) => cellOf(column, results))])
  }
  return markdownTable(["page", ...COLUMNS.map(({ heading }) => heading)], rows)
}
