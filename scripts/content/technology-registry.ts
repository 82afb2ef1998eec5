import { existsSync } from "node:fs"
import { copyFile, mkdir } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { childText, childValue, listOf } from "../../src/content/values"
import { KINDS } from "../../src/content/kinds"
import { writeAtomically } from "../../src/media/cache"
import { iconsOf, isIconFile } from "../../src/media/references"
import { contentText, readContentFile } from "./content-writer"

/** The file of the technology registry. */
export const REGISTRY = KINDS.technologies.fileName

/** The technologies of a content folder, as written. */
async function technologiesIn(directory: string): Promise<unknown[]> {
  const registry = await readContentFile(directory, REGISTRY)
  return listOf(childValue(registry, "technologies"))
}

/** The folder whose registry a content folder uses: its own, or else the project's, because labels are not personal. */
const registryFolder = (directory: string) => (existsSync(join(directory, REGISTRY)) ? directory : resolve("content"))

/** The labels in the technology registry that a content folder uses. */
export async function registeredLabels(directory: string): Promise<ReadonlySet<string>> {
  const technologies = await technologiesIn(registryFolder(directory))
  return new Set(technologies.flatMap((technology) => childText(technology, "label") ?? []))
}

/** The registered technology of this name, in any spelling: `TypeScript` is `Typescript`, `Node.js` is `Nodejs`. */
export function labelOf(name: string, labels: ReadonlySet<string>): string | undefined {
  const plain = (label: string) => label.toLowerCase().replace(/[^\p{L}\p{M}\p{N}+#]/gu, "")
  return [...labels].find((label) => plain(label) === plain(name) || `${plain(label)}js` === plain(name))
}

/** Copies the project's registry, if there is one, and its icons to a content folder without a registry. Returns the files that were missing. */
export async function addMissingRegistry(directory: string, { write }: { write: boolean }): Promise<string[]> {
  const source = registryFolder(directory)
  if (source === directory || !existsSync(join(source, REGISTRY))) return []
  const technologies = await technologiesIn(source)
  const icons = iconsOf("technologies", { technologies })
    .filter(isIconFile)
    .map((icon) => icon.slice(2))
  if (write) {
    for (const icon of icons) {
      await mkdir(dirname(join(directory, icon)), { recursive: true })
      await copyFile(join(source, icon), join(directory, icon))
    }
    await writeAtomically(join(directory, REGISTRY), await contentText(directory, REGISTRY, { technologies }))
  }
  return [...icons, REGISTRY]
}
