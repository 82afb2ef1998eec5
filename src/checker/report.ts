import type { CheckResult } from "./check-content"
import { countFaults, type Fault, formatFault, quantity, shownPath } from "./fault"

/** A check's faults, a line each, and a line that sums them up. Errors come last: that is where a terminal leaves its reader. */
export function formatReport({ faults, contentFiles, mediaFiles }: CheckResult, directory: string): string {
  const isError = ({ severity }: Fault) => severity === "error"
  const inOrder = [...faults.filter((fault) => !isError(fault)), ...faults.filter(isError)]
  const lines = inOrder.map((fault) => formatFault(fault, directory))
  const checked = `${quantity(contentFiles, "content file")} and ${quantity(mediaFiles, "media file")} in ${shownPath(directory, "", process.cwd())}`
  const summary = `${checked}: ${faults.length === 0 ? "nothing wrong" : countFaults(faults)}`
  return [...lines, ...(lines.length > 0 ? [""] : []), summary].join("\n")
}

/** The same for machines: an object with `faults`, `errors`, `warnings`, `contentFiles` and `mediaFiles`. */
export function formatReportAsJson({ faults, contentFiles, mediaFiles }: CheckResult, directory: string): string {
  const errors = faults.filter(({ severity }) => severity === "error").length
  const shown = faults.map((fault) => ({ ...fault, file: shownPath(directory, fault.file, process.cwd()) }))
  return JSON.stringify({ faults: shown, errors, warnings: faults.length - errors, contentFiles, mediaFiles }, null, 2)
}
