import { KIND_NAMES, type KindName } from "../kinds"
import { definitionName, definitionsOf, entryOf, fieldsOf, type JsonSchema, jsonSchemaOf } from "./json-schema"

/** Tables of all fields of all kinds of content, as Markdown, for `docs/content.md`. */
export function fieldTables(): string {
  const shared: Parts = new Map(KIND_NAMES.flatMap((kind) => partsOf(kind)))
  const kinds = KIND_NAMES.map((kind) => section(jsonSchemaOf(kind).title ?? kind, jsonSchemaOf(kind), shared))
  const parts = [...shared].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, schema]) => section(name, schema, shared))
  return [...kinds, ...parts].join("\n\n")
}

type Parts = ReadonlyMap<string, JsonSchema>

const partsOf = (kind: KindName) => Object.entries(definitionsOf(jsonSchemaOf(kind)))

function section(name: string, schema: JsonSchema, parts: Parts): string {
  const object = [schema, ...(schema.anyOf ?? [])].find(({ properties }) => properties)
  const rows = object ? fieldRows(object, parts) : []
  const table =
    rows.length > 0
      ? ["| Field | What it takes | What it is |", "| --- | --- | --- |", ...rows]
      : [`Takes ${typeOf(schema)}.`]
  return [`### ${name}`, "", ...(schema.description ? [schema.description, ""] : []), ...table].join("\n")
}

function fieldRows(object: JsonSchema, parts: Parts): string[] {
  return fieldsOf(object).flatMap(([name, field]) => {
    if (name === "$schema") return []
    const isRequired = object.required?.includes(name)
    const need = isRequired
      ? "required"
      : field.default === undefined
        ? "optional"
        : `${code(field.default)} if left out`
    const examples = (field.examples ?? []).map(code).join(" or ")
    const description = field.description ?? parts.get(definitionName(field) ?? "")?.description
    const words = [description, examples && `For example ${examples}.`].filter(Boolean).join(" ")
    return [`| \`${name}\` | ${escapePipes(`${typeOf(field)}; ${need}`)} | ${escapePipes(words)} |`]
  })
}

const code = (value: unknown) => `\`${JSON.stringify(value)}\``

const escapePipes = (words: string) => words.replaceAll("|", "\\|")

function typeOf(schema: JsonSchema): string {
  const name = definitionName(schema)
  if (name !== undefined) return `[${name}](#${name.toLowerCase()})`
  if (schema.enum) return `one of ${schema.enum.map(code).join(", ")}`
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ")
  if (schema.type === "array") {
    const entry = entryOf(schema)
    const what = entry ? ` of ${typeOf(entry)}` : ""
    return `list${what}${schema.minItems ? `, at least ${schema.minItems}` : ""}`
  }
  const words: Record<string, string> = { string: "text", integer: "whole number", boolean: "true or false" }
  return typeof schema.type === "string" ? (words[schema.type] ?? schema.type) : "anything"
}

/** Returns the document with `text` between the marks called `name`. */
export function replaceBetweenMarks(document: string, text: string, name: string): string {
  const begin = `<!-- begin ${name}: written by npm run content:schemas -->`
  const end = `<!-- end ${name} -->`
  const [start, stop] = [document.indexOf(begin), document.indexOf(end)]
  if (start < 0 || stop < start) throw new Error(`The document has no marks for ${name}`)
  return `${document.slice(0, start + begin.length)}\n\n${text}\n\n${document.slice(stop)}`
}
