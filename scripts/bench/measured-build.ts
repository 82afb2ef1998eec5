import { execFile } from "node:child_process"
import { rm } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { childAt } from "../../src/checker/values"
import type { GatsbyFolder } from "../lib/gatsby-folder"

/** What a build cost and made. */
export type Build = ReturnType<typeof readOutput>

/** Builds the site of `content` without anything from earlier builds except the media cache. */
export async function buildAnew(site: GatsbyFolder, content: string, mediaCache: string): Promise<Build> {
  for (const part of [".cache", "public"]) await rm(path.join(site.folder, part), { recursive: true, force: true })
  return build(site, content, mediaCache)
}

/**
 * Builds the site of `content`, including the content checks.
 * @throws with Gatsby's output if the build fails
 */
export async function build(site: GatsbyFolder, content: string, mediaCache: string): Promise<Build> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.resolve("node_modules/gatsby/cli.js"), "build"],
    {
      cwd: site.folder,
      env: {
        ...process.env,
        ...site.environment,
        CONTENT_DIR: path.resolve(content),
        MEDIA_CACHE_DIR: path.resolve(mediaCache),
        // Otherwise Gatsby redraws the output that is read line by line here.
        CI: "true",
      },
      maxBuffer: Infinity,
    },
  ).catch((error: unknown) => {
    throw new Error(["The build failed.", childAt(error, ["stdout"]), childAt(error, ["stderr"])].join("\n"))
  })
  return readOutput(stdout)
}

const ACTIVITY = /^success (.+?) - ([\d.]+)s/
const WHOLE = /Done building in ([\d.]+) sec/
const MEDIA = /media: (\d+) files, (\d+) encoded/

/** What Gatsby's output says about a build: its total seconds, from the start of Gatsby's process, and by part; and the number of media files. */
export function readOutput(output: string) {
  const parts = new Map<string, number>()
  for (const line of output.split("\n")) {
    const [, name, seconds] = ACTIVITY.exec(line) ?? []
    if (name !== undefined) parts.set(name, (parts.get(name) ?? 0) + Number(seconds))
  }
  const [, published, encoded] = MEDIA.exec(output) ?? []
  return { seconds: Number(WHOLE.exec(output)?.[1]), parts, published: Number(published), encoded: Number(encoded) }
}
