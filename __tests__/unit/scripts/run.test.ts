import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { runBin } from "../../../scripts/lib/run"

const ROOT = process.cwd()
const SYSTEM = process.platform
let folder: string

beforeAll(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), "run-")), "my site & more")
  mkdirSync(path.join(folder, "node_modules/tool/bin"), { recursive: true })
  writeFileSync(path.join(folder, "node_modules/tool/bin/cli.js"), "console.log(JSON.stringify(process.argv.slice(2)))")
  process.chdir(folder)
})

afterEach(() => Object.defineProperty(process, "platform", { value: SYSTEM }))

afterAll(() => {
  process.chdir(ROOT)
  rmSync(path.dirname(folder), { recursive: true })
})

test.each(["linux", "win32"])(
  "on %s, a program of a project with spaces in its path gets its arguments",
  async (system) => {
    Object.defineProperty(process, "platform", { value: system })
    const args = ["--grep", "two words", "&", 'a "quote"']
    const output: Buffer[] = []
    expect(await runBin("tool/bin/cli.js", args, {}, ".", (part) => output.push(part))).toBe(0)
    expect(JSON.parse(Buffer.concat(output).toString())).toEqual(args)
  },
)
