import type { CheckResult } from "./check-content"
import { countFaults, type Fault, firstOf, formatFault, isError, onOneLine, quantity, shownPath } from "./fault"
import type { RuleName } from "./rules"
import type { TranslationCoverage } from "./translations"
import { groupBy } from "../content/values"

/**
 * Formats the faults that the previous check had not reported, and a summary; the whole report if there was no previous check.
 * Empty if nothing has changed.
 */
export function formatChanges(result: CheckResult, before: CheckResult | undefined, directory: string): string {
  if (!before) return formatReport(result, directory)
  const known = new Set(before.faults.map(identityOf))
  const newFaults = result.faults.filter((fault) => !known.has(identityOf(fault)))
  const linesOf = (each: CheckResult) => [summaryOf(each, directory), ...each.languages.map(translatedLine)].join("\n")
  const isSame = newFaults.length === 0 && linesOf(result) === linesOf(before)
  return isSame ? "" : formatReport(result, directory, newFaults)
}

/** A key by which a fault is recognised even after lines were added before it. */
const identityOf = ({ file, line, pointer, problem }: Fault) =>
  JSON.stringify([file, pointer === "" ? line : pointer, problem])

/** A result with its warnings turned into errors. */
export const withWarningsAsErrors = (result: CheckResult): CheckResult => ({
  ...result,
  faults: result.faults.map((fault) => ({ ...fault, severity: "error" })),
})

/** Formats faults as lines: warnings grouped by rule, then errors. */
export function faultLines(faults: readonly Fault[], directory: string): string[] {
  const warnings = faults.filter((fault) => !isError(fault))
  const errors = faults.filter(isError).map((fault) => formatFault(fault, directory))
  return [...warningLines(warnings, directory), ...errors]
}

/** Formats a check's faults, by default all, and a summary. Errors come last, at the end of the terminal's output. */
export function formatReport(result: CheckResult, directory: string, newFaults = result.faults): string {
  const reported = result.faults.length - newFaults.length
  return [
    ...faultLines(newFaults, directory),
    ...(newFaults.length > 0 ? [""] : []),
    `${summaryOf(result, directory)}${reported > 0 ? `, ${reported} of them reported before` : ""}`,
    ...result.languages.map(translatedLine),
    ...(newFaults.length > 0 ? firstStep(result.faults, directory) : []),
  ].join("\n")
}

/** How many files a language's line lists at most. */
const MAX_LISTED_FILES = 8

/** How much is translated into a language. The site shows the rest in its first language. */
function translatedLine({ language, texts, translated, files }: TranslationCoverage): string {
  const untranslated = files.length > 0 ? `; incomplete: ${firstOf(files, MAX_LISTED_FILES)}` : ""
  return `${language}: ${translated} of ${quantity(texts, "text")} translated${untranslated}`
}

function summaryOf({ faults, contentFiles, mediaFiles }: CheckResult, directory: string): string {
  const checked = `${quantity(contentFiles, "content file")} and ${quantity(mediaFiles, "media file")} in ${shownPath(directory, "")}`
  return `${checked}: ${faults.length === 0 ? "nothing wrong" : countFaults(faults)}`
}

/** If a rule has at least this many warnings, they are grouped under its name, which `docs/content.md` explains. */
const MIN_GROUP_SIZE = 3

function warningLines(warnings: readonly Fault[], directory: string): string[] {
  const groups = groupBy(warnings, ({ rule }) => rule)
  const isGrouped = (rule: RuleName) => (groups.get(rule)?.length ?? 0) >= MIN_GROUP_SIZE
  return [
    ...warnings.filter(({ rule }) => !isGrouped(rule)).map((fault) => formatFault(fault, directory)),
    ...[...groups].flatMap(([rule, faults]) =>
      isGrouped(rule) ? [`${quantity(faults.length, "warning")}  ${rule}`, ...linesOfGroup(faults, directory)] : [],
    ),
  ]
}

/** One line per file and problem, with all places. The first place's remedy is an example for the others. */
function linesOfGroup(faults: readonly Fault[], directory: string): string[] {
  const alike = groupBy(faults, ({ file, problem }) => `${file}\n${problem}`)
  return Array.from(alike.values(), (same) => {
    const places = same.map(({ line, column }) => `${line}:${column}`).join(", ")
    const [first] = same
    const file = shownPath(directory, first.file)
    return `  ${onOneLine(`${file}:${places}  ${first.problem}; ${first.remedy}`)}`
  })
}

const OWNER_FIELDS = ["site.json/brand", "site.json/owner", "home.json/name", "home.json/tagline"]

/** What to do first if the content is still the template's, or as `content:clear` left it. */
function firstStep(faults: readonly Fault[], directory: string): string[] {
  const placeholders = faults.filter(({ rule }) => rule === "placeholder").map(({ file, pointer }) => file + pointer)
  if (!OWNER_FIELDS.every((place) => placeholders.includes(place))) return []
  const isSample = placeholders.some((place) => place.endsWith("/work.json/label"))
  const first = isSample ? "This is still the sample. First make room: npm run content:clear. Then" : "First"
  return [`${first} say who you are: ${shownPath(directory, "home.json")} and ${shownPath(directory, "site.json")}`]
}

/** The last line of a build on CI: the placeholders that are left in the site; empty if there are none. */
export function placeholderNotice({ faults }: CheckResult, directory: string): string[] {
  const places = faults
    .filter(({ rule }) => rule === "placeholder")
    .map(({ file, line, column, pointer }) => `${shownPath(directory, file)}:${line}:${column} ${pointer}`)
  const count = quantity(places.length, "placeholder")
  const notice = `warning  ${count} left in the content, and so in the site: ${onOneLine(firstOf(places))}. Replace them before you publish.`
  return places.length === 0 ? [] : [notice]
}

/** Formats a result as JSON: an object with `faults`, `errors`, `warnings`, `contentFiles` and `mediaFiles`. */
export function formatReportAsJson({ faults, contentFiles, mediaFiles }: CheckResult, directory: string): string {
  const errors = faults.filter(isError).length
  const shown = faults.map((fault) => ({ ...fault, file: shownPath(directory, fault.file) }))
  return JSON.stringify({ faults: shown, errors, warnings: faults.length - errors, contentFiles, mediaFiles }, null, 2)
}
