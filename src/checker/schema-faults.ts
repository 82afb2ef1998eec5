import type { z } from "zod"
import { entryOf, type FieldPath, fieldSchema, fieldsOf, type JsonSchema } from "../content/derive/json-schema"
import { KINDS, type KindName } from "../content/kinds"
import { type Fault, makeFault, quantity } from "./fault"
import { abbreviate, type JsonDocument, placeOf, placeOfKey } from "./json-document"
import { nearestName } from "./nearest"
import { childAt, isRecord } from "./values"

type Issue = z.core.$ZodIssue

/** Checks a content file against the declaration of its kind. */
export function schemaFaults(document: JsonDocument, kind: KindName): Fault[] {
  const result = KINDS[kind].schema.safeParse(withoutEditorLink(document.value))
  if (result.success) return []
  return result.error.issues.flatMap((issue) => explainIssue({ document, kind }, issue, []))
}

/** `$schema` is for editors, so the declarations know nothing of it. */
function withoutEditorLink(value: unknown): unknown {
  if (!isRecord(value)) return value
  const { $schema, ...rest } = value
  return typeof $schema === "string" || $schema === undefined ? rest : value
}

interface Subject {
  document: JsonDocument
  kind: KindName
}

function explainIssue(subject: Subject, issue: Issue, base: FieldPath): Fault[] {
  const path = [...base, ...issue.path.map((key) => (typeof key === "number" ? key : String(key)))]
  const { document } = subject
  const value = childAt(document.value, path)
  const place = placeOf(document, path)
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownField(subject, path, key))
    case "invalid_union":
      return explainUnion(subject, issue, path, value)
    case "too_small":
      return [explainTooSmall(subject, issue, path, value)]
    case "invalid_type":
    case "invalid_value":
      if (value === undefined) return [missingField(subject, path)]
      return [
        issue.code === "invalid_value" && typeof value === "string"
          ? makeFault(place, "not-in-list", ...notInList(value, issue.values))
          : wrongType(subject, path, value),
      ]
    case "invalid_format":
      return [
        makeFault(
          place,
          typeof value === "string" && value.trim() === "" ? "empty" : "wrong-form",
          `expected ${formOf(subject, issue, path)}, came ${describe(value)}`,
          remedyForForm(subject, path, value),
        ),
      ]
    default:
      return [
        makeFault(
          place,
          "wrong-type",
          `${lowerFirst(issue.message)}, came ${describe(value)}`,
          remedyByExample(subject, path),
        ),
      ]
  }
}

/** Declarations say in their own words what form they need; Zod's words serve where they don't. */
function formOf({ document, kind }: Subject, issue: Issue, path: FieldPath): string {
  const words = issue.message.startsWith("Invalid ") ? undefined : issue.message
  return words ?? fieldSchema(kind, document.value, path)?.description ?? "another form"
}

function explainUnion(subject: Subject, issue: z.core.$ZodIssueInvalidUnion, path: FieldPath, value: unknown): Fault[] {
  if (value === undefined) return [missingField(subject, path)]
  const meant = issue.errors.find(
    (issues) => !issues.some((inner) => inner.path.length === 0 && mistakesType(inner, value)),
  )
  return meant ? meant.flatMap((inner) => explainIssue(subject, inner, path)) : [wrongType(subject, path, value)]
}

/** Whether an alternative is for another type of value altogether. */
function mistakesType(issue: Issue, value: unknown): boolean {
  if (issue.code === "invalid_type") return true
  return issue.code === "invalid_value" && typeof value !== "string"
}

function explainTooSmall(subject: Subject, issue: z.core.$ZodIssueTooSmall, path: FieldPath, value: unknown): Fault {
  const place = placeOf(subject.document, path)
  if (typeof value === "string") {
    return makeFault(
      place,
      "empty",
      value === "" ? "the text is empty" : "the text is nothing but spaces",
      remedyByExample(subject, path),
    )
  }
  if (Array.isArray(value)) {
    const problem = `expected a list of at least ${String(issue.minimum)}, came ${describe(value)}`
    return makeFault(place, "empty", problem, "add an entry")
  }
  const bound = issue.inclusive ? "at least" : "more than"
  return makeFault(
    place,
    "wrong-type",
    `expected ${bound} ${String(issue.minimum)}, came ${describe(value)}`,
    remedyByExample(subject, path),
  )
}

function missingField(subject: Subject, path: FieldPath): Fault {
  const name = String(path.at(-1) ?? "")
  const schema = fieldSchema(subject.kind, subject.document.value, path)
  const example = exampleOf(schema)
  return makeFault(
    placeOf(subject.document, path),
    "missing-field",
    `the required field "${name}" is missing${schema?.description ? ` (${schema.description.replace(/\.$/, "")})` : ""}`,
    `add "${name}": ${example === undefined ? "…" : JSON.stringify(example)}`,
  )
}

function unknownField({ document, kind }: Subject, path: FieldPath, key: string): Fault {
  const known = knownFields(kind, document.value, path)
  const others = known.filter(
    (name) => !isRecord(childAt(document.value, path)) || childAt(document.value, [...path, name]) === undefined,
  )
  const nearest = nearestName(key, others) ?? nearestName(key, known) ?? others.find((name) => beginAlike(key, name))
  return makeFault(
    placeOfKey(document, [...path, key]),
    "unknown-field",
    `unknown field "${abbreviate(key)}"`,
    nearest ? `did you mean "${nearest}"?` : `take it out; the fields here are ${known.join(", ")}`,
  )
}

/** Many a field's name is a shorter word's: `features` is `feat`, `technologies` is `techIcons`. */
const beginAlike = (written: string, name: string) =>
  name.length >= 4 && written.toLowerCase().startsWith(name.toLowerCase().slice(0, 4))

function knownFields(kind: KindName, value: unknown, path: FieldPath): string[] {
  const schema = fieldSchema(kind, value, path) ?? {}
  return [schema, ...(schema.anyOf ?? [])].flatMap(fieldsOf).map(([name]) => name)
}

function notInList(value: string, known: readonly unknown[]): [problem: string, remedy: string] {
  const names = known.map(String)
  const nearest = nearestName(value, names)
  const list = names.map((name) => `"${name}"`).join(", ")
  return [
    `expected one of ${list}, came ${describe(value)}`,
    nearest ? `did you mean "${nearest}"?` : `write one of ${list}`,
  ]
}

function wrongType(subject: Subject, path: FieldPath, value: unknown): Fault {
  const schema = fieldSchema(subject.kind, subject.document.value, path) ?? {}
  const types = [...new Set((schema.anyOf ?? [schema]).flatMap(({ type }) => type ?? []))]
  const expected = types.map((type) => TYPE_NAMES[type] ?? type).join(" or ") || "something else"
  return makeFault(
    placeOf(subject.document, path),
    "wrong-type",
    `expected ${expected}, came ${describe(value)}`,
    remedyForType(value, types) ?? remedyByExample(subject, path),
  )
}

/** The types of JSON in a message's words. */
export const TYPE_NAMES: Record<string, string> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
}

/** How to make a value one of the types that are expected; undefined where only an example helps. */
export function remedyForType(value: unknown, types: readonly string[]): string | undefined {
  const isScalar = typeof value === "number" || typeof value === "boolean"
  if (value === null) return "give it a value, or take the field out if it is not required"
  if (types.includes("string") && !types.includes("object") && isScalar) return `write it in quotes: "${String(value)}"`
  if (types.includes("boolean") && (value === "true" || value === "false")) return `write ${value} without quotes`
  if (types.includes("integer") && typeof value === "string" && /^\d+$/.test(value))
    return `write ${value} without quotes`
  if (types.includes("array") && (typeof value === "string" || isRecord(value))) {
    return `put it in brackets: [${abbreviate(JSON.stringify(value))}]`
  }
  if (types.includes("string") && Array.isArray(value) && value.length === 1 && typeof value[0] === "string") {
    return `take the brackets away: ${JSON.stringify(abbreviate(value[0]))}`
  }
  return undefined
}

/** An address that only lacks its scheme, or has a slash too many, and a colour that lacks its sign are mended; anything else gets an example. */
function remedyForForm(subject: Subject, path: FieldPath, value: unknown): string {
  const { pattern } = fieldSchema(subject.kind, subject.document.value, path) ?? {}
  if (pattern === undefined || typeof value !== "string") return remedyByExample(subject, path)
  const written = value.trim()
  const scheme = /^[^\s@/]+@[^\s@/]+$/.test(written) ? "mailto:" : "https://"
  const isAddress = /^[^\s:./][^\s:]*\.[^\s:]/.test(written)
  const candidates = [
    written.replace(/\/+$/, ""),
    ...(isAddress ? [`${scheme}${written}`] : []),
    `#${written.toLowerCase()}`,
  ]
  const mended = candidates.find((candidate) => new RegExp(pattern).test(candidate))
  return mended === undefined ? remedyByExample(subject, path) : `write ${JSON.stringify(mended)}`
}

function remedyByExample({ document, kind }: Subject, path: FieldPath): string {
  const example = exampleOf(fieldSchema(kind, document.value, path))
  return example === undefined ? "see the field in docs/content.md" : `write it like ${JSON.stringify(example)}`
}

/** An example of what a field takes: its own, or one put together from its parts. */
function exampleOf(schema: JsonSchema | undefined): unknown {
  if (!schema) return undefined
  const { examples, default: fallback, enum: known, anyOf, required = [] } = schema
  const own = examples?.[0] ?? fallback ?? known?.[0]
  if (own !== undefined) return own
  if (anyOf) return exampleOf(anyOf[0])
  const entry = entryOf(schema)
  if (entry) return [exampleOf(entry)].filter((example) => example !== undefined)
  const fields = fieldsOf(schema).filter(([name]) => required.includes(name))
  return schema.properties && Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field) ?? ""]))
}

/** What came, in words short enough for a message. */
export function describe(value: unknown): string {
  if (value === undefined) return "nothing"
  if (value === null) return "null"
  if (typeof value === "string") return value === "" ? "an empty text" : JSON.stringify(abbreviate(value))
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${value.length}`
  if (typeof value === "object")
    return Object.keys(value).length === 0
      ? "an empty object"
      : `an object of ${quantity(Object.keys(value).length, "field")}`
  return typeof value === "number" ? `the number ${value}` : JSON.stringify(value)
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
