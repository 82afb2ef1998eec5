import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"

/** The folders of a published site that hold a page, as their paths: `/`, `/works/`; none of a site that isn't built. The not-found page is none, nor are former addresses. */
export const publishedPages = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [])
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${path.dirname(file).split(path.sep).join("/")}/`.replace("/./", "/"))
    .filter((address) => address !== "/404/" && !isRedirect(path.join(folder, address, "index.html")))
    .toSorted()

/** Whether a file is at a page's former address. */
const isRedirect = (file: string) => readFileSync(file, "utf8").includes('http-equiv="refresh"')

/** The structured data of a published page; undefined where it has none. */
export function structuredDataOf(folder: string, page: string): unknown {
  const html = readFileSync(path.join(folder, page, "index.html"), "utf8")
  const [, text] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return text === undefined ? undefined : JSON.parse(text)
}

/** A site's file by its full address, as text of bytes. `base` is where the site lives. */
export const publishedFile = (folder: string, base: string, address: string): Buffer => {
  if (!address.startsWith(`${base}/`)) throw new Error(`${address} is not an address of ${base}`)
  return readFileSync(path.join(folder, decodeURI(address.slice(base.length))))
}

/**
 * What schema.org's vocabulary has against structured data: types and properties that it lacks, properties that a type doesn't have, values of a wrong
 * kind. The types of schema-dts are made of the vocabulary itself, so TypeScript's checker is asked.
 */
export function vocabularyFaults(graphs: readonly unknown[]): string[] {
  const file = path.resolve("structured-data-of-the-test.ts")
  const text = [
    `import type { Graph } from "schema-dts"`,
    ...graphs.map((graph, place) => `export const graph${place}: Graph = ${JSON.stringify(graph)}`),
  ].join("\n")
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    // The vocabulary's types need no others.
    lib: ["lib.es5.d.ts"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.readFile = (name) => (name === file ? text : readFile(name))
  host.getSourceFile = (name, language, ...others) =>
    name === file ? ts.createSourceFile(name, text, language) : getSourceFile(name, language, ...others)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))
}
