import fc from "fast-check"
import { z } from "zod"
import { declarationOf, definitionName, entryOf, fieldsOf, type JsonSchema } from "../../src/content/derive/json-schema"
import { KINDS, type KindName } from "../../src/content/kinds"
import { section } from "../../src/content/kinds/home"
import { childText } from "../../src/content/values"

/** Values of fields by the field's name, or by its format or the definition it refers to; `text` is for all other texts. */
interface KnownValues {
  text: fc.Arbitrary<string>
  [name: string]: fc.Arbitrary<unknown>
}

const UNDECLARED_FIELD = fc.dictionary(fc.constantFrom("x-mine", "extra", "__proto__"), fc.jsonValue({ maxDepth: 2 }), {
  maxKeys: 1,
})

/** Values that a JSON Schema allows, with at most three entries in each list, and undeclared fields where it allows them. */
export function valuesOf(schema: JsonSchema, known: KnownValues, name = ""): fc.Arbitrary<unknown> {
  const chosen = known[name] ?? known[definitionName(schema) ?? schema.id ?? schema.format ?? ""]
  if (chosen) return chosen
  const entry = entryOf(schema)
  if (entry) return fc.array(valuesOf(entry, known), { minLength: schema.minItems ?? 0, maxLength: 3 })
  if (schema.type === "object") {
    const fields = fieldsOf(schema).map(([key, field]) => [key, valuesOf(field, known, key)] as const)
    const declared = fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
    if (schema.additionalProperties === false) return declared
    return fc.tuple(declared, UNDECLARED_FIELD).map(([values, other]) => ({ ...other, ...values }))
  }
  if (schema.enum) return fc.constantFrom(...schema.enum)
  return schema.type === "boolean" ? fc.boolean() : known.text
}

/** Fields that a résumé has no place for. */
const WITHOUT_PLACE = {
  Media: fc.constant("./me.png"),
  ProfileIcon: fc.constant("link"),
  FeaturedReference: fc.constant("projects/loom"),
  Story: fc.constant("./about.md"),
  mobile: fc.constant("iOS"),
}

/** Any content file of a kind. Each section of the home page is listed once. */
export function contentOf(kind: KindName, values: KnownValues) {
  const known = { ...WITHOUT_PLACE, ...values }
  const sections = fc.uniqueArray(valuesOf(declarationOf(section), known), {
    selector: (each) => childText(each, "section"),
    maxLength: 4,
  })
  return valuesOf(declarationOf(KINDS[kind].schema), { ...known, sections }).map((each) =>
    z.looseObject({}).parse(each),
  )
}
