import { readdir, readFile } from "node:fs/promises"
import { format, resolveConfig } from "prettier"
import { ruleTable } from "../src/checker/rules"
import { fieldTables, replaceBetweenMarks } from "../src/content/derive/field-table"
import { jsonSchemaOf, SCHEMAS_FOLDER, schemaFileName } from "../src/content/derive/json-schema"
import { KIND_NAMES } from "../src/content/kinds"
import { writeAtomically } from "../src/media/cache"
import { npmCommand, runCommand, say } from "./lib/command"
import { QUERY_TYPES_FILE, queryTypes } from "./lib/query-types"

const TEMPLATES = "src/templates"
const CONTENT_GUIDE = "docs/content.md"

/** The files derived from the declarations of content (for query types, from the templates), with the text they must have. */
async function derivedFiles(): Promise<Map<string, string>> {
  const schemas = KIND_NAMES.map((kind): [string, string] => [
    `${SCHEMAS_FOLDER}/${schemaFileName(kind)}`,
    `${JSON.stringify(jsonSchemaOf(kind), null, 2)}\n`,
  ])
  const guide = replaceBetweenMarks(await readFile(CONTENT_GUIDE, "utf8"), fieldTables(), "fields")
  const withRules = replaceBetweenMarks(guide, ruleTable(), "rules")
  const templates = (await readdir(TEMPLATES)).sort().map((file) => readFile(`${TEMPLATES}/${file}`, "utf8"))
  return new Map([
    ...schemas,
    [QUERY_TYPES_FILE, await formatted(QUERY_TYPES_FILE, await queryTypes(await Promise.all(templates)))],
    [CONTENT_GUIDE, await formatted(CONTENT_GUIDE, withRules)],
  ])
}

/** The text of a file as `npm run format` would format it. */
const formatted = async (file: string, text: string) => format(text, { ...(await resolveConfig(file)), filepath: file })

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
