import { execFile } from "node:child_process"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { parseArgs, promisify } from "node:util"
import type { Result } from "lighthouse"
import { createStaticServer } from "../__tests__/support/static-server"
import { chromiumArguments, ensureChromium } from "./lib/chromium"
import { precompress } from "./lib/precompress"

const PAGES = ["/", "/works/", "/projects/", "/404/"]

/** Lighthouse's report of a page is a few megabytes at most. */
const MAX_REPORT_BYTES = 64 * 1024 * 1024

/** A column of the table: its heading, its value in a run, and how it is written. */
interface Column {
  heading: string
  read: (result: Result) => number | undefined
  format?: (value: number) => string
}

const category = (heading: string, id: string): Column => ({
  heading,
  read: ({ categories }) => {
    const score = categories[id]?.score
    return typeof score === "number" ? Math.round(score * 100) : undefined
  },
})

const audit = (heading: string, id: string, format?: Column["format"]): Column => ({
  heading,
  read: ({ audits }) => audits[id]?.numericValue,
  ...(format && { format }),
})

/** KiB that went over the wire, of one type of resource (`script`) or of all (`total`). */
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
  audit("CLS", "cumulative-layout-shift", (value) => value.toFixed(3)),
  transferred("script KiB", "script"),
  transferred("all KiB", "total"),
]

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return low === undefined || high === undefined ? NaN : (low + high) / 2
}

const row = (cells: string[]) => `| ${cells.join(" | ")} |`

/** The medians of a page's runs as a row of the table. */
function pageRow(page: string, results: Result[]): string {
  const cells = COLUMNS.map(({ read, format = (value: number) => value.toFixed(0) }) => {
    const values = results.map(read).filter((value) => value !== undefined)
    return values.length === 0 ? "–" : format(median(values))
  })
  return row([`\`${page}\``, ...cells])
}

/**
 * Loads a page once in a browser of its own, as a phone would. Lighthouse runs as a program, because it sends functions
 * of its own to the page, which do not survive being compiled by `tsx`.
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

async function printTable(origin: string, pages: string[], runs: number, browser: string): Promise<void> {
  const headings = ["page", ...COLUMNS.map(({ heading }) => heading)]
  console.log(`Mobile, median of ${runs}, brotli\n`)
  console.log(row(headings))
  console.log(row(headings.map((_, index) => (index === 0 ? "---" : "---:"))))
  for (const page of pages) {
    const results: Result[] = []
    for (let run = 0; run < runs; run += 1) results.push(await measure(`${origin}${page}`, browser))
    console.log(pageRow(page, results))
  }
}

/**
 * `npm run lighthouse -- [--runs 3] [--folder public] [page...]`: Lighthouse's mobile figures of a built site, the median
 * of some runs, as a Markdown table.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: "string", default: "3" }, folder: { type: "string", default: "public" } },
  })
  const browser = ensureChromium()
  await precompress(values.folder)
  const server = createStaticServer(values.folder)
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  const { port } = server.address() as AddressInfo

  try {
    await printTable(
      `http://localhost:${port}`,
      positionals.length > 0 ? positionals : PAGES,
      Number(values.runs),
      browser,
    )
  } finally {
    server.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
