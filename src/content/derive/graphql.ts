import { z } from "zod"

type Schema = z.core.JSONSchema.BaseSchema

/** What the GraphQL types say beyond the Zod declarations: what the build adds to a type, and how it resolves a field. */
export interface GraphqlAdditions {
  /** Further fields by type name, as lines of SDL. */
  fields?: Readonly<Record<string, readonly string[]>>
  /** Field extensions by `Type.field`, such as `{ "Technology.icon": "@technologyIcon" }`. */
  extensions?: Readonly<Record<string, string>>
  /** The type of a field that takes one of a list of words; String unless said otherwise. */
  typeOfOneOf?: TypeOfOneOf
}

/** Names the GraphQL type of a field that takes one of these words. Gatsby knows none but String: `code-hosting` is no name in GraphQL. */
export type TypeOfOneOf = (words: readonly unknown[]) => string

/** The declaration whose every mention becomes the GraphQL type `Media`, resolved by the extension `@media`. */
const MEDIA = "Media"

/** A GraphQL type as a field has it, with the extensions its value needs on the way from JSON. */
interface FieldType {
  type: string
  extensions: string[]
}

/**
 * The GraphQL types of the kinds of content, as SDL: one node type for each of `schemas` and an object type for each object
 * inside them. Names are the `id` of `.meta()`, or else the names of the type and field that hold the object; descriptions
 * go along; required fields and those with a default are non-null (`@contentDefault` puts in the default);
 * a field of one value or a list of them is a list (`@list`).
 *
 * @throws if a declaration has no counterpart in GraphQL, naming the field.
 */
export function graphqlTypes(schemas: readonly z.ZodType[], additions: GraphqlAdditions = {}): string {
  const written = new Map<string, string>()
  for (const schema of schemas) {
    const json: Schema = z.toJSONSchema(schema, { io: "output" })
    const definitions = json.$defs ?? {}
    const root = referredName(json)
    if (!root) throw new Error("A kind of content needs an id: .meta({ id })")
    writeType(root, definitions[root] ?? {}, { definitions, additions, written, node: true })
  }
  return [...written.values()].join("\n\n")
}

interface Context {
  definitions: Record<string, z.core.JSONSchema.JSONSchema>
  additions: GraphqlAdditions
  written: Map<string, string>
  node: boolean
}

function writeType(name: string, schema: z.core.JSONSchema.JSONSchema, context: Context): void {
  if (context.written.has(name) || typeof schema === "boolean") return
  context.written.set(name, "")
  const inner = { ...context, node: false }
  const required = new Set(schema.required)
  const lines = Object.entries(schema.properties ?? {}).map(([field, declared]) => {
    if (typeof declared === "boolean") throw new Error(`${name}.${field} has no counterpart in GraphQL`)
    const { type, extensions } = fieldType(declared, name, field, inner)
    const added = context.additions.extensions?.[`${name}.${field}`]
    const always = required.has(field) || extensions.includes("@list")
    const line = [`${field}: ${type}${always ? "!" : ""}`, ...extensions, ...(added ? [added] : [])].join(" ")
    return description(declared, "  ") + "  " + line
  })
  const more = (context.additions.fields?.[name] ?? []).map((line) => `  ${line}`)
  const head = `type ${name}${context.node ? " implements Node" : ""} @dontInfer {`
  context.written.set(name, `${description(schema)}${[head, ...lines, ...more].join("\n")}\n}`)
}

function fieldType(schema: Schema, parent: string, field: string, context: Context): FieldType {
  const fallback = schema.default === undefined ? [] : [`@contentDefault(json: ${literal(schema.default)})`]
  const plain = valueType(schema, parent, field, context)
  return { type: plain.type, extensions: [...fallback, ...plain.extensions] }
}

function valueType(schema: Schema, parent: string, field: string, context: Context): FieldType {
  const referred = referredName(schema)
  if (referred === MEDIA) return { type: MEDIA, extensions: ["@media"] }
  if (referred) {
    const target = context.definitions[referred]
    if (target === undefined || typeof target === "boolean") throw new Error(`${parent}.${field}: no ${referred}`)
    return valueType({ ...target, id: referred }, parent, field, context)
  }
  if (schema.anyOf) return unionType(schema.anyOf, parent, field, context)
  if (schema.type === "array" && isSchema(schema.items)) {
    const item = valueType(schema.items, parent, field, context)
    return { type: `[${item.type}!]`, extensions: item.extensions }
  }
  if (schema.type === "object" && schema.properties) {
    const name = schema.id ?? parent + field.charAt(0).toUpperCase() + field.slice(1)
    writeType(name, schema, context)
    return { type: name, extensions: [] }
  }
  if (schema.enum && context.additions.typeOfOneOf) {
    return { type: context.additions.typeOfOneOf(schema.enum), extensions: [] }
  }
  const scalar = SCALARS.get(String(schema.type))
  if (!scalar) throw new Error(`${parent}.${field} has no counterpart in GraphQL`)
  return { type: scalar, extensions: [] }
}

const SCALARS: ReadonlyMap<string, string> = new Map([
  ["string", "String"],
  ["integer", "Int"],
  ["number", "Float"],
  ["boolean", "Boolean"],
])

/** One value or a list of the same is a list. Any other union needs a decision, hence the error. */
function unionType(
  options: readonly z.core.JSONSchema.JSONSchema[],
  parent: string,
  field: string,
  context: Context,
): FieldType {
  const types = options.filter(isSchema).map((option) => valueType(option, parent, field, context))
  const list = types.find(({ type }) => type.startsWith("["))
  const single = types.find(({ type }) => !type.startsWith("["))
  if (types.length !== 2 || !list || !single || list.type !== `[${single.type}!]`) {
    throw new Error(`${parent}.${field} is a union that has no counterpart in GraphQL`)
  }
  return { type: list.type, extensions: ["@list", ...list.extensions] }
}

const isSchema = (schema: unknown): schema is Schema =>
  typeof schema === "object" && schema !== null && !Array.isArray(schema)

const referredName = (schema: Schema): string | undefined => schema.$ref?.split("/").at(-1)

/** A GraphQL string literal that holds JSON. JSON's own escapes of a string are those of GraphQL. */
const literal = (value: unknown): string => JSON.stringify(JSON.stringify(value))

const description = (schema: Schema, indent = ""): string =>
  schema.description ? `${indent}${JSON.stringify(schema.description)}\n` : ""
