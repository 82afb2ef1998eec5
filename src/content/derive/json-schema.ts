import { z } from "zod"
import { KINDS, type KindName } from "../kinds"

/** A JSON Schema, or a part of one (draft 7, which editors know best). */
export type JsonSchema = z.core.JSONSchema.JSONSchema

/** The folder of the schema files, relative to the project's. */
export const SCHEMAS_FOLDER = "schemas"

/** The name of a kind's schema file, which each content file of that kind names under `$schema`. */
export const schemaFileName = (kind: KindName) => `${kind}.schema.json`

const EDITOR_LINK: JsonSchema = {
  type: "string",
  description: "Where this file's schema is, so that editors complete and underline.",
}

/** Editors show `markdownDescription` with its backticks and examples typeset, and fall back on `description`. */
function addMarkdownDescription(schema: JsonSchema) {
  if (!schema.description) return
  const examples = (schema.examples ?? []).map((example) => `\`${JSON.stringify(example)}\``)
  schema.markdownDescription =
    schema.description + (examples.length > 0 ? `\n\nFor example ${examples.join(" or ")}.` : "")
}

/** The named parts of a schema that it refers to. */
export function definitionsOf(schema: JsonSchema): Record<string, JsonSchema> {
  const definitions: unknown = schema.definitions
  return isObject(definitions) ? definitions : {}
}

function isObject(value: unknown): value is Record<string, JsonSchema> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function buildJsonSchema(kind: KindName): JsonSchema {
  const schema: JsonSchema = z.toJSONSchema(KINDS[kind].schema, {
    io: "input",
    target: "draft-7",
    override: ({ jsonSchema }) => addMarkdownDescription(jsonSchema),
  })
  const { $schema, $ref } = schema
  const name = $ref?.replace("#/definitions/", "") ?? ""
  const { [name]: root = schema, ...rest } = definitionsOf(schema)
  return {
    ...($schema ? { $schema } : {}),
    ...root,
    properties: { $schema: EDITOR_LINK, ...root.properties },
    ...(Object.keys(rest).length > 0 ? { definitions: rest } : {}),
  }
}

const built = new Map<KindName, JsonSchema>()

/** The JSON Schema of what an owner may write in a content file of this kind, `$schema` included. */
export function jsonSchemaOf(kind: KindName): JsonSchema {
  const schema = built.get(kind) ?? buildJsonSchema(kind)
  built.set(kind, schema)
  return schema
}

const resolved = new WeakMap<JsonSchema, JsonSchema>()

/** A schema with the definition it refers to, if it does. Its own description stands before the definition's. */
export function resolveReference(kind: KindName, schema: JsonSchema): JsonSchema {
  const known = resolved.get(schema)
  if (known) return known
  const name = definitionName(schema)
  const definition = name === undefined ? undefined : definitionsOf(jsonSchemaOf(kind))[name]
  const whole = definition ? { ...definition, ...schema } : schema
  resolved.set(schema, whole)
  return whole
}

/** The name of the definition a schema refers to, such as `Media`. */
export function definitionName(schema: JsonSchema): string | undefined {
  const reference = schema.$ref ?? schema.allOf?.find((part) => part.$ref !== undefined)?.$ref
  return reference?.replace("#/definitions/", "")
}

const jsonType = (value: unknown) => (Array.isArray(value) ? "array" : value === null ? "null" : typeof value)

/** The schema of one child of a value, or undefined where the schema knows none. */
function childSchema(kind: KindName, schema: JsonSchema, value: unknown, key: string | number): JsonSchema | undefined {
  const child = (candidate: JsonSchema) =>
    typeof key === "number"
      ? candidate.items
      : Object.hasOwn(candidate.properties ?? {}, key) && candidate.properties?.[key]
  const whole = resolveReference(kind, schema)
  const alternatives = whole.anyOf ?? [whole]
  for (const alternative of alternatives) {
    const candidate = resolveReference(kind, alternative)
    if (candidate.type !== jsonType(value)) continue
    const found = child(candidate)
    if (typeof found === "object" && !Array.isArray(found)) return found
  }
  return undefined
}

/** A place in a content file: the keys and positions that lead to it. */
export type FieldPath = readonly (string | number)[]

/** The schema of the field at `path`, or undefined where nothing is declared. Takes the value apart where a field has alternatives. */
export function fieldSchema(kind: KindName, value: unknown, path: FieldPath): JsonSchema | undefined {
  let schema: JsonSchema | undefined = jsonSchemaOf(kind)
  let current = value
  for (const key of path) {
    if (schema === undefined) return undefined
    schema = childSchema(kind, schema, current, key)
    current = childValue(current, key)
  }
  return schema
}

/** The value of one field or entry of another, or undefined where there is none of its own. */
export function childValue(value: unknown, key: string | number): unknown {
  if (typeof value !== "object" || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, key)?.value
}

/** A declared field that a content file has. */
export interface DeclaredField {
  path: FieldPath
  value: unknown
  schema: JsonSchema
  /** The definition the field is of, such as `Media` or `TechnologyLabel`. */
  definition: string | undefined
}

/**
 * Each declared field of a content file's value, parents before children. What is not declared is passed over.
 * Rules that go by a field's kind (every `Media`, every `TechnologyLabel`) hold for fields declared later, too.
 */
export function* declaredFields(kind: KindName, value: unknown): Generator<DeclaredField> {
  yield* fieldsBelow(kind, jsonSchemaOf(kind), value, [])
}

function* fieldsBelow(kind: KindName, schema: JsonSchema, value: unknown, path: FieldPath): Generator<DeclaredField> {
  if (typeof value !== "object" || value === null) return
  for (const [name, child] of Object.entries(value)) {
    const key = Array.isArray(value) ? Number(name) : name
    const found = childSchema(kind, schema, value, key)
    if (!found) continue
    const childPath = [...path, key]
    yield { path: childPath, value: child, schema: resolveReference(kind, found), definition: definitionName(found) }
    yield* fieldsBelow(kind, found, child, childPath)
  }
}
