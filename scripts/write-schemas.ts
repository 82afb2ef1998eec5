import { readFile } from "node:fs/promises"
import { writeAtomically } from "../src/media/cache"
import { npmCommand, runCommand, say } from "./lib/command"
import { derivedFiles } from "./lib/derived-files"

const command = npmCommand(
  "content:schemas",
  "Writes what is generated from the declarations of content: the editors' JSON Schema files, tables of the docs and, with the templates, the types of their queries.",
)
  .option("--check", "Write nothing; list the files that are out of date, and fail if there are any.")
  .action(async ({ check }) => {
    for (const [file, text] of await derivedFiles()) {
      if (!check) {
        await writeAtomically(file, text)
      } else if ((await readFile(file, "utf8").catch(() => "")) !== text) {
        say(`${file} is out of date: npm run content:schemas`)
        process.exitCode = 1
      }
    }
  })

runCommand(command)
