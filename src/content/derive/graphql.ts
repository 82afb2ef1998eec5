import type { z } from "zod"
import { mediaReference } from "../fields"
import { typeNameOf } from "../kinds"
import { declarationOf, entryOf, fieldsOf, type JsonSchema } from "./json-schema"

/** What GraphQL types have beyond the Zod declarations: fields that the build adds, and how it resolves fields. */
interface GraphqlAdditions {
  /** More fields by type name, as lines of SDL. */
  fields?: Readonly<Record<string, readonly string[]>>
  /** Field extensions by `Type.field`, such as `{ "Technology.icon": "@technologyIcon" }`. */
  extensions?: Readonly<Record<string, string>>
  /** The type of an enum field; String by default. */
  enumType?: EnumTypeOf
}

/** Returns the GraphQL type of an enum with these values. Gatsby needs String: `source-serif-4` is not a valid GraphQL name. */
export type EnumTypeOf = (values: readonly unknown[]) => string

/** A field's GraphQL type, with the extensions that convert its value from JSON. */
interface FieldType {
  type: string
  extensions: string[]
}

/**
 * The GraphQL types of the kinds of content, as SDL: one node type for each of `schemas` and an object type for each object
 * inside them. A type's name is the `id` of `.meta()`, or else made of the type and field that contain the object. Descriptions
 * are kept; required fields and those with a default are non-null (`@contentDefault` fills it in);
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
      const isNonNull = required.has(field) || declared.default !== undefined || extensions.includes("@list")
      const fallback = declared.default === undefined ? [] : [`@contentDefault(json: ${literal(declared.default)})`]
      const added = additions.extensions?.[`${name}.${field}`] ?? []
      const line = [`${field}: ${type}${isNonNull ? "!" : ""}`, ...fallback, ...extensions].concat(added).join(" ")
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
      // A union of a value and a list of such values becomes a list. GraphQL has no counterpart for any other.
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
    if (schema.enum && additions.enumType) return { type: additions.enumType(schema.enum), extensions: [] }
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

/** Every use of this declaration becomes the GraphQL type of the same name, resolved by the extension `@media`. */
const MEDIA = typeNameOf(mediaReference)

const SCALARS: ReadonlyMap<string, string> = new Map([
  ["string", "String"],
  ["integer", "Int"],
  ["number", "Float"],
  ["boolean", "Boolean"],
  // An object with arbitrary keys.
  ["object", "JSON"],
])

const isList = ({ type }: FieldType) => type.startsWith("[")

const noCounterpart = (parent: string, field: string) => new Error(`${parent}.${field} has no counterpart in GraphQL`)

/** A GraphQL string literal that contains JSON. JSON escapes strings as GraphQL does. */
const literal = (value: unknown): string => JSON.stringify(JSON.stringify(value))

const description = (schema: JsonSchema, indent = ""): string =>
  schema.description ? `${indent}${JSON.stringify(schema.description)}\n` : ""
