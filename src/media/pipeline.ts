import { availableParallelism } from "node:os"
import path from "node:path"
import limit from "p-limit"
import { z } from "zod"
import { ownersName } from "../content/places"
import { groupBy } from "../content/values"
import { cacheFolder, fileLength, publishFile, readJson, writeAtomically } from "./cache"
import { makeOutputs } from "./encode"
import { formatByName } from "./formats"
import { readFacts, type MediaSource, SourceChanged } from "./facts"
import { type CropName, hasPixels, planCopy, planCrop, planMedia, type MediaOutput, type MediaPlan } from "./plan"
import type { SplitStyle } from "./split"

/** The lengths in bytes of a source's files in the cache, by name: a file of another length is broken. */
const knownEntries = z.record(z.string(), z.number())

export type MediaPipeline = ReturnType<typeof createMediaPipeline>

/**
 * Makes what the site publishes from media files. Results are keyed by content, settings and tools, so each is made only once.
 * `cacheDirectory` outlives builds; `publicDirectory` has the site's published files; `pathPrefix` may be empty.
 */
export function createMediaPipeline({
  cacheDirectory,
  publicDirectory,
  pathPrefix,
}: {
  cacheDirectory: string
  publicDirectory: string
  pathPrefix: string
}) {
  const plans = new Map<string, Promise<MediaPlan>>()
  const making = new Map<string, Promise<void>>()
  const owners = new Map<string, { source: MediaSource; output: MediaOutput }>()
  const addresses = new Set<string>()
  const report = { published: 0, encoded: 0 }
  const processors = limit(availableParallelism())

  const factsOf = (source: MediaSource) => readFacts(source, cacheDirectory).catch(fault(source, "cannot be read"))

  /** What `source` becomes: read once and cached. Makes none of the files. Rejects if it can't be read. */
  function plan(source: MediaSource): Promise<MediaPlan> {
    const id = `${source.digest} ${source.path}`
    const known = plans.get(id)
    if (known) return known
    const planned = factsOf(source).then(({ facts, placeholder }) => {
      const result = planMedia(source, facts, placeholder, pathPrefix)
      for (const output of result.outputs) {
        addresses.add(output.address)
        owners.set(output.address, { source, output })
      }
      return result
    })
    plans.set(id, planned)
    // What failed may succeed the next time: the file may have been away for a moment.
    planned.catch(() => plans.delete(id))
    return planned
  }

  /**
   * The address of a small crop of the first of `sources` that has pixels, or of the first two as a split. Null if none has. Makes none
   * of the files.
   */
  async function crop(name: CropName, sources: readonly MediaSource[], split?: SplitStyle): Promise<string | null> {
    const read = await Promise.all(sources.map(async (each) => ({ ...each, facts: (await factsOf(each)).facts })))
    const [source, after] = read.filter(({ facts }) => hasPixels(facts))
    if (!source) return null
    const output = planCrop(name, source, after, split)
    addresses.add(output.address)
    owners.set(output.address, { source, output })
    return pathPrefix + output.address
  }

  async function makeSome(source: MediaSource, outputs: readonly MediaOutput[]): Promise<void> {
    const folder = cacheFolder(cacheDirectory, source.digest)
    const index = path.join(folder, "entries.json")
    const entries = knownEntries.safeParse(await readJson(index)).data ?? {}
    const lengths = await Promise.all(outputs.map(({ key }) => fileLength(path.join(folder, key))))
    const missing = outputs.filter(({ key }, place) => lengths[place] === undefined || lengths[place] !== entries[key])
    if (missing.length > 0) {
      const { facts } = await factsOf(source)
      await processors(() =>
        makeOutputs(source, facts, missing, async ({ key }, content) => {
          await writeAtomically(path.join(folder, key), content)
          entries[key] = Buffer.byteLength(content)
          report.encoded += 1
        }),
      ).catch(fault(source, "cannot be made ready for the site; export it smaller, or as another type"))
      await writeAtomically(index, JSON.stringify(entries))
    }
    await Promise.all(
      outputs.map(async ({ key, address }) => publishFile(path.join(folder, key), path.join(publicDirectory, address))),
    )
    report.published += outputs.length
  }

  /** Each source has one writer at a time, because of its list of entries. */
  function inTurn(source: MediaSource, work: () => Promise<void>): Promise<void> {
    const turn = (making.get(source.digest) ?? Promise.resolve()).catch(() => undefined).then(work)
    making.set(source.digest, turn)
    return turn
  }

  return {
    plan,
    crop,
    /** Makes what is not yet in the cache, and publishes all files of all plans and crops: a promise for each source. */
    makePlanned: (): Promise<void>[] =>
      Array.from(groupBy(owners.values(), ({ source }) => source.digest).values(), (planned) => {
        const [{ source }] = planned
        return inTurn(source, () =>
          makeSome(
            source,
            planned.map(({ output }) => output),
          ),
        )
      }),
    /** Makes the file of `address` (without prefix) now. False if no plan has it, or its source has changed. */
    async makeAddress(address: string): Promise<boolean> {
      const owner = owners.get(address)
      if (!owner) return false
      try {
        await inTurn(owner.source, () => makeSome(owner.source, [owner.output]))
        return true
      } catch (error) {
        if (error instanceof Error && error.cause instanceof SourceChanged) return false
        throw error
      }
    },
    /** Publishes a small file made by the build itself. Returns its address with the prefix. */
    async publish(address: string, content: string): Promise<string> {
      if (!addresses.has(address)) {
        await writeAtomically(path.join(publicDirectory, address), content)
        // Another call may have written it meanwhile.
        if (!addresses.has(address)) report.published += 1
        addresses.add(address)
      }
      return pathPrefix + address
    },
    /** Plans the copy of a picture or video with metadata, which it loses, and publishes any other file as it is. */
    async publishCopy(address: string, source: MediaSource): Promise<void> {
      const known = formatByName(source.path) && (await readFacts(source, cacheDirectory).catch(() => undefined))
      const output = known && planCopy(address, known.facts)
      if (output) {
        owners.set(address, { source, output })
        addresses.add(address)
        return
      }
      await publishFile(source.path, path.join(publicDirectory, address))
      if (!addresses.has(address)) report.published += 1
      addresses.add(address)
    },
    /** The files of all plans and of what is published as it is, without prefix. */
    addresses: (): ReadonlySet<string> => addresses,
    /** What was done, in files. */
    report: () => ({ ...report }),
  }
}

/** Rejects with the first line of the reason, after the file's path as the owner knows it. */
const fault =
  ({ path: file }: MediaSource, what: string) =>
  (reason: unknown): never => {
    const message = reason instanceof Error ? reason.message : String(reason)
    throw new Error(`${ownersName(file)}: ${what} (${message.split("\n")[0]})`, { cause: reason })
  }
