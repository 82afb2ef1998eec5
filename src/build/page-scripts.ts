import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { buildSync } from "esbuild"
import { z } from "zod"
import { PAGE_NEEDS } from "../constants"

/**
 * Bundles and minifies a browser-side module into the text of an inline script.
 * @param entry the module's file
 * @throws if the module can't be bundled
 */
export function inlineScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    target: "es2022",
    // Instead of `tsconfig.json`, which would add another "use strict".
    tsconfigRaw: {},
  })
  return outputFiles.map(({ text }) => text.trim()).join("")
}

interface Compiler {
  hooks: { done: { tapPromise: (name: string, run: () => Promise<void>) => void } }
}

/** The slice that Gatsby inserts at the end of every page's body. */
const SCRIPTS_SLICE = "public/_gatsby/slices/_gatsby-scripts-1.html"

/** What Gatsby's app needs from that slice. Not its chunk map: it is a string instead of an object, so Gatsby's loader never finds anything in it. */
const COMPILATION = /window\.___webpackCompilationHash="[^"]*";/
const NO_CHUNK_MAP = "window.___chunkMapping={};"

const LOADER_ATTRIBUTE = "data-loader"

/**
 * A webpack plugin that makes pages load their scripts after the first paint (`src/start/load-scripts.ts`). It must come after Gatsby's own plugins,
 * which write the slice; `pageScriptFaults` checks whether it worked.
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

/** The files of each chunk, from the statistics that Gatsby leaves in the built site. */
export async function filesOfChunks(directory: string): Promise<Readonly<Record<string, readonly string[]>>> {
  return stats.parse(JSON.parse(await readFile(path.join(directory, "webpack.stats.json"), "utf8"))).assetsByChunkName
}

const attributeOf = (html: string, name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1] ?? ""

/** Gatsby's inline script with the page's path. An attribute replaces it, because each such script would need its own hash in the content policies. */
const PAGE_PATH = /<script id="gatsby-script-loader">.*?window\.pagePath="([^"]*)";.*?<\/script>/

/** Marks where Gatsby replaces the slice if only that has changed. Published pages don't need it. */
const SLICE_MARK = /<!-- slice-(?:start|end)[^>]*-->/g

/** Replaces the name of a built page's chunk with the list of its scripts: the app's and its own. */
export function withScripts(html: string, chunks: Readonly<Record<string, readonly string[]>>, prefix: string): string {
  const chunk = attributeOf(html, PAGE_NEEDS.chunk)
  const files = ["app", chunk].flatMap((name) => chunks[name] ?? []).filter((file) => file.endsWith(".js"))
  const [script = "", pagePath = ""] = PAGE_PATH.exec(html) ?? []
  const scripts = files.map((file) => `${prefix}/${file}`).join(" ")
  return html
    .replace(script, "")
    .replaceAll(SLICE_MARK, "")
    .replace(
      ` data-${PAGE_NEEDS.chunk}="${chunk}"`,
      // Gatsby compares it with the URL, which is encoded.
      () => ` data-${PAGE_NEEDS.path}="${encodeURI(pagePath)}" data-${PAGE_NEEDS.scripts}="${scripts}"`,
    )
}

/**
 * Reports what keeps a page from loading its scripts once, together with its data: usually that Gatsby's internal files have changed.
 * @param addresses the addresses of all published files, with the path prefix
 */
export function pageScriptFaults(html: string, addresses: ReadonlySet<string>): string[] {
  const scripts = attributeOf(html, PAGE_NEEDS.scripts).split(" ")
  const loaders = html.match(new RegExp(`<script ${LOADER_ATTRIBUTE}>[^<]*___webpackCompilationHash=`, "g")) ?? []
  return [
    ...(html.match(/<script\b(?=[^>]*\bsrc=)(?![^>]*\bnomodule)[^>]*>/g) ?? []).map(
      (tag) => `it has a script element of its own: ${tag} (scripts for all pages belong in \`scripts\` of site.json)`,
    ),
    ...(loaders.length === 1 ? [] : [`it has the script that loads the others ${loaders.length} times`]),
    ...(attributeOf(html, PAGE_NEEDS.path) === "" ? ["it lacks its address"] : []),
    ...["app", "component---"]
      .filter((name) => !scripts.some((address) => address.includes(`/${name}`)))
      .map((name) => `it does not load the chunk "${name}"`),
    ...[...scripts, ...attributeOf(html, PAGE_NEEDS.data).split(" ")]
      .filter((address) => !addresses.has(address))
      .map((address) => `it loads a file that is not published: "${address}"`),
  ]
}
