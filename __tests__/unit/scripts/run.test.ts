import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { runBin } from "../../../scripts/lib/run"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

const PLATFORM = process.platform
/** The programs that commands run. */
const programs = ["develop.ts", "e2e.ts", "lib/build-site.ts"].flatMap((file) =>
  Array.from(readFileSync(`scripts/${file}`, "utf8").matchAll(/runBin\(\s*"([^"]+)"/g), ([, program = ""]) => program),
)
const missing = programs.filter((program) => !/\.[cm]?js$/.test(program) || !existsSync(`node_modules/${program}`))
let folder: string

beforeEach(() => {
  folder = path.join(temporaryFolder(), "my site & more")
  writeFiles(folder, { "node_modules/tool/bin/cli.js": "console.log(JSON.stringify(process.argv.slice(2)))" })
  process.chdir(folder)
})

afterEach(() => Object.defineProperty(process, "platform", { value: PLATFORM }))

test.each(["linux", "win32"])("on %s, arguments arrive unchanged, also in a path with spaces", async (platform) => {
  Object.defineProperty(process, "platform", { value: platform })
  const args = ["--grep", "two words", "&", 'a "quote"']
  const output: Buffer[] = []
  expect(await runBin("tool/bin/cli.js", args, {}, ".", (part) => output.push(part))).toBe(0)
  expect(JSON.parse(Buffer.concat(output).toString())).toEqual(args)
})

test("each program that a command runs is an installed script", () => {
  expect(programs).toHaveLength(3)
  expect(missing).toEqual([])
})
