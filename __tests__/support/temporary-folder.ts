import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const folders: string[] = []

// At the end of each file of tests that has imported this.
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

// A test may go into a folder: `process.chdir`.
const home = process.cwd()
afterEach(() => process.chdir(home))

/** Makes a folder that is there until the end of a file of tests. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "test-")))
  folders.push(folder)
  return folder
}

/** Writes files, by their paths in a folder. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.resolve(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
}

/** Every file of a folder with its bytes. */
export function snapshot(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile())
  return Object.fromEntries(files.map((name) => [name, readFileSync(path.join(folder, name), "base64")]))
}
