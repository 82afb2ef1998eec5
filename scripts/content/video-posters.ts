import { execFile } from "node:child_process"
import { rmSync } from "node:fs"
import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import { mapFiles } from "../../src/checker/limits"
import type { MediaToCopy } from "./media-to-copy"

const run = promisify(execFile)

/** How long ffmpeg may take for one picture, ms. */
const PATIENCE = 20_000

/**
 * A poster for each video: its first frame, made by ffmpeg where that is installed. A picture has none, and neither has a video of which
 * ffmpeg can make none.
 * @returns for each of `media` the file of its poster and the name it gets beside the video
 */
export async function makePosters(
  media: readonly MediaToCopy[],
): Promise<({ source: string; name: string } | undefined)[]> {
  if (!media.some(({ isVideo }) => isVideo)) return media.map(() => undefined)
  const folder = await mkdtemp(join(tmpdir(), "posters-"))
  // By then they are copied.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  return mapFiles(media, async ({ source, name, isVideo }) => {
    if (!isVideo) return undefined
    const poster = `${name.slice(0, -extname(name).length)}-poster.png`
    const file = join(folder, poster)
    try {
      await run("ffmpeg", ["-nostdin", "-loglevel", "error", "-i", source, "-frames:v", "1", file], {
        timeout: PATIENCE,
        env: process.env,
      })
      return { source: file, name: poster }
    } catch {
      // The owner is told how to make one.
      return undefined
    }
  })
}
