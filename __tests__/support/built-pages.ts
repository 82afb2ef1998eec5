import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"

/** The paths of a built site's pages, such as `/` and `/works/`, without the not-found page and redirects; empty if the site isn't built. */
export const publishedPages = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [])
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${path.dirname(file).split(path.sep).join("/")}/`.replace("/./", "/"))
    .filter((address) => address !== "/404/" && !isRedirect(path.join(folder, address, "index.html")))
    .toSorted()

/** Whether an HTML file redirects from a page's former address. */
const isRedirect = (file: string) => readFileSync(file, "utf8").includes('http-equiv="refresh"')

/** The structured data of a published page; undefined where it has none. */
export function structuredDataOf(folder: string, page: string): unknown {
  const html = readFileSync(path.join(folder, page, "index.html"), "utf8")
  const [, text] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return text === undefined ? undefined : JSON.parse(text)
}

/** Reads a published file by its full URL. `base` is the site's URL. */
export const publishedFile = (folder: string, base: string, address: string): Buffer => {
  if (!address.startsWith(`${base}/`)) throw new Error(`${address} is not an address of ${base}`)
  return readFileSync(path.join(folder, decodeURI(address.slice(base.length))))
}

/**
 * Checks structured data against schema.org's vocabulary: unknown types and properties, properties that a type lacks, values of the wrong kind.
 * TypeScript does this with the types of schema-dts, which are generated from the vocabulary.
 */
export function vocabularyFaults(graphs: readonly unknown[]): string[] {
  const file = path.resolve("structured-data-of-the-test.ts")
  const text = [
    `import type { Graph } from "schema-dts"`,
    ...graphs.map((graph, index) => `export const graph${index}: Graph = ${JSON.stringify(graph)}`),
  ].join("\n")
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    // The types of schema-dts need no others.
    lib: ["lib.es5.d.ts"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.readFile = (name) => (name === file ? text : readFile(name))
  host.getSourceFile = (name, language, ...rest) =>
    name === file ? ts.createSourceFile(name, text, language) : getSourceFile(name, language, ...rest)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))
}
