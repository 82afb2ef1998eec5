import { markdownTable } from "../lib/markdown-table"
import type { Visits } from "./visit"

/** The measurements of one content folder. */
export interface Measured extends Visits {
  /** Such as `300 screenshots in 22 groups`. */
  name: string
  /** Seconds that builds took, by kind: `clean`, `JSON edit`. */
  builds: Record<string, number>
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const kib = (bytes: readonly number[]): string => (sum(bytes) / 1024).toFixed(0)

function medianAndLongest(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const [median = NaN, longest = NaN] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return `${median.toFixed(0)}, ${longest.toFixed(0)}`
}

/** All measurements as Markdown, compared with those of `contents[0]`. */
export function reportOf(contents: readonly Measured[]): string {
  const table = (headings: readonly string[], cellsOf: (measured: Measured) => string[]) =>
    markdownTable(
      ["", ...headings],
      contents.map((measured) => [measured.name, ...cellsOf(measured)]),
    )
  const sample = sum(contents[0]?.untouched ?? [])
  return [
    "## What `/works/` fetches without interaction (brotli, 10 s)",
    table(["KiB", "requests", "KiB compared"], ({ untouched }) => [
      kib(untouched),
      `${untouched.length}`,
      (sum(untouched) / sample).toFixed(2),
    ]),
    "## The viewer: ms from tap to picture, after seconds of focus, with 4x CPU slowdown (median, longest)",
    table(["in the first group", "in the last"], ({ viewer }) => viewer.map(medianAndLongest)),
    "## Building (seconds, all media encoded before)",
    table(Object.keys(contents[0]?.builds ?? {}), ({ builds }) =>
      Object.values(builds).map((seconds) => seconds.toFixed(0)),
    ),
  ].join("\n\n")
}
