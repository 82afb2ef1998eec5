import type { z } from "zod"
import { entryOf, fieldSchema, fieldsOf, type JsonSchema } from "../content/derive/json-schema"
import { KINDS } from "../content/kinds"
import type { ContentFile } from "./content-file"
import { type Fault, makeFault, quantity } from "./fault"
import { abbreviate, faultAt, placeOfKey } from "./json-document"
import { didYouMean, nearestName } from "./nearest"
import type { RuleName } from "./rules"
import { childAt, type FieldPath, isRecord } from "../content/values"

type Issue = z.core.$ZodIssue

/** Checks a content file against the declaration of its kind. */
export function schemaFaults(file: ContentFile): Fault[] {
  const { error } = KINDS[file.kind].schema.safeParse(withoutEditorLink(file.content))
  return (error?.issues ?? []).flatMap((issue) => explainIssue(file, issue))
}

/** `$schema` is for editors, so the declarations don't include it. */
function withoutEditorLink(value: unknown): unknown {
  if (!isRecord(value)) return value
  const { $schema, ...rest } = value
  return typeof $schema === "string" || $schema === undefined ? rest : value
}

function explainIssue(file: ContentFile, issue: Issue, base: FieldPath = []): Fault[] {
  const path = [...base, ...issue.path.map((key) => (typeof key === "number" ? key : String(key)))]
  const value = childAt(file.content, path)
  const schema = fieldSchema(file.kind, file.content, path) ?? {}
  const fault = (rule: RuleName, problem: string, remedy = remedyByExample(schema)) => [
    faultAt(file, path, rule, problem, remedy),
  ]
  const got = `got ${describe(value)}`
  const wrongType = () => {
    const declared = [...new Set((schema.anyOf ?? [schema]).flatMap(({ type }) => type ?? []))]
    // The values of an object with any keys are not declared one by one.
    const types = declared.length === 0 && issue.code === "invalid_type" ? [issue.expected] : declared
    const expected = types.map((type) => TYPE_NAMES[type] ?? type).join(" or ") || "something else"
    return fault("wrong-type", `expected ${expected}, ${got}`, remedyForType(value, types))
  }
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownField(file, path, key, schema))
    case "too_small":
      if (typeof value === "string") {
        return fault("empty", value === "" ? "the text is empty" : "the text is nothing but spaces")
      }
      if (Array.isArray(value)) {
        return fault("empty", `expected a list of at least ${String(issue.minimum)}, ${got}`, "add an entry")
      }
      return fault(
        "wrong-type",
        `expected ${issue.inclusive ? "at least" : "more than"} ${String(issue.minimum)}, ${got}`,
      )
    case "too_big":
      return fault("wrong-type", `expected at most ${String(issue.maximum)}, ${got}`)
    case "invalid_union":
    case "invalid_type":
    case "invalid_value": {
      if (value === undefined) return fault("missing-field", ...missingField(String(path.at(-1) ?? ""), schema))
      if (issue.code === "invalid_union") {
        const meant = issue.errors.find(
          (issues) => !issues.some((inner) => inner.path.length === 0 && expectsOtherType(inner, value)),
        )
        return meant ? meant.flatMap((inner) => explainIssue(file, inner, path)) : wrongType()
      }
      if (issue.code === "invalid_type" || typeof value !== "string") return wrongType()
      const list = issue.values.map((name) => `"${String(name)}"`).join(", ")
      const remedy = didYouMean(value, issue.values.map(String), `write one of ${list}`)
      return fault("not-in-list", `expected one of ${list}, ${got}`, remedy)
    }
    case "invalid_format": {
      // Zod's default message is replaced by the field's description; a declaration's own message names the form.
      const form = issue.message.startsWith("Invalid ") ? schema.description : issue.message
      const rule = typeof value === "string" && value.trim() === "" ? "empty" : "wrong-form"
      return fault(rule, `expected ${form ?? "another form"}, ${got}`, remedyForForm(schema, value))
    }
    case "invalid_key":
      return fault("wrong-form", `expected ${issue.issues[0]?.message}, got ${describe(path.at(-1))}`, "rename it")
    default:
      return fault("wrong-type", `${lowerFirst(issue.message)}, ${got}`)
  }
}

/** Whether an alternative is for a different type of value. */
const expectsOtherType = (issue: Issue, value: unknown) =>
  issue.code === "invalid_type" || (issue.code === "invalid_value" && typeof value !== "string")

function missingField(name: string, schema: JsonSchema): [problem: string, remedy: string] {
  const example = exampleOf(schema)
  const description = schema.description ? ` (${schema.description.replace(/\.$/, "")})` : ""
  return [
    `the required field "${name}" is missing${description}`,
    `add "${name}": ${example === undefined ? "…" : JSON.stringify(example)}`,
  ]
}

function unknownField(file: ContentFile, path: FieldPath, key: string, schema: JsonSchema): Fault {
  const known = [schema, ...(schema.anyOf ?? [])].flatMap(fieldsOf).map(([name]) => name)
  const unused = known.filter((name) => childAt(file.content, [...path, name]) === undefined)
  const nearest = nearestName(key, unused) ?? nearestName(key, known) ?? unused.find((name) => startsLike(key, name))
  const remedy = nearest ? `did you mean "${nearest}"?` : `remove it; the fields here are ${known.join(", ")}`
  return makeFault(placeOfKey(file, [...path, key]), "unknown-field", `unknown field "${abbreviate(key)}"`, remedy)
}

/** Many field names abbreviate another word: `feat` for `features`, `techIcons` for `technologies`. */
const startsLike = (written: string, name: string) =>
  name.length >= 4 && written.toLowerCase().startsWith(name.toLowerCase().slice(0, 4))

/** The JSON types as messages call them. */
export const TYPE_NAMES: Record<string, string> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
}

/** How to make a value one of the expected types; undefined if only an example helps. */
export function remedyForType(value: unknown, types: readonly string[]): string | undefined {
  const isScalar = typeof value === "number" || typeof value === "boolean"
  if (value === null) return "give it a value, or remove it if it is not required"
  if (types.includes("string") && !types.includes("object") && isScalar) return `write it in quotes: "${String(value)}"`
  if (types.includes("boolean") && (value === "true" || value === "false")) return `write ${value} without quotes`
  if (types.includes("integer") && typeof value === "string" && /^\d+$/.test(value))
    return `write ${value} without quotes`
  if (types.includes("array") && (typeof value === "string" || isRecord(value))) {
    return `put it in brackets: [${abbreviate(JSON.stringify(value))}]`
  }
  if (types.includes("string") && Array.isArray(value) && value.length === 1 && typeof value[0] === "string") {
    return `remove the brackets: ${JSON.stringify(abbreviate(value[0]))}`
  }
  return undefined
}

/** Corrects an address or telephone number that lacks its scheme, or has spaces or a surplus slash, a tag with `_`, and a colour without `#`. */
function remedyForForm(schema: JsonSchema, value: unknown): string | undefined {
  const { pattern } = schema
  if (pattern === undefined || typeof value !== "string") return undefined
  const written = value.trim()
  const scheme = /^[^\s@/]+@[^\s@/]+$/.test(written) ? "mailto:" : "https://"
  const isAddress = /^[^\s:./][^\s:]*\.[^\s:]/.test(written)
  const candidates = [
    written.replace(/\/+$/, ""),
    written.replace(/^\.\//, "/"),
    ...(/^[^/:]+\.(pdf|docx?|png|jpe?g)$/i.test(written) ? [`./${written}`] : []),
    ...(isAddress ? [`${scheme}${written}`] : []),
    ...(/^(tel:)?\+[\d\s().-]+$/.test(written) ? [`tel:${written.replace("(0)", "").replaceAll(/[^+\d]/g, "")}`] : []),
    written.replaceAll(/\s+/g, written.startsWith("tel:") ? "" : "%20"),
    `#${written.toLowerCase()}`,
    written.replaceAll("_", "-"),
    written.toLowerCase(),
  ]
  const corrected = candidates.find((candidate) => new RegExp(pattern).test(candidate))
  return corrected === undefined ? undefined : `write ${JSON.stringify(corrected)}`
}

function remedyByExample(schema: JsonSchema): string {
  const example = exampleOf(schema)
  return example === undefined ? "see the field in docs/content.md" : `write it like ${JSON.stringify(example)}`
}

/** An example of a field's value: its own, or one built from its parts. */
function exampleOf(schema: JsonSchema): unknown {
  const { examples, default: fallback, enum: known, anyOf, required = [] } = schema
  const own = examples?.[0] ?? fallback ?? known?.[0]
  if (own !== undefined) return own
  if (anyOf?.[0]) return exampleOf(anyOf[0])
  const entry = entryOf(schema)
  if (entry) return [exampleOf(entry)].filter((example) => example !== undefined)
  const fields = fieldsOf(schema).filter(([name]) => required.includes(name))
  return schema.properties && Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field) ?? ""]))
}

/** What was found, short enough for a message. */
export function describe(value: unknown): string {
  if (value === undefined) return "nothing"
  if (value === null) return "null"
  if (typeof value === "string") return value === "" ? "empty text" : JSON.stringify(abbreviate(value))
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${value.length}`
  if (typeof value === "object") {
    const count = Object.keys(value).length
    return count === 0 ? "an empty object" : `an object of ${quantity(count, "field")}`
  }
  return typeof value === "number" ? `the number ${value}` : JSON.stringify(value)
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
