import { readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { buildSync } from "esbuild"
import { PAGE_NEEDS } from "../constants"

/**
 * Bundles a minified browser-side module into the text of an inline script.
 * @param entry the module's file
 * @param values the values of the module's free names
 * @throws if the module can't be bundled
 */
export function inlineScript(entry: string, values: Readonly<Record<string, unknown>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
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

/** The part of webpack's API used here. */
interface Compiler {
  hooks: { done: { tapPromise: (name: string, run: (stats: { compilation: Compilation }) => Promise<void>) => void } }
}

interface Compilation {
  outputOptions: { publicPath: string }
  namedChunkGroups: ReadonlyMap<string, { getFiles: () => readonly string[] }>
}

/** The part that Gatsby puts at the end of every page's body. */
const SCRIPTS_SLICE = "public/_gatsby/slices/_gatsby-scripts-1.html"

const SCRIPT_ELEMENT = /<script src="[^"]*" async><\/script>/g

/** An attribute of the script that loads the others. */
const LOADER_ATTRIBUTE = "data-loader"

/**
 * A webpack plugin: pages load their scripts after the first paint (`src/start/load-scripts.ts`). It must come after Gatsby's own plugins, which
 * write the slice; `checkPageScripts` tells whether it worked.
 */
export const scriptsAfterPaint = {
  apply({ hooks }: Compiler): void {
    hooks.done.tapPromise("scripts-after-paint", async ({ compilation: { namedChunkGroups, outputOptions } }) => {
      const scriptsOf = (name: string) =>
        (namedChunkGroups.get(name)?.getFiles() ?? [])
          .filter((file) => file.endsWith(".js"))
          .map((file) => outputOptions.publicPath + file)
      const components = [...namedChunkGroups.keys()].filter((name) => name.startsWith("component---"))
      const loader = inlineScript("src/start/load-scripts.ts", {
        APP_SCRIPTS: scriptsOf("app"),
        PAGE_SCRIPTS: Object.fromEntries(components.map((name) => [name, scriptsOf(name)])),
      })
      const slice = path.resolve(SCRIPTS_SLICE)
      const html = await readFile(slice, "utf8").catch(() => "")
      await writeFile(slice, `${html.replaceAll(SCRIPT_ELEMENT, "")}<script ${LOADER_ATTRIBUTE}>${loader}</script>`)
    })
  },
}

/**
 * What keeps a built page from loading its scripts once, with its data alongside.
 * @param addresses what the site publishes, with the path prefix
 */
export function pageScriptFaults(html: string, addresses: ReadonlySet<string>): string[] {
  const attribute = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1] ?? ""
  const chunk = attribute(PAGE_NEEDS.chunk)
  const data = attribute(PAGE_NEEDS.data).split(" ")
  const loaders = [...html.matchAll(new RegExp(`<script ${LOADER_ATTRIBUTE}>(.*?)</script>`, "gs"))].map(
    ([, code = ""]) => code,
  )
  const loaded = loaders.flatMap((code) => code.match(/"[^"]+\.js"/g) ?? []).map((address) => address.slice(1, -1))
  return [
    ...(html.match(/<script\b(?=[^>]*\bsrc=)(?![^>]*\bnomodule)[^>]*>/g) ?? []).map(
      (tag) => `it asks for a script by itself: ${tag}`,
    ),
    ...(loaders.length === 1 ? [] : [`it has the script that loads the others ${loaders.length} times`]),
    ...["app", chunk]
      .filter((name) => !loaded.some((address) => address.includes(`/${name}-`)))
      .map((name) => `it does not load the chunk "${name}"`),
    ...[...loaded, ...data]
      .filter((address) => !addresses.has(address))
      .map((address) => `it loads what is not published: "${address}"`),
  ]
}

/** Fails the build if its home page would not load its scripts properly: Gatsby's internal files differ from what this module relies on. */
export async function checkPageScripts({
  pathPrefix,
  reporter,
}: Pick<BuildArgs, "pathPrefix" | "reporter">): Promise<void> {
  const files = await readdir("public", { recursive: true })
  const addresses = new Set(files.map((file) => `${pathPrefix}/${file.replaceAll("\\", "/")}`))
  const faults = pageScriptFaults(await readFile("public/index.html", "utf8"), addresses)
  if (faults.length === 0) return
  const changed = "Gatsby's output looks different from what src/build/page-scripts.ts relies on. Of public/index.html:"
  reporter.panicOnBuild([changed, ...faults].join("\n- "))
}
