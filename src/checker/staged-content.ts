import { constants } from "node:fs"
import { copyFile, mkdir, readdir, rename, rm, rmdir, stat, utimes } from "node:fs/promises"
import { dirname, join } from "node:path"
import { watch } from "chokidar"
import pLimit from "p-limit"
import sharp from "sharp"
import { checkContent, type CheckOptions, type CheckResult } from "./check-content"
import { readContentFolder } from "./content-folder"
import { compareTexts, hasErrors } from "./fault"
import { OPEN_FILES } from "./limits"

export interface StageOptions extends CheckOptions {
  /** The folder the owner edits. */
  from: string
  /** The folder the site is built from: a copy of the last content without an error. */
  to: string
}

export interface StageResult extends CheckResult {
  /** Whether the content had no error, so that `to` now holds it. */
  isStaged: boolean
}

/** Checks content and, if it has no error, makes `to` the same as `from`. Otherwise `to` stays as it is. */
export async function stageContent({ from, to, ...options }: StageOptions): Promise<StageResult> {
  const result = await checkContent(from, options)
  const isStaged = !hasErrors(result.faults)
  if (isStaged) await mirror(from, to)
  return { ...result, isStaged }
}

/**
 * Makes `to` hold the files of `from` and no others. Writes only what differs in size or time, so that what watches `to` is told of
 * true changes only: media first, then the JSON that names them, and takes away at last what nothing names any more.
 */
async function mirror(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const { files } = await readContentFolder(from)
  const limit = pLimit(OPEN_FILES)
  const isJson = (file: string) => file.endsWith(".json")
  const copyAll = (which: readonly string[]) =>
    Promise.all(which.map((file) => limit(() => copyIfChanged(from, to, file))))
  const all = [...files]
  await copyAll(all.filter((file) => !isJson(file)))
  await copyAll(all.filter(isJson))
  await removeAllBut(files, to)
}

async function copyIfChanged(from: string, to: string, file: string): Promise<void> {
  const [source, target] = [join(from, file), join(to, file)]
  const [wanted, present] = [await stat(source), await stat(target).catch(() => undefined)]
  if (present?.isFile() && present.size === wanted.size && Math.abs(present.mtimeMs - wanted.mtimeMs) < 1) return
  if (present?.isDirectory()) await rm(target, { recursive: true })
  await mkdir(dirname(target), { recursive: true })
  // A reader never meets half a file: it comes under its name when it is whole. `to` is watched, the folder around it is not.
  const arriving = `${to}-arriving-${process.pid}-${file.replaceAll("/", "-")}`
  await copyFile(source, arriving, constants.COPYFILE_FICLONE)
  await utimes(arriving, wanted.atime, wanted.mtime)
  await rename(arriving, target)
}

async function removeAllBut(files: ReadonlySet<string>, to: string): Promise<void> {
  const entries = await readdir(to, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
  // Folders after what is in them.
  paths.sort((a, b) => compareTexts(b.path, a.path))
  for (const { entry, path } of paths) {
    const file = path.slice(to.length + 1).replaceAll("\\", "/")
    if (entry.isDirectory()) await rmdir(path).catch(() => undefined)
    else if (!files.has(file)) await rm(path)
  }
}

export interface WatchOptions extends StageOptions {
  /** Called after each check, the first one included. */
  onResult: (result: StageResult) => void | Promise<void>
}

/** Quiet time in milliseconds after which a change counts as finished: an editor's save, or a folder that is being copied. */
const SETTLING_TIME = 120

/**
 * Stages content now, and again whenever something in `from` changes, one check at a time. Resolves when the first result has been
 * handed to `onResult`, with a function that ends the watch.
 */
export async function watchContent({
  onResult,
  mediaCache = new Map(),
  ...options
}: WatchOptions): Promise<() => Promise<void>> {
  // sharp remembers files by name, and would answer for the picture that a new one has replaced.
  sharp.cache(false)
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const stage = async () => {
    try {
      await onResult(await stageContent({ ...options, mediaCache }))
    } catch (error) {
      // A file went away between the check and the copy: the change that took it starts another round.
      if (!isFileError(error)) throw error
      scheduleStage()
    }
  }
  const scheduleStage = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(stage)
    }, SETTLING_TIME)
  }

  const watcher = watch(options.from, { ignoreInitial: true }).on("all", scheduleStage)
  await new Promise<void>((resolve) => watcher.once("ready", () => resolve()))
  running = running.then(stage)
  await running
  return async () => {
    clearTimeout(timer)
    await watcher.close()
    await running
  }
}

const isFileError = (error: unknown) => typeof error === "object" && error !== null && "syscall" in error
