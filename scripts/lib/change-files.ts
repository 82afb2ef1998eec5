import { readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"

/** Changes the texts of files in a folder. */
export async function changeFiles(
  folder: string,
  files: readonly string[],
  change: (text: string) => string | Promise<string>,
): Promise<void> {
  for (const name of files) {
    const file = path.join(folder, name)
    const text = await readFile(file, "utf8")
    const changed = await change(text)
    if (changed === text) continue
    // Not overwritten: it may be a hard link to the file that Gatsby made.
    await rm(file)
    await writeFile(file, changed)
  }
}
