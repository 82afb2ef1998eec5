import { isAbsolute, join, relative } from "node:path"
import { RULES, type RuleName } from "./rules"

/** Something wrong in the content, with its place and the remedy. */
export interface Fault {
  /** The file, relative to the content folder, with `/` on every system. */
  file: string
  /** Line and column, from 1; columns count UTF-16 units, as editors do. */
  line: number
  column: number
  /** The place as a JSON pointer (RFC 6901); empty for the whole file. */
  pointer: string
  severity: "error" | "warning"
  rule: RuleName
  /** What was expected, and what was found. */
  problem: string
  /** What to do about it. */
  remedy: string
}

/** The place of a fault. */
export type Place = Pick<Fault, "file" | "line" | "column" | "pointer">

/** A fault at a place. The rule sets the severity. */
export const makeFault = (place: Place, rule: RuleName, problem: string, remedy: string): Fault => ({
  ...place,
  severity: RULES[rule].severity,
  rule,
  problem,
  remedy,
})

/** A fault of a whole file. */
export const fileFault = (file: string, rule: RuleName, problem: string, remedy: string) =>
  makeFault(wholeFile(file), rule, problem, remedy)

/** The place of a whole file. */
export const wholeFile = (file: string): Place => ({ file, line: 1, column: 1, pointer: "" })

/** A path in JSON as a pointer (RFC 6901). */
export const toPointer = (path: readonly (string | number)[]) =>
  path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")

type PlacedFault = Pick<Fault, "file" | "line" | "column"> & { rule: string }

/** Orders faults by file and place. */
export function compareFaults(a: PlacedFault, b: PlacedFault): number {
  return compareTexts(a.file, b.file) || a.line - b.line || a.column - b.column || compareTexts(a.rule, b.rule)
}

/** Compares texts by code unit, so that the order does not depend on the machine's locale. */
export const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Escapes control characters, such as line breaks and terminal codes: names may contain any, but a fault is printed as one line. */
export const onOneLine = (text: string) =>
  // eslint-disable-next-line no-control-regex -- it replaces control characters
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, (character) =>
    JSON.stringify(character)
      .slice(1, -1)
      .replace(/[\u007f-\u009f\u2028\u2029]/g, "?"),
  )

/** A content file's path as messages show it: relative to `from` if it is below, else absolute. */
export function shownPath(directory: string, file: string, from = process.cwd()): string {
  const path = join(directory, file)
  const shown = relative(from, path)
  return shown.startsWith("..") || isAbsolute(shown) ? path : shown || "."
}

/**
 * A fault as one line that terminals and editors make clickable:
 * `content/home.json:3:5  error  /name  expected text, got the number 3; write it in quotes: "3"`.
 */
export function formatFault(fault: Fault, directory: string, from = process.cwd()): string {
  const { line, column, severity, pointer, problem, remedy } = fault
  const place = `${shownPath(directory, fault.file, from)}:${line}:${column}`
  return onOneLine([place, severity, ...(pointer ? [pointer] : []), `${problem}; ${remedy}`].join("  "))
}

/** `2 errors, 1 warning` */
export function countFaults(faults: readonly Fault[]): string {
  const errors = faults.filter(isError).length
  return `${quantity(errors, "error")}, ${quantity(faults.length - errors, "warning")}`
}

/** `1 file`, `2 files` */
export const quantity = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`

/** `a, b, c and 2 more` */
export const firstOf = (names: readonly string[], max = 3) =>
  `${names.slice(0, max).join(", ")}${names.length > max ? ` and ${names.length - max} more` : ""}`

export const isError = ({ severity }: Fault) => severity === "error"

/** Whether an error keeps the content from being built. */
export const hasErrors = (faults: readonly Fault[]) => faults.some(isError)
