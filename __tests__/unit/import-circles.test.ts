import { readdirSync } from "node:fs"
import path from "node:path"
import { buildSync } from "esbuild"

/** The modules of some folders. */
const modulesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  )

/** What modules and those that they import need before they run: not types, nor what they load later by `import()`. */
function importsOf(entryPoints: string[]): Map<string, string[]> {
  const { metafile } = buildSync({
    entryPoints,
    bundle: true,
    metafile: true,
    write: false,
    outdir: "nowhere",
    packages: "external",
    platform: "node",
    loader: { ".css": "empty", ".woff2": "empty" },
  })
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ kind, external }) => kind === "import-statement" && !external).map((each) => each.path),
    ]),
  )
}

/** The ways on which modules import themselves. */
function circlesIn(imports: ReadonlyMap<string, string[]>): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" → "))
    if (done.has(file)) return
    done.add(file)
    for (const next of imports.get(file) ?? []) visit(next, [...way, file])
  }
  for (const file of imports.keys()) visit(file, [])
  return circles
}

test("no module imports itself by way of others", () => {
  const modules = modulesIn("src", "scripts")
  const imports = importsOf(modules)
  expect([...imports.keys()]).toEqual(expect.arrayContaining(modules))
  expect(circlesIn(imports)).toEqual([])
})

test("a circle is found wherever it begins", () => {
  const imports = new Map([
    ["start", ["one", "other"]],
    ["other", []],
    ["one", ["two"]],
    ["two", ["three", "other"]],
    ["three", ["one"]],
  ])
  expect(circlesIn(imports)).toEqual(["one → two → three → one"])
})
