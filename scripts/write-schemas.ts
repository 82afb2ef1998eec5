import { readFile } from "node:fs/promises"
import { writeAtomically } from "../src/media/cache"
import { defineCommand, runCommand, say } from "./content/flags"
import { derivedFiles } from "./lib/derived-files"

const COMMAND = {
  name: "content:schemas",
  help: "Writes what follows from the declarations of content: the editors' JSON Schema files, tables of the docs, and with the templates the types of their queries.",
  flags: {
    check: { type: "boolean", help: "Writes nothing, lists what is out of date, and fails if anything is." },
  },
} as const

export const writeSchemas = defineCommand(COMMAND, async ({ values }) => {
  const files = await derivedFiles((file) => readFile(file, "utf8"))
  for (const [file, text] of files) {
    if (!values.check) {
      await writeAtomically(file, text)
    } else if ((await readFile(file, "utf8").catch(() => "")) !== text) {
      say(`${file} is out of date: npm run content:schemas`)
      process.exitCode = 1
    }
  }
})

if (require.main === module) runCommand(writeSchemas)
