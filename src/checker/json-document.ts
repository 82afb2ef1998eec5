import { isUtf8 } from "node:buffer"
import {
  findNodeAtLocation,
  getNodePath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser"
import { REQUIRED_FILES, RESTORE } from "./content-folder"
import { type Fault, makeFault, type Place, toPointer, wholeFile } from "./fault"
import type { RuleName } from "./rules"
import { type FieldPath, repeatsOf } from "../content/values"

/** A JSON file with the place of everything in it. */
export interface JsonDocument {
  file: string
  /** The file's value; undefined if it does not parse. */
  value: unknown
  root: Node | undefined
  text: string
  lineStarts: readonly number[]
}

/** The offset of each line's first character; a line ends in `\n`, `\r\n` or `\r`. */
function findLineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), (end) => end.index + end[0].length)]
}

/** The place of an offset, in characters, in a document. */
function placeAt({ file, lineStarts }: JsonDocument, offset: number, path: FieldPath = []): Place {
  const line = lineStarts.findLastIndex((start) => start <= offset)
  return { file, line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1, pointer: toPointer(path) }
}

/**
 * The place of a field's value; if the field is missing, that of the innermost value around it, with a pointer to the field nonetheless.
 * In a Markdown file, a path is a line number.
 */
export function placeOf(document: JsonDocument, path: FieldPath): Place {
  const [line] = path
  if (!document.root && typeof line === "number") return { ...wholeFile(document.file), line }
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

/** A fault at the place of a field's value; see `placeOf`. */
export const faultAt = (document: JsonDocument, path: FieldPath, rule: RuleName, problem: string, remedy: string) =>
  makeFault(placeOf(document, path), rule, problem, remedy)

/** Reads a file's bytes as JSON. Never throws: if it does not parse, the faults say so and `value` is undefined. */
export function readJsonDocument(file: string, bytes: Uint8Array): { document: JsonDocument; faults: Fault[] } {
  const [first, second, third] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  // The decoder drops UTF-8's byte-order mark, as editors do, so that columns in line 1 are right.
  const text = isUtf16 ? "" : new TextDecoder().decode(bytes)
  const document: JsonDocument = { file, value: undefined, root: undefined, text, lineStarts: findLineStarts(text) }
  const encodingFault = (problem: string, offset = 0) =>
    makeFault(placeAt(document, offset), "json-encoding", problem, "save it as UTF-8 without a byte-order mark")
  if (isUtf16) return { document, faults: [encodingFault("the file is UTF-16")] }
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf
  if (hasMark) {
    return { document, faults: [encodingFault("the file begins with a byte-order mark"), ...parseInto(document)] }
  }
  if (isUtf8(bytes)) return { document, faults: parseInto(document) }
  return { document, faults: [encodingFault("the file is not UTF-8 from here on", text.indexOf("\ufffd"))] }
}

function parseInto(document: JsonDocument): Fault[] {
  const errors: ParseError[] = []
  try {
    const root = parseTree(document.text, errors, { disallowComments: true, allowTrailingComma: false })
    if (errors.length > 0) return syntaxFaults(document, errors)
    const faults = root ? repeatedFields(document, root) : []
    document.value = JSON.parse(document.text)
    document.root = root
    return faults
  } catch (error) {
    const [problem, remedy] =
      error instanceof RangeError
        ? ["lists or objects are nested too deeply", "remove some of the brackets"]
        : [`the file is not JSON (${String(error)})`, "fix it where an editor underlines it"]
    return [makeFault(wholeFile(document.file), "json-syntax", problem, remedy)]
  }
}

/** Fields that occur twice in an object: `JSON.parse` silently keeps only the last. */
function repeatedFields(document: JsonDocument, { type, children = [] }: Node): Fault[] {
  const names = type === "object" ? children.flatMap(({ children: [name] = [] }) => name ?? []) : []
  const faults = repeatsOf(names, ({ value }) => String(value)).map(([name]) => {
    const problem = `the field "${String(name.value)}" is here a second time`
    const place = placeAt(document, name.offset, getNodePath(name))
    return makeFault(place, "json-repeated-field", problem, "keep one of the two")
  })
  return [...faults, ...children.flatMap((child) => repeatedFields(document, child))]
}

/** Each comment and trailing comma, but only the first other error: after one, the parser also reports its consequences. */
function syntaxFaults(document: JsonDocument, errors: readonly ParseError[]): Fault[] {
  const faults: Fault[] = []
  let last = -1
  for (const error of errors) {
    const { offset, problem, remedy, recovers } = explain(document, error)
    // The parser may report one comma twice: for the name and for the value missing after it.
    if (offset === last) continue
    last = offset
    faults.push(makeFault(placeAt(document, offset), "json-syntax", problem, remedy))
    if (!recovers) break
  }
  return faults
}

/** Explains an error and finds its place; `recovers` says whether the parser has recovered, so that the next error is another one. */
function explain({ file, text }: JsonDocument, { error, offset, length }: ParseError) {
  const fault = (problem: string, remedy: string, at = offset, recovers = false) => {
    return { offset: at, problem, remedy, recovers }
  }
  const name = printParseErrorCode(error)
  const word = text.slice(offset, offset + length)
  const before = text.slice(0, offset).trimEnd()
  const isClosing = /^[}\]]/.test(text.slice(offset))
  if (text.trim() === "") {
    const isRequired = REQUIRED_FILES.includes(file)
    return fault("the file is empty", isRequired ? RESTORE : "write an object, such as { }, or delete the file", 0)
  }
  if (isClosing && before.endsWith(",")) {
    return fault("a comma before a closing bracket", "remove the comma", before.length - 1, true)
  }
  if (text.charAt(offset) === "," && before.endsWith(",")) return fault("a second comma", "remove it")
  if (name === "InvalidCommentToken") {
    return fault("a comment, which JSON does not have", "remove the comment", offset, true)
  }
  if (/^(<<<<<<<|=======|>>>>>>>)/.test(text.slice(offset))) {
    return fault("the mark of a merge conflict", "choose one of the two sides and remove the marks")
  }
  const found = text.charAt(offset)
  if (/['\u2018-\u201e\u00ab\u00bb\u300c-\u300f\uff02`]/.test(found)) {
    return fault(`a quotation mark that JSON does not know: ${found}`, 'use straight double quotes: "')
  }
  if (name === "CommaExpected" && /[\]}:]/.test(found))
    return fault(`a ${found} that doesn't belong here`, "remove it, or look for a missing ] or } before it")
  if (/[，、；：;=]/.test(found)) {
    return fault(`punctuation that JSON does not know: ${found}`, "write , between entries and : after a name")
  }
  // Spaces of word processors and web pages; the parser takes all but U+0020 and tab for letters.
  const space = /[^\S \t\r\n]|[\u200b\u2060]/.exec(word)
  if (name === "InvalidSymbol" && space) {
    const code = space[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")
    const problem = `a space of another kind (U+${code}), which JSON does not know`
    return fault(problem, "write a plain space", offset + space.index)
  }
  const quote = /"[ \t]*$/.exec(text.slice(0, offset))
  if (quote && (name === "InvalidSymbol" || (name === "CommaExpected" && quote[0] === '"' && /^[\w-]/.test(word)))) {
    return fault("a quotation mark that ends the text early", 'write \\" for each one inside a text', quote.index)
  }
  if (name === "CommaExpected" && /[^\w.]-?0$/.test(text.slice(0, offset)) && /^\d/.test(word)) {
    return fault("a number that begins with 0", "remove the 0", offset - 1)
  }
  if (name === "PropertyNameExpected" && before.endsWith(",") && offset >= text.trimEnd().length)
    return fault("the file ends after a comma", "write what is missing, and close what is open")
  if (name === "PropertyNameExpected") {
    const got = word ? `, got ${abbreviate(word)}` : ""
    return fault(`expected a field's name in double quotes${got}`, `write it like "title"`)
  }
  if (name === "InvalidSymbol") return fault(...explainWord(text.slice(offset + length), word))
  return fault(...(EXPLANATIONS[name] ?? EXPECTED_VALUE))
}

const EXPECTED_VALUE = [
  "expected a value",
  "write a text in double quotes, a number, true, false, or a list in [ ]",
] as const

const UNFINISHED_NUMBER = ["a number that is not finished", "write it like 12 or 1.5"] as const

/** Problem and remedy of fixed errors, by the parser's names. */
const EXPLANATIONS: Record<string, readonly [problem: string, remedy: string]> = {
  UnexpectedEndOfString: ["a string without its closing quote", 'put a " at its end; write a line break inside as \\n'],
  CommaExpected: ["expected a comma before this", "put a comma at the end of the entry before"],
  ColonExpected: ["expected a colon between a field's name and its value", "put a colon here"],
  CloseBraceExpected: ["the file ends before an object is closed", "put the missing } where the object ends"],
  CloseBracketExpected: ["the file ends before a list is closed", "put the missing ] where the list ends"],
  InvalidCharacter: ["a control character or a tab inside a text", "write a tab as \\t, a line break as \\n"],
  InvalidEscapeCharacter: ["a backslash before a letter that can't be escaped", "write a backslash itself as \\\\"],
  InvalidUnicode: ["\\u without four hexadecimal digits", "write the character itself"],
  InvalidNumberFormat: UNFINISHED_NUMBER,
  UnexpectedEndOfNumber: UNFINISHED_NUMBER,
  EndOfFileExpected: ["something after the end of the JSON", "remove it, or look for a bracket closed too early"],
}

function explainWord(after: string, word: string): [problem: string, remedy: string] {
  const lower = word.toLowerCase()
  if (["true", "false", "null"].includes(lower)) return [`"${word}" is not a word of JSON`, `write ${lower}`]
  const what = /^\s*:/.test(after) ? "a field's name" : "a text"
  const quoted = JSON.stringify(abbreviate(word).replaceAll('"', ""))
  return [`${what} without double quotes: ${abbreviate(word)}`, `write ${quoted}`]
}

const MAX_SHOWN_CHARACTERS = 40

/** A text shortened for a message. */
export const abbreviate = (words: string) =>
  words.length > MAX_SHOWN_CHARACTERS ? `${words.slice(0, MAX_SHOWN_CHARACTERS - 1)}…` : words
