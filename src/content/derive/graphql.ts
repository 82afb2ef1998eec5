import type { z } from "zod"
import { mediaReference } from "../fields"
import { typeNameOf } from "../kinds"
import { declarationOf, entryOf, fieldsOf, type JsonSchema } from "./json-schema"

/** What the GraphQL types add to the Zod declarations: what the build adds to a type, and how it resolves a field. */
interface GraphqlAdditions {
  /** More fields by type name, as lines of SDL. */
  fields?: Readonly<Record<string, readonly string[]>>
  /** Field extensions by `Type.field`, such as `{ "Technology.icon": "@technologyIcon" }`. */
  extensions?: Readonly<Record<string, string>>
  /** The type of a field that takes one of a list of words; String by default. */
  typeOfOneOf?: TypeOfOneOf
}

/** Gives the GraphQL type of a field that takes one of these words. Gatsby needs String: `source-serif-4` is not a GraphQL name. */
export type TypeOfOneOf = (words: readonly unknown[]) => string

/** A field's GraphQL type, with the extensions that its value needs on the way from JSON. */
interface FieldType {
  type: string
  extensions: string[]
}

/**
 * The GraphQL types of the kinds of content, as SDL: one node type for each of `schemas` and an object type for each object
 * inside them. A name is the `id` of `.meta()`, or else comes from the type and field that hold the object. Descriptions
 * are kept; required fields and those with a default are non-null (`@contentDefault` adds it);
 * a field that takes one value or a list of them is a list (`@list`).
 *
 * @throws if a declaration has no counterpart in GraphQL; the error says which field.
 */
export function graphqlTypes(schemas: readonly z.ZodType[], additions: GraphqlAdditions = {}): string {
  const written = new Map<string, string>()

  function writeType(name: string, schema: JsonSchema, head: string): void {
    if (written.has(name)) return
    written.set(name, "")
    const required = new Set(schema.required)
    const lines = fieldsOf(schema).map(([field, declared]) => {
      const { type, extensions } = valueType(declared, name, field)
      const isThere = required.has(field) || declared.default !== undefined || extensions.includes("@list")
      const fallback = declared.default === undefined ? [] : [`@contentDefault(json: ${literal(declared.default)})`]
      const added = additions.extensions?.[`${name}.${field}`] ?? []
      const line = [`${field}: ${type}${isThere ? "!" : ""}`, ...fallback, ...extensions].concat(added).join(" ")
      return `${description(declared, "  ")}  ${line}`
    })
    const more = (additions.fields?.[name] ?? []).map((line) => `  ${line}`)
    written.set(name, [`${head} @dontInfer {`, ...lines, ...more, "}"].join("\n"))
  }

  function valueType(schema: JsonSchema, parent: string, field: string): FieldType {
    if (schema.id === MEDIA) return { type: MEDIA, extensions: ["@media"] }
    if (schema.anyOf) {
      const types = schema.anyOf.map((option) => valueType(option, parent, field))
      const [single, list] = types.toSorted((one, other) => Number(isList(one)) - Number(isList(other)))
      // One value or a list of them is a list. Any other union needs a decision, hence the error.
      if (types.length !== 2 || !single || list?.type !== `[${single.type}!]`) throw noCounterpart(parent, field)
      return { type: list.type, extensions: ["@list", ...list.extensions] }
    }
    const entry = entryOf(schema)
    if (entry) {
      const { type, extensions } = valueType(entry, parent, field)
      return { type: `[${type}!]`, extensions }
    }
    if (schema.properties) {
      const name = schema.id ?? parent + field.charAt(0).toUpperCase() + field.slice(1)
      writeType(name, schema, `type ${name}`)
      return { type: name, extensions: [] }
    }
    if (schema.enum && additions.typeOfOneOf) return { type: additions.typeOfOneOf(schema.enum), extensions: [] }
    const scalar = SCALARS.get(String(schema.type))
    if (!scalar) throw noCounterpart(parent, field)
    return { type: scalar, extensions: [] }
  }

  for (const schema of schemas) {
    const [name, declared] = [typeNameOf(schema), declarationOf(schema)]
    writeType(name, declared, `${description(declared)}type ${name} implements Node`)
  }
  return [...written.values()].join("\n\n")
}

/** The declaration whose every use becomes the GraphQL type of that name, resolved by the extension `@media`. */
const MEDIA = typeNameOf(mediaReference)

const SCALARS: ReadonlyMap<string, string> = new Map([
  ["string", "String"],
  ["integer", "Int"],
  ["number", "Float"],
  ["boolean", "Boolean"],
  // Fields of any name.
  ["object", "JSON"],
])

const isList = ({ type }: FieldType) => type.startsWith("[")

const noCounterpart = (parent: string, field: string) => new Error(`${parent}.${field} has no counterpart in GraphQL`)

/** A GraphQL string literal that contains JSON. JSON escapes strings as GraphQL does. */
const literal = (value: unknown): string => JSON.stringify(JSON.stringify(value))

const description = (schema: JsonSchema, indent = ""): string =>
  schema.description ? `${indent}${JSON.stringify(schema.description)}\n` : ""
