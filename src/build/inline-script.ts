import { buildSync } from "esbuild"

/**
 * Bundles a module of the browser's side, minified, into the text of an inline script.
 * @param entry the module's file
 * @param values what the module's free names stand for
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
    // Not the one of the editor and `tsc`, which asks for "use strict" again.
    tsconfigRaw: {},
  })
  return outputFiles.map(({ text }) => text.trim()).join("")
}
