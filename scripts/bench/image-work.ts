import { createHash } from "node:crypto"
import { mkdir, readFile, rm } from "node:fs/promises"
import { availableParallelism } from "node:os"
import path from "node:path"
import limit from "p-limit"
import sharp, { type OutputInfo, type Sharp } from "sharp"
import type { MediaSource } from "../../src/media/facts"
import { createMediaPipeline, type MediaPipeline } from "../../src/media/pipeline"
import type { Recipe } from "../../src/media/plan"

/** What some work cost: seconds on the clock, and seconds of all processors together, which other programs hardly change. */
export interface Cost {
  seconds: number
  processorSeconds: number
}

/** What the site's pipeline costs, and sharp alone on a part of the same screenshots. */
export interface ImageWork {
  screenshots: number
  encoded: number
  pipeline: Cost
  compared: { screenshots: number; variants: number; pipeline: Cost; sharp: Cost }
}

interface Folders {
  /** The pipeline's cache: what the builds find there afterwards. */
  cache: string
  /** For what nobody needs afterwards. */
  scratch: string
}

/** So many screenshots are made by the one and then by the other, so that whatever else the machine does hits both. */
const BATCH = 10

/**
 * Makes all that the site publishes of `files`, with the site's own pipeline, and encodes about `compare` of them once more with sharp alone, in
 * turns. Both have the processors to themselves in their turn, and as many screenshots at a time as there are processors.
 */
export async function measureImageWork(
  files: readonly string[],
  compare: number,
  folders: Folders,
): Promise<ImageWork> {
  const pipeline = createMediaPipeline({
    cacheDirectory: folders.cache,
    publicDirectory: folders.scratch,
    pathPrefix: "",
  })
  const sources = await Promise.all(files.map(sourceOf))
  const costs: Cost[] = []
  const compared: { ours: Cost; theirs: Cost; screenshots: number; variants: number }[] = []
  const stride = Math.max(1, Math.floor(files.length / compare))
  const planner = plannerIn(folders)
  for (let start = 0; start < sources.length; start += BATCH) {
    const batch = sources.slice(start, start + BATCH)
    const withPipeline = () => costOf(() => Promise.all(batch.map((source) => pipeline.make(source))))
    if ((start / BATCH) % stride !== 0) {
      costs.push((await withPipeline()).cost)
      continue
    }
    const tasks = await Promise.all(batch.map((source) => taskOf(source, planner)))
    const ourTurnFirst = compared.length % 2 === 0
    const early = ourTurnFirst ? await withPipeline() : undefined
    const { cost: theirs } = await costOf(() => encodeWithSharpAlone(tasks, folders.scratch))
    const { cost: ours } = early ?? (await withPipeline())
    costs.push(ours)
    compared.push({
      ours,
      theirs,
      screenshots: batch.length,
      variants: total(tasks.map(({ stills }) => stills.length)),
    })
  }
  await rm(folders.scratch, { recursive: true, force: true })
  return {
    screenshots: files.length,
    encoded: pipeline.report().encoded,
    pipeline: sum(costs),
    compared: {
      screenshots: total(compared.map(({ screenshots }) => screenshots)),
      variants: total(compared.map(({ variants }) => variants)),
      pipeline: sum(compared.map(({ ours }) => ours)),
      sharp: sum(compared.map(({ theirs }) => theirs)),
    },
  }
}

/** Known to the pipeline by the digest that gatsby-source-filesystem takes, so that a build finds in the cache what is made here. */
async function sourceOf(file: string): Promise<MediaSource> {
  return {
    path: file,
    digest: createHash("md5")
      .update(await readFile(file))
      .digest("hex"),
  }
}

type Still = Extract<Recipe, { make: "still" }>

/** A file and the stills that the site publishes of it. */
interface Task {
  file: string
  stills: Still[]
}

/** A pipeline that only tells what would be made: the measured one must not find its first reading of a file done. */
const plannerIn = ({ scratch }: Folders): MediaPipeline =>
  createMediaPipeline({ cacheDirectory: path.join(scratch, "plans"), publicDirectory: scratch, pathPrefix: "" })

async function taskOf(source: MediaSource, planner: MediaPipeline): Promise<Task> {
  const { outputs } = await planner.plan(source)
  return { file: source.path, stills: outputs.flatMap(({ recipe }) => (recipe.make === "still" ? [recipe] : [])) }
}

/**
 * What a loop over sharp takes for the same widths, formats and settings, written as well as we know: each file is decoded once, each width
 * made once for all formats, and as many files at a time as there are processors, with one thread each (`encode.ts` sets that for the whole
 * process). It makes no placeholder, no full-size file freed of metadata and no cache: the pipeline pays for those.
 */
async function encodeWithSharpAlone(tasks: readonly Task[], scratch: string): Promise<void> {
  const processors = limit(availableParallelism())
  const folder = path.join(scratch, "sharp-alone")
  await mkdir(folder, { recursive: true })
  await Promise.all(
    tasks.map(({ file, stills }, index) =>
      processors(async () => {
        const decoded = await pixels(sharp(file))
        const widths = new Map<number, Pixels>()
        for (const { width, height, format, options } of stills) {
          const sized = widths.get(width) ?? (await pixels(open(decoded).resize({ width, height, fit: "fill" })))
          widths.set(width, sized)
          await open(sized)
            .toFormat(format, options)
            .toFile(path.join(folder, `${index}-${width}.${format}`))
        }
      }),
    ),
  )
}

interface Pixels {
  data: Buffer
  info: OutputInfo
}

const pixels = (image: Sharp): Promise<Pixels> => image.raw().toBuffer({ resolveWithObject: true })

const open = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } })

/** What browsers of today take. The one JPEG is for those that know neither. */
const VISITOR_FORMATS = ["avif", "webp"] as const

/** Bytes of all AVIF and WebP files of some screenshots. */
export interface VisitorBytes {
  format: (typeof VISITOR_FORMATS)[number]
  ours: number
  /** At the same quality with sharp's default effort. */
  defaultEffort: number
}

/** The bytes that visitors pay for the efforts the site encodes with, beside those at sharp's default effort, which is 4 for both formats. */
export async function measureVisitorBytes(files: readonly string[], folders: Folders): Promise<VisitorBytes[]> {
  const planner = plannerIn(folders)
  const processors = limit(availableParallelism())
  const weights = await Promise.all(
    files.map(async (file) => {
      const { stills } = await taskOf(await sourceOf(file), planner)
      return processors(() => weigh(file, stills))
    }),
  )
  await rm(folders.scratch, { recursive: true, force: true })
  return VISITOR_FORMATS.map((format) => {
    const ofFormat = weights.flat().filter((weight) => weight.format === format)
    return {
      format,
      ours: total(ofFormat.map(({ ours }) => ours)),
      defaultEffort: total(ofFormat.map(({ defaultEffort }) => defaultEffort)),
    }
  })
}

async function weigh(file: string, stills: readonly Still[]): Promise<VisitorBytes[]> {
  const decoded = await pixels(sharp(file))
  const weights: VisitorBytes[] = []
  for (const { format, width, height, options } of stills) {
    if (format !== "avif" && format !== "webp") continue
    const sized = await pixels(open(decoded).resize({ width, height, fit: "fill" }))
    const bytes = async (chosen: object) => (await open(sized).toFormat(format, chosen).toBuffer()).length
    weights.push({ format, ours: await bytes(options), defaultEffort: await bytes({ ...options, effort: 4 }) })
  }
  return weights
}

async function costOf<T>(work: () => Promise<T>): Promise<{ cost: Cost; result: T }> {
  const start = performance.now()
  const used = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(used)
  return { cost: { seconds: (performance.now() - start) / 1000, processorSeconds: (user + system) / 1e6 }, result }
}

const total = (numbers: readonly number[]): number => numbers.reduce((so, number) => so + number, 0)

const sum = (costs: readonly Cost[]): Cost => ({
  seconds: total(costs.map(({ seconds }) => seconds)),
  processorSeconds: total(costs.map(({ processorSeconds }) => processorSeconds)),
})
