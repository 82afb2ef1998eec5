import { format } from "prettier"
import { ruleTable } from "../../src/checker/rule-table"
import { fieldTables, replaceBetweenMarks } from "../../src/content/derive/field-table"
import { jsonSchemaOf, SCHEMAS_FOLDER, schemaFileName } from "../../src/content/derive/json-schema"
import { KIND_NAMES } from "../../src/content/kinds"

const CONTENT_GUIDE = "docs/content.md"

/** The files that follow from the declarations of content, with their texts as they have to be. `read` gives a file's present text. */
export async function derivedFiles(read: (file: string) => Promise<string>): Promise<Map<string, string>> {
  const schemas = KIND_NAMES.map((kind): [string, string] => [
    `${SCHEMAS_FOLDER}/${schemaFileName(kind)}`,
    `${JSON.stringify(jsonSchemaOf(kind), null, 2)}\n`,
  ])
  const guide = replaceBetweenMarks(await read(CONTENT_GUIDE), fieldTables(), "fields")
  const withRules = replaceBetweenMarks(guide, ruleTable(), "rules")
  return new Map([
    ...schemas,
    [CONTENT_GUIDE, await format(withRules, { parser: "markdown", printWidth: 120, semi: false })],
  ])
}
