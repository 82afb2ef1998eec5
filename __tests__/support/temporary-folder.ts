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

// At the end of each test file that imports this module.
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

// A test may change the working directory.
const startDirectory = process.cwd()
afterEach(() => process.chdir(startDirectory))

/** Creates a folder that is deleted at the end of the test file. */
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

/** All files in a folder and their contents, in Base64. */
export function snapshot(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile())
  return Object.fromEntries(files.map((name) => [name, readFileSync(path.join(folder, name), "base64")]))
}
