import { z } from "zod"
import { KINDS, type KindName } from "../kinds"
import { childValue, type FieldPath, isRecord } from "../values"

/** A JSON Schema, or a part of one (draft 7, which editors support best). */
export type JsonSchema = z.core.JSONSchema.JSONSchema

/** The folder of the schema files, relative to the project. */
export const SCHEMAS_FOLDER = "schemas"

/** The name of a kind's schema file, to which each content file of that kind refers under `$schema`. */
export const schemaFileName = (kind: KindName) => `${kind}.schema.json`

const EDITOR_LINK: JsonSchema = {
  type: "string",
  description: "Where this file's schema is, so that editors complete fields and mark errors.",
}

/** Editors show `markdownDescription` with its backticks and examples formatted, and otherwise `description`. */
function addMarkdownDescription(schema: JsonSchema) {
  if (!schema.description) return
  const examples = (schema.examples ?? []).map((example) => `\`${JSON.stringify(example)}\``)
  schema.markdownDescription =
    schema.description + (examples.length > 0 ? `\n\nFor example ${examples.join(" or ")}.` : "")
}

/** The parts of a schema that it refers to, by name. */
export function definitionsOf(schema: JsonSchema): Record<string, JsonSchema> {
  const definitions: unknown = schema.definitions
  return isObject(definitions) ? definitions : {}
}

/** `isRecord` for the parts of a JSON Schema. Ours have no booleans or lists, which JSON Schema allows in their place. */
const isObject = (value: unknown): value is Record<string, JsonSchema> => isRecord(value)

/** A declaration as JSON Schema, with the parts it refers to under `definitions`. */
function standardSchema(declaration: z.ZodType): JsonSchema {
  const schema: JsonSchema = z.toJSONSchema(declaration, {
    io: "input",
    target: "draft-7",
    override: ({ jsonSchema }) => addMarkdownDescription(jsonSchema),
  })
  const { [definitionName(schema) ?? ""]: root = schema, ...rest } = definitionsOf(schema)
  return {
    ...(schema.$schema ? { $schema: schema.$schema } : {}),
    ...root,
    ...(Object.keys(rest).length > 0 ? { definitions: rest } : {}),
  }
}

/** The JSON Schema for what an owner may write in a content file of this kind, with `$schema`. */
export function jsonSchemaOf(kind: KindName): JsonSchema {
  const schema = standardSchema(KINDS[kind].schema)
  return { ...schema, properties: { $schema: EDITOR_LINK, ...schema.properties } }
}

const declarations = new WeakMap<z.ZodType, JsonSchema>()

/**
 * A declaration as a JSON Schema that can be walked: each reference is replaced by its target, with the target's name as `id`.
 * The reference's own description takes precedence over the target's.
 */
export function declarationOf(declaration: z.ZodType): JsonSchema {
  const known = declarations.get(declaration)
  if (known) return known
  const schema = standardSchema(declaration)
  const resolved = resolve(schema, definitionsOf(schema))
  declarations.set(declaration, resolved)
  return resolved
}

function resolve(schema: JsonSchema, definitions: Record<string, JsonSchema>): JsonSchema {
  const name = definitionName(schema)
  const resolved = name === undefined ? schema : { ...definitions[name], ...schema, id: name }
  const { properties, items, anyOf } = resolved
  const inner = (part: JsonSchema) => resolve(part, definitions)
  return {
    ...resolved,
    ...(properties && { properties: Object.fromEntries(partsOf(properties).map(([key, part]) => [key, inner(part)])) }),
    ...(isObject(items) && { items: inner(items) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
  }
}

/** The fields of an object's schema. */
export const fieldsOf = ({ properties = {} }: JsonSchema): [name: string, field: JsonSchema][] => partsOf(properties)

const partsOf = (properties: object): [string, JsonSchema][] =>
  Object.entries(properties).filter((entry): entry is [string, JsonSchema] => isObject(entry[1]))

/** The schema of a list's entries. */
export const entryOf = ({ items }: JsonSchema): JsonSchema | undefined => (isObject(items) ? items : undefined)

/** The name of the definition a schema refers to, such as `Media`. */
export function definitionName(schema: JsonSchema): string | undefined {
  const reference = schema.$ref ?? schema.allOf?.find((part) => part.$ref !== undefined)?.$ref
  return reference?.replace("#/definitions/", "")
}

const jsonType = (value: unknown) => (Array.isArray(value) ? "array" : value === null ? "null" : typeof value)

/** The schema of one child of a value, or undefined if the schema has none. */
function childSchema(schema: JsonSchema, value: unknown, key: string | number): JsonSchema | undefined {
  const alternative = (schema.anyOf ?? [schema]).find(({ type }) => type === jsonType(value))
  if (!alternative) return undefined
  return typeof key === "number" ? entryOf(alternative) : fieldsOf(alternative).find(([name]) => name === key)?.[1]
}

/** The schema of the field at `path`, or undefined if none is declared. Looks at the value where a field has alternatives. */
export function fieldSchema(kind: KindName, value: unknown, path: FieldPath): JsonSchema | undefined {
  let schema: JsonSchema | undefined = declarationOf(KINDS[kind].schema)
  let current = value
  for (const key of path) {
    schema &&= childSchema(schema, current, key)
    current = childValue(current, key)
  }
  return schema
}

/** A declared field in a content file. */
export interface DeclaredField {
  path: FieldPath
  value: unknown
  /** Its `id` says which declaration the field has, such as `Media` or `TechnologyLabel`. */
  schema: JsonSchema
}

/**
 * Each declared field of a content file's value, parents before children. Skips what is not declared.
 * Rules for a kind of field (every `Media`, every `TechnologyLabel`) thus cover fields declared later, too.
 */
export function declaredFields(kind: KindName, value: unknown): Generator<DeclaredField> {
  return fieldsBelow(declarationOf(KINDS[kind].schema), value, [])
}

function* fieldsBelow(schema: JsonSchema, value: unknown, path: FieldPath): Generator<DeclaredField> {
  if (typeof value !== "object" || value === null) return
  for (const [name, child] of Object.entries(value)) {
    const key = Array.isArray(value) ? Number(name) : name
    const found = childSchema(schema, value, key)
    if (!found) continue
    const field: DeclaredField = { path: [...path, key], value: child, schema: found }
    yield field
    yield* fieldsBelow(found, child, field.path)
  }
}
