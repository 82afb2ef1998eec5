import { execFile } from "node:child_process"
import { rmSync } from "node:fs"
import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, parse } from "node:path"
import { promisify } from "node:util"
import { mapFiles } from "../../src/checker/limits"
import type { MediaToCopy } from "./media-to-copy"

const run = promisify(execFile)

/** How long ffmpeg may take for one picture, ms. */
const PATIENCE = 20_000

export const posterName = (video: string) => `${parse(video).name}-poster.png`

/**
 * Gives each video a poster: its first frame, made by ffmpeg where that is installed. A video of which ffmpeg can make none stays as it is.
 */
export async function withPosters(videos: readonly MediaToCopy[]): Promise<MediaToCopy[]> {
  const folder = await mkdtemp(join(tmpdir(), "posters-"))
  // By then they are copied.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  return mapFiles(videos, async (video) => {
    const name = posterName(video.name)
    const source = join(folder, name)
    try {
      await run("ffmpeg", ["-nostdin", "-loglevel", "error", "-i", video.source, "-frames:v", "1", source], {
        timeout: PATIENCE,
        env: process.env,
      })
      return { ...video, poster: { source, name } }
    } catch {
      // The owner is told how to make one.
      return video
    }
  })
}
