import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { defineCommand, runCommand } from "./content/flags"
import { derivedFiles } from "./lib/derived-files"

const COMMAND = {
  name: "content:schemas",
  help: "Writes what follows from the declarations of content: the editors' JSON Schema files, tables of the docs, and with the templates the types of their queries.",
  flags: {
    check: { type: "boolean", help: "Writes nothing, names what is out of date, and fails if anything is." },
  },
} as const

export const writeSchemas = defineCommand(COMMAND, async ({ values }) => {
  const files = await derivedFiles((file) => readFile(file, "utf8"))
  for (const [file, text] of files) {
    if (values.check) {
      if ((await readFile(file, "utf8").catch(() => "")) === text) continue
      process.stdout.write(`${file} is out of date: npm run content:schemas\n`)
      process.exitCode = 1
      continue
    }
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
})

if (require.main === module) runCommand(writeSchemas)
