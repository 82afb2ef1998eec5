import { childAt, entriesOf } from "../../src/checker/values"
import { readContentFile } from "./content-writer"

/** The labels of the technology registry. */
export async function registeredLabels(directory: string): Promise<ReadonlySet<string>> {
  const registry = await readContentFile(directory, "technologies.json")
  const labels = entriesOf(childAt(registry, ["technologies"])).map(([, entry]) => childAt(entry, ["label"]))
  return new Set(labels.filter((label) => typeof label === "string"))
}

/** The registered technology of this name, however it is spelt: `TypeScript` is `Typescript`, `Node.js` is `Nodejs`. */
export function labelOf(name: string, labels: ReadonlySet<string>): string | undefined {
  const plain = (label: string) => label.toLowerCase().replace(/[^a-z0-9+#]/g, "")
  return [...labels].find((label) => plain(label) === plain(name) || `${plain(label)}js` === plain(name))
}
