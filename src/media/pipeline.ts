import { availableParallelism } from "node:os"
import path from "node:path"
import limit from "p-limit"
import { z } from "zod"
import { displayPath } from "../content/places"
import { groupBy } from "../content/values"
import { cacheFolder, fileLength, mediaCacheDirectory, publishFile, readJson, writeAtomically } from "./cache"
import { makeOutputs } from "./encode"
import { losesMetadata } from "./formats"
import { readFacts, type MediaSource, SourceChanged } from "./facts"
import { type CropName, hasPixels, planCopy, planCrop, planMedia, type MediaOutput } from "./plan"
import type { SplitStyle } from "./split"

/** The lengths in bytes of a source's files in the cache, by name: a file with another length is broken. */
const entryLengths = z.record(z.string(), z.number())

export type MediaPipeline = ReturnType<typeof createMediaPipeline>

/**
 * Makes what the site publishes from media files. Results are cached by content, settings and tools, so each is made only once.
 * `cacheDirectory` is kept between builds; `publicDirectory` has the site's published files; `pathPrefix` may be empty.
 */
export function createMediaPipeline(
  pathPrefix: string,
  cacheDirectory = mediaCacheDirectory(),
  publicDirectory = path.resolve("public"),
) {
  const plans = new Map<string, Promise<ReturnType<typeof planMedia>>>()
  const queues = new Map<string, Promise<void>>()
  const plannedFiles = new Map<string, { source: MediaSource; output: MediaOutput }>()
  /** The addresses of the published files that need no encoding. */
  const unencoded = new Set<string>()
  let encoded = 0
  const encodeLimit = limit(availableParallelism())

  const factsOf = (source: MediaSource) => readFacts(source, cacheDirectory).catch(rethrow(source, "cannot be read"))

  /** Plans what `source` becomes, without making the files. The source is read once and cached. Rejects if it can't be read. */
  function plan(source: MediaSource) {
    const id = `${source.digest} ${source.path}`
    const known = plans.get(id)
    if (known) return known
    const planned = factsOf(source).then(({ facts, placeholder }) => {
      const result = planMedia(source, facts, placeholder, pathPrefix)
      for (const output of result.outputs) plannedFiles.set(output.address, { source, output })
      return result
    })
    plans.set(id, planned)
    // A failed plan may succeed the next time: the file may have been missing for a moment.
    planned.catch(() => plans.delete(id))
    return planned
  }

  /**
   * The address of a small crop of the first of `sources` that has pixels, or of the first two as a split. Null if none has. Doesn't make
   * the file.
   */
  async function crop(name: CropName, sources: readonly MediaSource[], split?: SplitStyle): Promise<string | null> {
    const read = await Promise.all(sources.map(async (each) => ({ ...each, facts: (await factsOf(each)).facts })))
    const [source, after] = read.filter(({ facts }) => hasPixels(facts))
    if (!source) return null
    const output = planCrop(name, source, after, split)
    plannedFiles.set(output.address, { source, output })
    return pathPrefix + output.address
  }

  async function makeAndPublish(source: MediaSource, outputs: readonly MediaOutput[]): Promise<void> {
    const folder = cacheFolder(cacheDirectory, source.digest)
    const index = path.join(folder, "entries.json")
    const entries = entryLengths.safeParse(await readJson(index)).data ?? {}
    const lengths = await Promise.all(outputs.map(({ key }) => fileLength(path.join(folder, key))))
    const missing = outputs.filter(({ key }, place) => lengths[place] === undefined || lengths[place] !== entries[key])
    if (missing.length > 0) {
      const { facts } = await factsOf(source)
      await encodeLimit(() =>
        makeOutputs(source, facts, missing, async ({ key }, content) => {
          await writeAtomically(path.join(folder, key), content)
          entries[key] = Buffer.byteLength(content)
          encoded += 1
        }),
      ).catch(rethrow(source, "cannot be made ready for the site; export it smaller, or as another type"))
      await writeAtomically(index, JSON.stringify(entries))
    }
    await Promise.all(
      outputs.map(async ({ key, address }) => publishFile(path.join(folder, key), path.join(publicDirectory, address))),
    )
  }

  /** Runs `work` after earlier work on the same source, whose list of entries only one may write at a time. */
  function enqueue(source: MediaSource, work: () => Promise<void>): Promise<void> {
    const turn = (queues.get(source.digest) ?? Promise.resolve()).catch(() => undefined).then(work)
    queues.set(source.digest, turn)
    return turn
  }

  const addresses = (): ReadonlySet<string> => new Set([...plannedFiles.keys(), ...unencoded])

  return {
    plan,
    crop,
    /** Makes what is not yet in the cache, and publishes the files of all plans and crops. Returns a promise for each source. */
    makePlanned: (): Promise<void>[] =>
      Array.from(groupBy(plannedFiles.values(), ({ source }) => source.digest).values(), (planned) => {
        const [{ source }] = planned
        const outputs = planned.map(({ output }) => output)
        return enqueue(source, () => makeAndPublish(source, outputs))
      }),
    /** Makes the file of `address` (without prefix) now. False if no plan has it, or its source has changed. */
    async makeAddress(address: string): Promise<boolean> {
      const planned = plannedFiles.get(address)
      if (!planned) return false
      try {
        await enqueue(planned.source, () => makeAndPublish(planned.source, [planned.output]))
        return true
      } catch (error) {
        if (error instanceof Error && error.cause instanceof SourceChanged) return false
        throw error
      }
    },
    /** Publishes a small file made by the build itself. Returns its address with the prefix. */
    async publish(address: string, content: string): Promise<string> {
      if (!unencoded.has(address)) await writeAtomically(path.join(publicDirectory, address), content)
      unencoded.add(address)
      return pathPrefix + address
    },
    /** Plans a copy without metadata of a picture or video, and publishes a TIFF or any other file as it is. Rejects if a picture or video can't be read. */
    async publishCopy(address: string, source: MediaSource): Promise<void> {
      const output = losesMetadata(source.path) && planCopy(address, (await factsOf(source)).facts)
      if (output) plannedFiles.set(address, { source, output })
      else {
        await publishFile(source.path, path.join(publicDirectory, address))
        unencoded.add(address)
      }
    },
    /** The addresses of all planned and published files, without prefix. */
    addresses,
    /** How many files were published and encoded, once all that are planned are made. */
    report: () => ({ published: addresses().size, encoded }),
  }
}

/** Returns a handler that throws an error with the file's path, what went wrong, and the first line of the reason. */
const rethrow =
  ({ path: file }: MediaSource, what: string) =>
  (reason: unknown): never => {
    const message = reason instanceof Error ? reason.message : String(reason)
    throw new Error(`${displayPath(file)}: ${what} (${message.split("\n")[0]})`, { cause: reason })
  }
