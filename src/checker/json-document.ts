import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser"
import type { FieldPath } from "../content/derive/json-schema"
import { type Fault, makeFault, type Place, toPointer, wholeFile } from "./fault"

/** A JSON file with the places of all that is in it. */
export interface JsonDocument {
  file: string
  /** What the file holds; undefined where it does not parse. */
  value: unknown
  root: Node | undefined
  text: string
  lineStarts: readonly number[]
}

/** Offsets of the first character of each line; a line ends in `\n`, `\r\n` or `\r`. */
function findLineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), (end) => end.index + end[0].length)]
}

function positionAt(lineStarts: readonly number[], offset: number): { line: number; column: number } {
  let first = 0
  let last = lineStarts.length - 1
  while (first < last) {
    const middle = Math.ceil((first + last) / 2)
    if ((lineStarts[middle] ?? 0) <= offset) first = middle
    else last = middle - 1
  }
  return { line: first + 1, column: offset - (lineStarts[first] ?? 0) + 1 }
}

/** The place of an offset, in characters, in the document. */
function placeAt(document: JsonDocument, offset: number, path: FieldPath = []): Place {
  return { file: document.file, ...positionAt(document.lineStarts, offset), pointer: toPointer(path) }
}

/**
 * The place of a field's value; of the nearest thing around it where the field is not there.
 * The pointer names the field all the same.
 */
export function placeOf(document: JsonDocument, path: FieldPath): Place {
  for (let length = path.length; document.root && length >= 0; length--) {
    const node = findNodeAtLocation(document.root, path.slice(0, length))
    if (node) return placeAt(document, node.offset, path)
  }
  return { ...wholeFile(document.file), pointer: toPointer(path) }
}

/** The place of a field's name. */
export function placeOfKey(document: JsonDocument, path: FieldPath): Place {
  const node = document.root && findNodeAtLocation(document.root, [...path])
  const property = node?.parent?.type === "property" ? node.parent : undefined
  return property ? placeAt(document, property.offset, path) : placeOf(document, path)
}

/** Reads a file's bytes as JSON. Never throws: what does not parse is told in the faults, and leaves `value` undefined. */
export function readJsonDocument(file: string, bytes: Uint8Array): { document: JsonDocument; faults: Fault[] } {
  const { text, faults } = decode(file, bytes)
  const document: JsonDocument = { file, value: undefined, root: undefined, text, lineStarts: findLineStarts(text) }
  if (faults.some(({ problem }) => !problem.includes("byte-order mark"))) return { document, faults }
  const syntax = parseInto(document)
  return { document, faults: [...faults, ...syntax] }
}

const SAVE_AS_UTF8 = "save it as UTF-8 without a byte-order mark"

function decode(file: string, bytes: Uint8Array): { text: string; faults: Fault[] } {
  const encodingFault = (problem: string, place = wholeFile(file)) => [
    makeFault(place, "json-encoding", problem, SAVE_AS_UTF8),
  ]
  const [first, second, third] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { text: "", faults: encodingFault("the file is UTF-16") }
  }
  // The decoder leaves the mark of UTF-8 out, as editors do, so that columns of the first line stay true.
  const text = new TextDecoder().decode(bytes)
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf
  if (hasMark) return { text, faults: encodingFault("the file begins with a byte-order mark") }
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    const lineStarts = findLineStarts(text)
    const place = { file, ...positionAt(lineStarts, Math.max(text.indexOf("\ufffd"), 0)), pointer: "" }
    return { text, faults: encodingFault("the file is not UTF-8 from here on", place) }
  }
  return { text, faults: [] }
}

function parseInto(document: JsonDocument): Fault[] {
  const { text } = document
  const errors: ParseError[] = []
  try {
    document.root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
    if (errors.length === 0) {
      document.value = JSON.parse(text)
      return repeatedFields(document)
    }
  } catch (error) {
    document.root = undefined
    const [problem, remedy] =
      error instanceof RangeError
        ? ["lists or objects are nested too deeply", "take some of the brackets out"]
        : [`the file is not JSON (${String(error)})`, "mend it where an editor underlines it"]
    return [makeFault(wholeFile(document.file), "json-syntax", problem, remedy)]
  }
  document.root = undefined
  return syntaxFaults(document, errors)
}

/** JSON lets the last of repeated fields win without a word. */
function repeatedFields(document: JsonDocument): Fault[] {
  const faults: Fault[] = []
  const pending: { node: Node; path: FieldPath }[] = document.root ? [{ node: document.root, path: [] }] : []
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, path } = next
    const seen = new Set<unknown>()
    for (const [index, child] of (node.children ?? []).entries()) {
      const [key, value] = child.type === "property" ? (child.children ?? []) : []
      const name: unknown = key?.value
      if (typeof name !== "string") {
        pending.push({ node: child, path: [...path, index] })
        continue
      }
      if (seen.has(name)) {
        const place = placeAt(document, child.offset, [...path, name])
        faults.push(
          makeFault(
            place,
            "json-repeated-field",
            `the field "${name}" stands here a second time`,
            "keep one of the two",
          ),
        )
      }
      seen.add(name)
      if (value) pending.push({ node: value, path: [...path, name] })
    }
  }
  return faults
}

/** Each comment and trailing comma, and the first of all other errors: a parser out of step reports what follows from it, too. */
function syntaxFaults(document: JsonDocument, errors: readonly ParseError[]): Fault[] {
  const faults: Fault[] = []
  let isInStep = true
  let last = -1
  for (const error of errors) {
    if (!isInStep) break
    const explained = explain(document.text, error)
    // The parser may report one comma twice: for the name and for the value that should have followed.
    if (explained.offset === last) continue
    last = explained.offset
    isInStep = explained.recovers
    faults.push(makeFault(placeAt(document, explained.offset), "json-syntax", explained.problem, explained.remedy))
  }
  return faults
}

interface Explanation {
  offset: number
  problem: string
  remedy: string
  /** Whether the parser knows where it is after the error. */
  recovers: boolean
}

function explain(text: string, { error, offset, length }: ParseError): Explanation {
  const stuck = (problem: string, remedy: string, at = offset): Explanation => ({
    offset: at,
    problem,
    remedy,
    recovers: false,
  })
  const name = printParseErrorCode(error)
  const word = text.slice(offset, offset + length)
  const before = text.slice(0, offset).trimEnd()
  const isClosing = /^[}\]]/.test(text.slice(offset))
  if (text.trim() === "") return stuck("the file is empty", "write an object, such as { }, or take the file away", 0)
  if (isClosing && before.endsWith(",")) {
    const at = before.length - 1
    return { ...stuck("a comma before a closing bracket", "take the comma out", at), recovers: true }
  }
  if (name === "InvalidCommentToken") {
    return { ...stuck("a comment, which JSON does not have", "take the comment out"), recovers: true }
  }
  if (/^(<<<<<<<|=======|>>>>>>>)/.test(text.slice(offset))) {
    return stuck("the mark of a merge conflict", "decide for one of the two sides and take the marks out")
  }
  if (/^['\u2018\u2019\u201c\u201d\u00ab\u00bb`]/.test(text.slice(offset))) {
    return stuck(`a quotation mark that JSON does not know: ${text.charAt(offset)}`, 'use straight double quotes: "')
  }
  // Spaces of word processors and web pages; all but U+0020 and the tab are letters to the parser.
  const space = /[^\S \t\r\n]|[\u200b\u2060]/.exec(word)
  if (name === "InvalidSymbol" && space) {
    const code = space[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")
    const problem = `a space of another kind (U+${code}), which JSON does not know`
    return stuck(problem, "write a plain space", offset + space.index)
  }
  const quote = /"[ \t]*$/.exec(text.slice(0, offset))
  if (quote && (name === "InvalidSymbol" || (name === "CommaExpected" && quote[0] === '"' && /^[\w-]/.test(word)))) {
    return stuck("a quotation mark that ends the text early", 'write \\" for each one inside a text', quote.index)
  }
  if (name === "CommaExpected" && /[^\w.]-?0$/.test(text.slice(0, offset)) && /^\d/.test(word)) {
    return stuck("a number that begins with 0", "take the 0 away", offset - 1)
  }
  if (name === "PropertyNameExpected" && before.endsWith(",") && offset >= text.trimEnd().length)
    return stuck("the file ends after a comma", "write what is missing, and close what is open")
  if (name === "PropertyNameExpected") {
    const came = word ? `, came ${abbreviate(word)}` : ""
    return stuck(`expected a field's name in double quotes${came}`, `write it like "title"`)
  }
  if (name === "InvalidSymbol") return stuck(...explainWord(text.slice(offset + length), word))
  return stuck(...(EXPLANATIONS[name] ?? EXPECTED_VALUE))
}

const EXPECTED_VALUE = [
  "expected a value",
  "write a text in double quotes, a number, true, false, or a list in [ ]",
] as const

const UNFINISHED_NUMBER = ["a number that is not finished", "write it like 12 or 1.5"] as const

/** Problem and remedy of errors that are always the same, by the parser's names. */
const EXPLANATIONS: Record<string, readonly [problem: string, remedy: string]> = {
  UnexpectedEndOfString: ["a text without its closing quote", 'put a " at its end; a line break inside is written \\n'],
  CommaExpected: ["expected a comma before this", "put a comma at the end of the entry before"],
  ColonExpected: ["expected a colon between a field's name and its value", "put a colon here"],
  CloseBraceExpected: ["the file ends before an object is closed", "put the missing } where the object ends"],
  CloseBracketExpected: ["the file ends before a list is closed", "put the missing ] where the list ends"],
  InvalidCharacter: ["a control character or a tab inside a text", "write a tab as \\t, a line break as \\n"],
  InvalidEscapeCharacter: [
    "a backslash before a letter that it can't stand before",
    "write a backslash itself as \\\\",
  ],
  InvalidUnicode: ["\\u without four hexadecimal digits", "write the character itself"],
  InvalidNumberFormat: UNFINISHED_NUMBER,
  UnexpectedEndOfNumber: UNFINISHED_NUMBER,
  EndOfFileExpected: ["something after the end of the JSON", "take it out, or look for a bracket closed too early"],
}

function explainWord(after: string, word: string): [problem: string, remedy: string] {
  const lower = word.toLowerCase()
  if (["true", "false", "null"].includes(lower)) return [`"${word}" is no word of JSON`, `write ${lower}`]
  const what = /^\s*:/.test(after) ? "a field's name" : "a text"
  const quoted = JSON.stringify(abbreviate(word).replaceAll('"', ""))
  return [`${what} without double quotes: ${abbreviate(word)}`, `write ${quoted}`]
}

const MAX_SHOWN_CHARACTERS = 40

/** A text short enough for a message. */
export const abbreviate = (words: string) =>
  words.length > MAX_SHOWN_CHARACTERS ? `${words.slice(0, MAX_SHOWN_CHARACTERS - 1)}…` : words
