import { existsSync } from "node:fs"
import { homedir } from "node:os"
import { resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { Refusal } from "../lib/command"

/**
 * The files and folders in a text: a path as it is, or one or more as a terminal or a file manager pastes them: in quotes, with
 * escaped spaces, as `file:` addresses. Refuses any that don't exist.
 */
export function pastedPaths(text: string): string[] {
  const asItIs = pathOf(text)
  if (existsSync(asItIs)) return [asItIs]
  const paths = wordsOf(text).map(pathOf)
  const missing = paths.find((path) => !existsSync(path))
  if (missing !== undefined) throw new Refusal(`There is no ${paths.some(existsSync) ? missing : text}.`)
  return paths
}

function pathOf(word: string): string {
  const path = word.trim()
  if (!/^file:\/\//i.test(path)) return resolve(path.replace(/^~(?=\/|$)/, homedir()))
  try {
    return fileURLToPath(path)
  } catch {
    throw new Refusal(`There is no ${path}.`)
  }
}

/** On Windows a backslash does not escape: it separates folders. */
const WORD =
  process.platform === "win32" ? /(?:"[^"]*"|'[^']*'|[^\s"'])+/g : /(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/g
const PART = process.platform === "win32" ? /"([^"]*)"|'([^']*)'/g : /"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/g

/** The words a shell would make of a text. */
const wordsOf = (text: string): string[] =>
  Array.from(text.matchAll(WORD), ([word]) =>
    word.replace(PART, (_, inDouble?: string, inSingle?: string, escaped?: string) =>
      inDouble === undefined ? (inSingle ?? escaped ?? "") : inDouble.replace(/\\(["\\$`])/g, "$1"),
    ),
  )
