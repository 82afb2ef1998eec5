import { spawn } from "node:child_process"
import { cp, mkdir, rm } from "node:fs/promises"
import path from "node:path"

/** All that Gatsby reads of this project, but for the content. */
const PARTS = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "schemas",
  "src",
  "tsconfig.json",
]

/** A build: how long it took in seconds, in whole, from the start of Gatsby's process, and by the parts it tells; and its media files. */
export interface Build {
  seconds: number
  parts: Map<string, number>
  published: number
  encoded: number
}

/**
 * Copies the project into `folder`, so that its builds touch neither `public` nor `.cache` of the owner. The folder has to lie inside of
 * the project: packages are found in the project's `node_modules`, above.
 */
export async function copySite(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const part of PARTS) await cp(part, path.join(folder, part), { recursive: true })
}

/** Forgets everything earlier builds left in `folder`. */
export async function cleanSite(folder: string): Promise<void> {
  for (const part of [".cache", "public"]) await rm(path.join(folder, part), { recursive: true, force: true })
}

/**
 * Builds the copy in `folder` from `content`.
 * @throws with Gatsby's output if the build fails
 */
export async function build(folder: string, content: string, mediaCache: string): Promise<Build> {
  const output = await run(path.resolve("node_modules/.bin/gatsby"), ["build"], folder, {
    CONTENT_DIR: path.resolve(content),
    MEDIA_CACHE_DIR: path.resolve(mediaCache),
    GATSBY_TELEMETRY_DISABLED: "1",
    // Otherwise Gatsby draws on the terminal what is read here line by line.
    CI: "true",
  })
  return readOutput(output)
}

const ACTIVITY = /^success (.+?) - ([\d.]+)s/
const WHOLE = /Done building in ([\d.]+) sec/
const MEDIA = /media: (\d+) files, (\d+) encoded/

/** What Gatsby's output tells of a build. */
export function readOutput(output: string): Build {
  const parts = new Map<string, number>()
  for (const line of output.split("\n")) {
    const [, name, seconds] = ACTIVITY.exec(line) ?? []
    if (name !== undefined) parts.set(name, (parts.get(name) ?? 0) + Number(seconds))
  }
  const [, published, encoded] = MEDIA.exec(output) ?? []
  return { seconds: Number(WHOLE.exec(output)?.[1]), parts, published: Number(published), encoded: Number(encoded) }
}

function run(program: string, args: string[], cwd: string, environment: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...environment },
      shell: process.platform === "win32",
    })
    let output = ""
    const add = (text: Buffer) => (output += text.toString())
    child.stdout.on("data", add)
    child.stderr.on("data", add)
    child.on("error", reject)
    child.on("close", (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`The build failed.\n${output}`))
    })
  })
}
