import { toPointer } from "../../src/checker/fault"
import { childValue, entriesOf, type FieldPath, isRecord } from "../../src/content/values"
import type { OfferedWords } from "./offered"

/** A single non-empty value of a résumé: a text, a number, true or false. */
export interface Leaf {
  /** Its place, as a JSON pointer. */
  pointer: string
  value: string | number | boolean
}

/** Every non-empty value of a résumé, in file order. */
export function leavesOf(value: unknown, path: FieldPath = []): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => leavesOf(entry, [...path, index]))
  if (isRecord(value)) return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, [...path, key]))
  if (typeof value === "string" && value.trim() !== "") return [{ pointer: toPointer(path), value: value.trim() }]
  return typeof value === "number" || typeof value === "boolean" ? [{ pointer: toPointer(path), value }] : []
}

/** A place in a résumé. */
export class Place {
  constructor(
    private readonly value: unknown,
    private readonly path: FieldPath = [],
    /** What to do with values that can't be offered as they are, by their pointers or those of parents. */
    readonly hints = new Map<string, string>(),
  ) {}

  get pointer() {
    return toPointer(this.path)
  }

  /** The place of an object's entry. */
  at(key: string): Place {
    return new Place(childValue(this.value, key), [...this.path, key], this.hints)
  }

  /** The places of the entries in an object's list. */
  list(key: string): Place[] {
    const { value, path } = this.at(key)
    return entriesOf(value).map(([index, entry]) => new Place(entry, [...path, index], this.hints))
  }

  /** The text of an object's entry, or the one here, if not empty. */
  text(key?: string): OfferedWords | undefined {
    const { value, pointer } = key === undefined ? this : this.at(key)
    return typeof value === "string" && value.trim() !== "" ? { words: value.trim(), from: [pointer] } : undefined
  }

  /** Leaves out the value here, and says what to do about it. */
  leaveOut(hint: string): null {
    this.hints.set(this.pointer, hint)
    return null
  }

  /** The texts of an object's list. */
  texts(key: string): OfferedWords[] {
    return this.list(key).flatMap((entry) => entry.text() ?? [])
  }
}
