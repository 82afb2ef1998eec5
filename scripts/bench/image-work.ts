import { mkdir, readFile, rm } from "node:fs/promises"
import { availableParallelism } from "node:os"
import path from "node:path"
import limit from "p-limit"
import sharp, { type OutputInfo, type Sharp } from "sharp"
import { digestOf, type MediaSource } from "../../src/media/facts"
import { createMediaPipeline, type MediaPipeline } from "../../src/media/pipeline"
import type { Recipe } from "../../src/media/plan"

/** What some work cost: wall-clock seconds, and seconds of all processors together, which other programs hardly change. */
export interface Cost {
  seconds: number
  processorSeconds: number
}

interface Folders {
  /** The pipeline's cache, which the builds use afterwards. */
  cache: string
  /** For temporary files. */
  scratch: string
}

/** So many screenshots are made by one, then by the other, so that other load on the machine affects both. */
const BATCH = 10

/** What the site's pipeline costs, and sharp alone for part of the same screenshots. */
export type ImageWork = Awaited<ReturnType<typeof measureImageWork>>

/**
 * Makes all that the site publishes for `files` with the site's own pipeline, and encodes about `compare` of them again with sharp alone, in
 * turns. Each has the processors to itself in its turn, and does as many screenshots at a time as there are processors.
 */
export async function measureImageWork(files: readonly string[], compare: number, folders: Folders) {
  const pipeline = pipelineIn(folders.cache, folders)
  const planner = plannerIn(folders)
  const sources = await Promise.all(files.map(sourceOf))
  const stride = Math.max(1, Math.floor(files.length / compare))
  const whole: Cost = { seconds: 0, processorSeconds: 0 }
  const compared = {
    screenshots: 0,
    variants: 0,
    pipeline: { seconds: 0, processorSeconds: 0 },
    sharp: { seconds: 0, processorSeconds: 0 },
  }
  for (let index = 0; index * BATCH < sources.length; index += 1) {
    const batch = sources.slice(index * BATCH, (index + 1) * BATCH)
    const withPipeline = (...costs: Cost[]) =>
      addCost(costs, () => Promise.all(batch.map((source) => pipeline.make(source))))
    if (index % stride !== 0) {
      await withPipeline(whole)
      continue
    }
    const tasks = await Promise.all(batch.map((source) => taskOf(source, planner)))
    const turns = [
      () => withPipeline(whole, compared.pipeline),
      () => addCost([compared.sharp], () => encodeWithSharpAlone(tasks, folders.scratch)),
    ]
    // Batches alternate in who goes first.
    if ((index / stride) % 2 !== 0) turns.reverse()
    for (const turn of turns) await turn()
    compared.screenshots += batch.length
    compared.variants += tasks.flatMap(({ stills }) => stills).length
  }
  await rm(folders.scratch, { recursive: true, force: true })
  return { screenshots: files.length, encoded: pipeline.report().encoded, pipeline: whole, compared }
}

/** Uses the same digest as gatsby-source-filesystem, so that a build finds in the cache what is made here. */
const sourceOf = async (file: string): Promise<MediaSource> => ({ path: file, digest: digestOf(await readFile(file)) })

type Still = Extract<Recipe, { make: "still" }>

const pipelineIn = (cacheDirectory: string, { scratch }: Folders): MediaPipeline =>
  createMediaPipeline({ cacheDirectory, publicDirectory: scratch, pathPrefix: "" })

/** A pipeline that only tells what would be made, so that the measured one still has to read each file itself. */
const plannerIn = (folders: Folders) => pipelineIn(path.join(folders.scratch, "plans"), folders)

/** A file and the stills that the site makes of it. */
async function taskOf(source: MediaSource, planner: MediaPipeline) {
  const { outputs } = await planner.plan(source)
  return { file: source.path, stills: outputs.flatMap(({ recipe }) => (recipe.make === "still" ? [recipe] : [])) }
}

/**
 * The time of a loop over sharp for the same widths, formats and settings, as well written as we can: each file is decoded once, each width
 * made once for all formats, and as many files at a time as there are processors, with one thread each (`encode.ts` sets that for the whole
 * process). It makes no placeholder, no full-size file without metadata and no cache: the pipeline does.
 */
async function encodeWithSharpAlone(
  tasks: readonly { file: string; stills: Still[] }[],
  scratch: string,
): Promise<void> {
  const processors = limit(availableParallelism())
  const folder = path.join(scratch, "sharp-alone")
  await mkdir(folder, { recursive: true })
  await Promise.all(
    tasks.map(({ file, stills }, index) =>
      processors(async () => {
        const decoded = await pixels(sharp(file))
        const widths = new Map<number, Pixels>()
        for (const { width, height, format, options } of stills) {
          const sized = widths.get(width) ?? (await resize(decoded, width, height))
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

const resize = (decoded: Pixels, width: number, height: number) =>
  pixels(open(decoded).resize({ width, height, fit: "fill" }))

/** Bytes of all AVIF or WebP files of some screenshots. */
export interface VisitorBytes {
  format: string
  ours: number
  /** At the same quality with sharp's default effort. */
  defaultEffort: number
}

/** Bytes that visitors download at the site's encoding efforts, and at sharp's default effort, which is 4 for both formats. */
export async function measureVisitorBytes(files: readonly string[], folders: Folders): Promise<VisitorBytes[]> {
  const planner = plannerIn(folders)
  const processors = limit(availableParallelism())
  // What today's browsers use. The only JPEG is for those that know neither.
  const sums = ["avif", "webp"].map((format) => ({ format, ours: 0, defaultEffort: 0 }))
  await Promise.all(
    files.map(async (file) => {
      const { stills } = await taskOf(await sourceOf(file), planner)
      await processors(() => weigh(file, stills, sums))
    }),
  )
  await rm(folders.scratch, { recursive: true, force: true })
  return sums
}

async function weigh(file: string, stills: readonly Still[], sums: readonly VisitorBytes[]): Promise<void> {
  const decoded = await pixels(sharp(file))
  for (const { format, width, height, options } of stills) {
    const sum = sums.find((each) => each.format === format)
    if (!sum) continue
    const sized = await resize(decoded, width, height)
    const bytes = async (chosen: object) => (await open(sized).toFormat(format, chosen).toBuffer()).length
    const [ours, defaultEffort] = [await bytes(options), await bytes({ ...options, effort: 4 })]
    sum.ours += ours
    sum.defaultEffort += defaultEffort
  }
}

/** Does some work and adds its cost. */
async function addCost(costs: readonly Cost[], work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  const used = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(used)
  for (const cost of costs) {
    cost.seconds += (performance.now() - start) / 1000
    cost.processorSeconds += (user + system) / 1e6
  }
}
