import { markdownTable } from "../lib/markdown-table"
import type { Cost, ImageWork, VisitorBytes } from "./image-work"
import type { Build } from "./measured-build"
import { RESOURCE_TYPES, type Transfer, type Visits } from "./visit"

/** One content and its measurements. */
export interface Measured extends Visits {
  /** Such as `300 screenshots in 22 groups`. */
  name: string
  /** By kind: `clean`, `JSON edit` and so on. */
  builds: Map<string, Build>
  images?: ImageWork
}

const kib = (bytes: number): string => (bytes / 1024).toFixed(0)
const seconds = (value: number): string => value.toFixed(1)
const ratio = (one: number, other: number): string => (one / other).toFixed(2)
const bytesOf = (transfers: readonly Transfer[]): number => transfers.reduce((sum, { bytes }) => sum + bytes, 0)
const longest = (tasks: readonly number[]): string => Math.max(0, ...tasks).toFixed(0)

/** All measurements as Markdown. The others are compared with `contents[0]`. */
export function reportOf(contents: readonly Measured[], visitorBytes: readonly VisitorBytes[]): string {
  return [
    "## What a page fetches before it is touched (KiB, brotli, 10 s)",
    weightTable(contents),
    "## `/works/`, compared, and one more group opened and scrolled through with the processor slowed 4 times",
    growthTable(contents),
    "## The viewer: ms from a tap that intent preceded to its picture, the processor slowed 4 times (median, longest)",
    viewerTable(contents),
    ...contents.flatMap(({ name, lighthouse }) => [`## Lighthouse: ${name}`, lighthouse]),
    "## Building (seconds)",
    buildTable(contents),
    "## Image work (seconds on the clock, and of all processors together)",
    imageTable(contents),
    "## Bytes of AVIF and WebP, all widths (KiB)",
    bytesTable(visitorBytes),
  ].join("\n\n")
}

function weightTable(contents: readonly Measured[]): string {
  const rows = contents.flatMap(({ name, untouched }) =>
    [...untouched].map(([page, transfers]) => [
      `\`${page}\`, ${name}`,
      ...RESOURCE_TYPES.map((type) => kib(bytesOf(transfers.filter((transfer) => transfer.type === type)))),
      kib(bytesOf(transfers)),
      `${transfers.length}`,
    ]),
  )
  return markdownTable(["page", ...RESOURCE_TYPES, "all", "requests"], rows)
}

function growthTable(contents: readonly Measured[]): string {
  const sample = contents[0]?.works.untouched ?? []
  const rows = contents.map(({ name, works: { untouched, opened, foreign, openingTasks, scrollingTasks } }) => [
    name,
    ratio(bytesOf(untouched), bytesOf(sample)),
    ratio(untouched.length, sample.length),
    kib(bytesOf(opened)),
    `${opened.length}`,
    `${foreign.length}`,
    longest(openingTasks),
    longest(scrollingTasks),
  ])
  const headings = [
    "",
    "bytes",
    "requests",
    "opened KiB",
    "requests",
    "of closed groups",
    "opening: longest task ms",
    "scrolling: longest task ms",
  ]
  return markdownTable(headings, rows)
}

function viewerTable(contents: readonly Measured[]): string {
  const figures = (times: readonly number[]) => {
    const sorted = times.toSorted((one, other) => one - other)
    return `${(sorted[Math.floor(sorted.length / 2)] ?? NaN).toFixed(0)}, ${longest(times)}`
  }
  const rows = contents.map(({ name, viewer }) => [name, figures(viewer.first), figures(viewer.last)])
  return markdownTable(["", "in the first group", "in the last"], rows)
}

/** Activities of less than this many seconds in every build are added up. */
const WORTH_A_ROW = 1

/** Gatsby's name for the hook in which the build waits for media, which is its own activity. */
const WAITING_AROUND = "onPostBuild"

function buildTable(contents: readonly Measured[]): string {
  const builds = contents.flatMap(({ name, builds: own }) =>
    [...own].map(([kind, build]) => ({ name: `${name}: ${kind}`, build })),
  )
  const names = new Set(builds.flatMap(({ build }) => [...build.parts.keys()]))
  names.delete(WAITING_AROUND)
  const shown = [...names].filter((part) => builds.some(({ build }) => (build.parts.get(part) ?? 0) >= WORTH_A_ROW))
  const rest = ({ seconds: all, parts }: Build) => all - shown.reduce((sum, part) => sum + (parts.get(part) ?? 0), 0)
  const columns = (read: (build: Build) => string) => builds.map(({ build }) => read(build))
  return markdownTable(
    ["", ...builds.map(({ name }) => name)],
    [
      ...shown.map((part) => [part, ...columns(({ parts }) => seconds(parts.get(part) ?? 0))]),
      ["everything else", ...columns((build) => seconds(rest(build)))],
      ["**in whole**", ...columns((build) => seconds(build.seconds))],
      ["files published", ...columns(({ published }) => `${published}`)],
      ["of them encoded", ...columns(({ encoded }) => `${encoded}`)],
    ],
  )
}

function imageTable(contents: readonly Measured[]): string {
  const costs = (name: string, cost: Cost) => [name, seconds(cost.seconds), seconds(cost.processorSeconds)]
  const rows = contents.flatMap(({ images }) => {
    if (!images) return []
    const { screenshots, encoded, pipeline, compared } = images
    const { pipeline: ours, sharp } = compared
    const ratios = [ratio(ours.seconds, sharp.seconds), ratio(ours.processorSeconds, sharp.processorSeconds)]
    return [
      costs(`${screenshots} screenshots, ${encoded} files: the pipeline`, pipeline),
      costs(`${compared.screenshots} of them, ${compared.variants} variants: the pipeline`, ours),
      costs("the same variants: sharp alone", sharp),
      ["**the pipeline by sharp alone**", ...ratios],
    ]
  })
  return markdownTable(["", "clock", "processors"], rows)
}

function bytesTable(visitorBytes: readonly VisitorBytes[]): string {
  const rows = visitorBytes.map(({ format, ours, defaultEffort }) => [
    format,
    kib(ours),
    kib(defaultEffort),
    ratio(ours, defaultEffort),
  ])
  return markdownTable(["format", "the site's effort", "default effort", "ratio"], rows)
}
