import { existsSync } from "node:fs"
import { homedir } from "node:os"
import { resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { Refusal } from "./content-writer"

/**
 * The files and folders that a text says: a path as it is, or one or several as a terminal or a file manager pastes them: in quotes, with
 * escaped spaces, as `file:` addresses. Refuses what is not there.
 */
export function pastedPaths(text: string): string[] {
  const asItIs = pathOf(text)
  if (existsSync(asItIs)) return [asItIs]
  const paths = wordsOf(text).map(pathOf)
  const missing = paths.find((path) => !existsSync(path))
  if (missing !== undefined) throw new Refusal(`There is no ${paths.length > 1 ? missing : text}.`)
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

/** What a backslash stands for is another thing on Windows: the next folder. */
const WORD =
  process.platform === "win32" ? /(?:"[^"]*"|'[^']*'|[^\s"'])+/g : /(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/g
const PART = process.platform === "win32" ? /"([^"]*)"|'([^']*)'/g : /"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/g

/** The words that a shell would make of a text. */
const wordsOf = (text: string): string[] =>
  Array.from(text.matchAll(WORD), ([word]) =>
    word.replace(PART, (_, inDouble?: string, inSingle?: string, escaped?: string) =>
      inDouble === undefined ? (inSingle ?? escaped ?? "") : inDouble.replace(/\\(["\\$`])/g, "$1"),
    ),
  )
