import { existsSync, readFileSync } from "node:fs"
import packageJson from "../../package.json"
import { isSample } from "../../scripts/lib/sample"
import { ownersContentDirectory } from "../../src/content/places"

const read = (file: string) => readFileSync(file, "utf8")

test("each dependency has a line in docs/dependencies.md that says why it is there", async () => {
  // A fork may add any dependency.
  if (!(await isSample(ownersContentDirectory()))) return
  const [, ...rows] = read("docs/dependencies.md")
    .split("\n")
    .filter((line) => line.startsWith("|"))
  const listed = rows.flatMap((row) => row.split("|")[1]?.match(/[@\w./*-]+/g) ?? [])
  const isListed = (name: string) =>
    listed.some((each) => each === name || (each.endsWith("*") && name.startsWith(each.slice(0, -1))))
  const all = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies })
  expect(all.filter((name) => !isListed(name))).toEqual([])
})

test.each(["docs/architecture.md", "docs/design-decisions.md", "CONTRIBUTING.md"])(
  "the files that %s mentions exist",
  (file) => {
    // Except the owner's pages, which don't exist at first, and what `content:clear` removes.
    const paths = (
      read(file).match(/(?<=`)(src|scripts|__tests__|docs|hosting|sample-media)\/[\w./-]*(?=`)/g) ?? []
    ).filter((path) => !["src/pages/", "sample-media/"].includes(path))
    expect(paths.length).toBeGreaterThan(1)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  },
)
