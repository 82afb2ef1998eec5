import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { checkContent, type CheckResult } from "../../../src/checker/check-content"
import { formatFault } from "../../../src/checker/fault"
import { isRecord } from "../../../src/content/values"
import { KINDS, KIND_NAMES } from "../../../src/content/kinds"
import { CASES } from "../../support/cases"
import { VALID_FILES, validContent, writeContent } from "./support/content-in-memory"

let directory: string

beforeAll(async () => {
  directory = writeContent(await validContent())
})
const anyFile = fc.constantFrom(...Object.entries(VALID_FILES))

/** Any JSON value, including some that are meaningful in content. */
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>("", " ", null, [], {}, 0, -0.5e-9, true, "./x.png", "..", "https://", { src: 1 }, [[]]),
)

const anyKey = fc.oneof(
  fc.constantFrom("title", "titel", "img", "content", "value", "__proto__", "toString", "$schema", "", "a/b", "~"),
  fc.string({ maxLength: 8 }),
)

type Mutation = (parent: unknown[] | Record<string, unknown>, key: string) => void

const anyMutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.constant<Mutation>((parent, key) =>
    Array.isArray(parent) ? parent.splice(Number(key), 1) : Reflect.deleteProperty(parent, key),
  ),
  anyValue.map<Mutation>((value) => (parent, key) => set(parent, key, value)),
  fc.tuple(anyKey, anyValue).map<Mutation>(
    ([name, value]) =>
      (parent) =>
        set(parent, name, value),
  ),
)

/** Sets an entry of a list, or an own property of an object: assigning to `__proto__` would change the prototype instead. */
function set(parent: unknown[] | Record<string, unknown>, key: string, value: unknown): void {
  if (Array.isArray(parent)) parent.splice(Number.parseInt(key, 10) || 0, 1, value)
  else Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true })
}

/** All keys within a value, each with the list or object that has it. */
function placesIn(value: unknown): { parent: unknown[] | Record<string, unknown>; key: string }[] {
  if (!Array.isArray(value) && !isRecord(value)) return []
  const parent: unknown[] | Record<string, unknown> = value
  return Object.entries(value).flatMap(([key, child]) => [{ parent, key }, ...placesIn(child)])
}

/** Checks the content with one file's text replaced, and asserts what must hold for every result. */
async function checkWith(file: string, text: string): Promise<CheckResult> {
  const path = join(directory, file)
  const original = readFileSync(path)
  writeFileSync(path, text)
  try {
    const result = await checkContent(directory)
    expectWellFormedFaults(result, file, text)
    return result
  } finally {
    writeFileSync(path, original)
  }
}

function expectWellFormedFaults({ faults }: CheckResult, file: string, text: string) {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/)
  for (const fault of faults) {
    const line = formatFault(fault, directory)
    expect(line).not.toMatch(/\n|undefined|\[object|NaN|\bat .*:\d+:\d+\)|node_modules|Cannot read|is not a function/)
    expect(fault.problem).not.toBe("")
    expect(fault.remedy).not.toBe("")
    if (fault.file !== file) continue
    expect(fault.line).toBeGreaterThanOrEqual(1)
    expect(fault.line).toBeLessThanOrEqual(lines.length)
    expect(fault.column).toBeGreaterThanOrEqual(1)
    expect(fault.column).toBeLessThanOrEqual((lines[fault.line - 1]?.length ?? 0) + 1)
  }
}

const hasErrorIn = ({ faults }: CheckResult, file: string) =>
  faults.some((fault) => fault.file === file && fault.severity === "error")

/** Whether a value violates the schema of the file's kind: the check must report an error then. */
function violatesSchema(file: string, value: unknown): boolean {
  const kind = KIND_NAMES.find((name) => file.endsWith(KINDS[name].fileName))
  if (!kind || !isRecord(value)) return true
  const fields = Object.fromEntries(Object.entries(value).filter(([name]) => name !== "$schema"))
  return !KINDS[kind].schema.safeParse(fields).success
}

test("files with mutated values get errors, and never crash the check", async () => {
  let broken = 0
  const mutated = fc.asyncProperty(anyFile, fc.nat(), anyMutation, async ([file, text], place, mutate) => {
    const value: unknown = JSON.parse(text)
    const places = placesIn(value)
    const chosen = places[place % places.length]
    if (chosen) mutate(chosen.parent, chosen.key)
    const written = JSON.stringify(value, null, 2)
    const result = await checkWith(file, written)
    if (!violatesSchema(file, JSON.parse(written))) return
    broken++
    expect(hasErrorIn(result, file)).toBe(true)
  })
  await fc.assert(mutated, CASES)
  // Enough mutations break a file for the property above to mean something.
  expect(broken).toBeGreaterThan(CASES.numRuns / 3)
})

const anyTypo = fc.oneof(
  fc.record({ cut: fc.integer({ min: 1, max: 30 }), put: fc.constant("") }),
  fc.record({
    cut: fc.integer({ min: 0, max: 2 }),
    put: fc.constantFrom(...Array.from(`{}[],:"'\\/*#\u201c\t\r\n \u0000\ud800\ufeff01tn-.`)),
  }),
  fc.record({ cut: fc.integer({ min: 0, max: 5 }), put: fc.string({ unit: "binary", maxLength: 12 }) }),
)

test("files with typing mistakes get errors, and never crash the check", async () => {
  let broken = 0
  const mistyped = fc.asyncProperty(anyFile, fc.nat(), anyTypo, async ([file, text], place, { cut, put }) => {
    const at = place % text.length
    const written = text.slice(0, at) + put + text.slice(at + cut)
    const result = await checkWith(file, written)
    const value = parse(Buffer.from(written).toString())
    if (value !== undefined && !violatesSchema(file, value)) return
    broken++
    expect(hasErrorIn(result, file)).toBe(true)
  })
  await fc.assert(mistyped, CASES)
  expect(broken).toBeGreaterThan(CASES.numRuns / 3)
})

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
