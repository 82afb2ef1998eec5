import { z } from "zod"
import { type Fault, makeFault } from "../../src/checker/fault"
import { type JsonDocument, placeOf } from "../../src/checker/json-document"
import { describe, remedyForType, TYPE_NAMES } from "../../src/checker/schema-faults"
import { childAt, isRecord } from "../../src/content/values"

// Other tools write null for missing values; it means the same here.
const text = z.string().nullish()
const texts = z.array(text).nullish()
const fieldsOf = (names: string, type: z.ZodType) =>
  Object.fromEntries((names.match(/\w+/g) ?? []).map((name) => [name, type]))
/** An object with texts, lists of texts, and other fields. */
const fields = (names: string, lists = "", others: z.ZodRawShape = {}) =>
  z.looseObject({ ...fieldsOf(names, text), ...fieldsOf(lists, texts), ...others }).nullish()
const entries = (names: string, lists = "") => z.array(fields(names, lists)).nullish()

const DATES = "startDate endDate"

/**
 * The types of JSON Resume: custom fields may hold anything, and the format of addresses and dates is checked where they are
 * used. `company` and `website` are from the first version of JSON Resume.
 */
const SECTIONS = {
  basics: fields("name label image email phone url summary", "", {
    location: fields("address postalCode city countryCode region"),
    profiles: entries("network username url"),
  }),
  work: entries(`name company location description position url website summary ${DATES}`, "highlights"),
  volunteer: entries(`organization position url website summary ${DATES}`, "highlights"),
  education: entries(`institution url area studyType score ${DATES}`, "courses"),
  awards: entries("title date awarder summary"),
  certificates: entries("name date url issuer"),
  publications: entries("name publisher releaseDate url website summary"),
  skills: entries("name level", "keywords"),
  languages: entries("language fluency"),
  interests: entries("name", "keywords"),
  references: entries("name reference"),
  projects: entries(`name description url entity type ${DATES}`, "highlights keywords roles"),
}

const resume = z.looseObject(SECTIONS)

/** The sections that make a file a résumé. */
export const SECTION_NAMES = Object.keys(SECTIONS)

/** Whether a value has any section of a résumé. */
export const isResume = (value: unknown) => isRecord(value) && SECTION_NAMES.some((name) => Object.hasOwn(value, name))

const EXAMPLES: Record<string, string> = { string: '"text"', array: '["text"]', object: '{ "name": "text" }' }

/** Everything in a résumé whose type differs from JSON Resume's, with its place and remedy. */
export function resumeFaults(document: JsonDocument): Fault[] {
  return (resume.safeParse(document.value).error?.issues ?? []).map((issue) => {
    const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)))
    const value = childAt(document.value, path)
    const expected = issue.code === "invalid_type" ? issue.expected : ""
    return makeFault(
      placeOf(document, path),
      "wrong-type",
      `expected ${TYPE_NAMES[expected] ?? expected}, got ${describe(value)}`,
      remedyForType(value, [expected]) ?? `write it like ${EXAMPLES[expected] ?? "the schema on jsonresume.org"}`,
    )
  })
}
