import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { buildSync } from "esbuild"
import { z } from "zod"
import { PAGE_NEEDS } from "../constants"

/**
 * Bundles a minified browser-side module into the text of an inline script.
 * @param entry the module's file
 * @throws if the module can't be bundled
 */
export function inlineScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    // Not the one for the editor and `tsc`, which adds "use strict" again.
    tsconfigRaw: {},
  })
  return outputFiles.map(({ text }) => text.trim()).join("")
}

interface Compiler {
  hooks: { done: { tapPromise: (name: string, run: () => Promise<void>) => void } }
}

/** The part that Gatsby puts at the end of every page's body. */
const SCRIPTS_SLICE = "public/_gatsby/slices/_gatsby-scripts-1.html"

/** What Gatsby's app needs of that part. Its map of chunks is a text instead of an object, in which its loader finds nothing: no map is as good. */
const COMPILATION = /window\.___webpackCompilationHash="[^"]*";/
const NO_CHUNK_MAP = "window.___chunkMapping={};"

const LOADER_ATTRIBUTE = "data-loader"

/**
 * A webpack plugin: pages load their scripts after the first paint (`src/start/load-scripts.ts`). It must come after Gatsby's own plugins, which
 * write the slice; `pageScriptFaults` tells whether it worked.
 */
export const scriptsAfterPaint = {
  apply({ hooks }: Compiler): void {
    hooks.done.tapPromise("scripts-after-paint", async () => {
      const slice = path.resolve(SCRIPTS_SLICE)
      const [compilation = ""] = COMPILATION.exec(await readFile(slice, "utf8").catch(() => "")) ?? []
      const loader = inlineScript("src/start/load-scripts.ts")
      await writeFile(slice, `<script ${LOADER_ATTRIBUTE}>${NO_CHUNK_MAP}${compilation}${loader}</script>`)
    })
  },
}

const stats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) })

/** The files of each chunk, which Gatsby leaves in what it built. */
export async function filesOfChunks(built: string): Promise<Readonly<Record<string, readonly string[]>>> {
  return stats.parse(JSON.parse(await readFile(path.join(built, "webpack.stats.json"), "utf8"))).assetsByChunkName
}

const attributeOf = (html: string, name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1] ?? ""

/** Gatsby's script with the page's address, each with a hash of its own in the policies: an attribute does. */
const PAGE_PATH = /<script id="gatsby-script-loader">.*?window\.pagePath=("[^"]*");.*?<\/script>/

/** Where Gatsby puts that part in again if only the part has changed: not in what is published. */
const SLICE_MARK = /<!-- slice-(?:start|end)[^>]*-->/g

/** A built page that names its scripts, the app's and its own, instead of its chunk. */
export function withScripts(html: string, chunks: Readonly<Record<string, readonly string[]>>, prefix: string): string {
  const chunk = attributeOf(html, PAGE_NEEDS.chunk)
  const files = ["app", chunk].flatMap((name) => chunks[name] ?? []).filter((file) => file.endsWith(".js"))
  const [script = "", pagePath = '""'] = PAGE_PATH.exec(html) ?? []
  const scripts = files.map((file) => `${prefix}/${file}`).join(" ")
  return html
    .replace(script, "")
    .replaceAll(SLICE_MARK, "")
    .replace(
      ` data-${PAGE_NEEDS.chunk}="${chunk}"`,
      () => ` data-${PAGE_NEEDS.path}=${pagePath} data-${PAGE_NEEDS.scripts}="${scripts}"`,
    )
}

/**
 * What keeps a page from loading its scripts once, with its data alongside: Gatsby's internal files differ from what this module relies on.
 * @param addresses what the site publishes, with the path prefix
 */
export function pageScriptFaults(html: string, addresses: ReadonlySet<string>): string[] {
  const scripts = attributeOf(html, PAGE_NEEDS.scripts).split(" ")
  const loaders = html.match(new RegExp(`<script ${LOADER_ATTRIBUTE}>[^<]*___webpackCompilationHash=`, "g")) ?? []
  return [
    ...(html.match(/<script\b(?=[^>]*\bsrc=)(?![^>]*\bnomodule)[^>]*>/g) ?? []).map(
      (tag) => `it asks for a script by itself: ${tag} (scripts for all pages belong in \`scripts\` of site.json)`,
    ),
    ...(loaders.length === 1 ? [] : [`it has the script that loads the others ${loaders.length} times`]),
    ...(attributeOf(html, PAGE_NEEDS.path) === "" ? ["it does not say its address"] : []),
    ...["app", "component---"]
      .filter((name) => !scripts.some((address) => address.includes(`/${name}`)))
      .map((name) => `it does not load the chunk "${name}"`),
    ...[...scripts, ...attributeOf(html, PAGE_NEEDS.data).split(" ")]
      .filter((address) => !addresses.has(address))
      .map((address) => `it loads what is not published: "${address}"`),
  ]
}
