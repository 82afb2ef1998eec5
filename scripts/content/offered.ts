import { isDeepStrictEqual } from "node:util"
import { childValue, type FieldPath, isRecord } from "../../src/content/values"
import { isPlaceholder } from "../../src/content/placeholders"

/** What an imported file offers for a place in the content, and where in the file it comes from (JSON pointers): nowhere if it is made up. */
export type Offered = OfferedWords | OfferedList | OfferedFields

export interface OfferedWords {
  words: string
  from: readonly string[]
}

export interface OfferedFields {
  fields: Record<string, Offered>
}

interface OfferedList {
  entries: readonly Offered[]
  /**
   * Whether one of the owner's entries and an offered one, both as content has them, are about the same thing; earlier tests take
   * precedence. Without tests, the owner's list is kept as a whole.
   */
  sameness?: readonly Sameness[]
  /** Where an entry belongs in an ordered list; NaN for one that may be anywhere. */
  rank?: (entry: unknown) => number
}

export type Sameness = (present: unknown, offered: unknown) => boolean

/** How to merge what is offered into what is there, and the outcome. Paths begin with the file. */
export interface Merge {
  /** Whether what is offered replaces the owner's values about the same thing. */
  replace: boolean
  /** The pointers whose values are now somewhere in the content. */
  imported: Set<string>
  /** The owner's values that were kept instead of what is offered. */
  conflicts: { from: readonly string[]; at: FieldPath; present: unknown }[]
  /** Where entries were inserted before the owner's; each moved the following ones by one. */
  inserted: FieldPath[]
}

/** A text made from others, or made up. */
export const words = (text: string, ...sources: readonly OfferedWords[]): OfferedWords => ({
  words: text,
  from: sources.flatMap(({ from }) => from),
})

/** What is offered, as content has it. */
export function plainOf(offered: Offered): unknown {
  if ("words" in offered) return offered.words
  if ("entries" in offered) return unique(offered.entries.map(plainOf))
  return Object.fromEntries(Object.entries(offered.fields).map(([name, field]) => [name, plainOf(field)]))
}

function pointersOf(offered: Offered): string[] {
  if ("words" in offered) return [...offered.from]
  return ("entries" in offered ? [...offered.entries] : Object.values(offered.fields)).flatMap(pointersOf)
}

/** A list without duplicates. */
const unique = (entries: readonly unknown[]) =>
  entries.filter((entry, index) => entries.findIndex((other) => isDeepStrictEqual(other, entry)) === index)

/** Whether a value is empty or a placeholder. */
const isUnwritten = (present: unknown): boolean =>
  present === undefined ||
  present === null ||
  (typeof present === "string" && (present.trim() === "" || isPlaceholder(present))) ||
  (Array.isArray(present) && present.every(isUnwritten))

/**
 * Merges what is offered into what is there. The owner's values stay, in order; what is offered fills what is empty or a placeholder,
 * and is added to lists; the owner's other values stay even with `replace`. Records in `merge` what became of each pointer.
 */
export function mergeInto(present: unknown, offered: Offered, merge: Merge, at: FieldPath): unknown {
  const pointers = pointersOf(offered)
  const isNew = isUnwritten(present) || isDeepStrictEqual(present, plainOf(offered))
  if (!isNew) {
    if ("words" in offered && pointers.length === 0) return present
    if ("fields" in offered && isRecord(present)) return mergeFields(present, offered, merge, at)
    if ("entries" in offered && Array.isArray(present) && (offered.sameness !== undefined || !merge.replace))
      return mergeLists(present, offered, merge, at)
    if (!merge.replace) {
      merge.conflicts.push({ from: pointers, at, present })
      return present
    }
  }
  for (const pointer of pointers) merge.imported.add(pointer)
  return plainOf(offered)
}

function mergeFields(present: Record<string, unknown>, { fields }: OfferedFields, merge: Merge, at: FieldPath) {
  const merged = { ...present }
  for (const [name, field] of Object.entries(fields)) {
    const there = childValue(present, name)
    // Made-up values only complete new entries: an owner may have left them out on purpose.
    if (there === undefined && pointersOf(field).length === 0) continue
    merged[name] = mergeInto(there, field, merge, [...at, name])
  }
  return merged
}

function mergeLists(present: readonly unknown[], offered: OfferedList, merge: Merge, at: FieldPath) {
  const { entries, sameness, rank = () => NaN } = offered
  const partners = findPartners(present, entries.map(plainOf), sameness ?? [])
  const merged = [...present]
  const added: unknown[] = []
  for (const [index, entry] of entries.entries()) {
    const partner = partners.get(index)
    if (partner !== undefined) merged[partner] = mergeInto(merged[partner], entry, merge, [...at, partner])
    else if (sameness !== undefined) added.push(mergeInto(undefined, entry, merge, at))
    else merge.conflicts.push({ from: pointersOf(entry), at, present })
  }
  for (const entry of unique(added)) {
    const later = merged.findIndex((other) => rank(other) > rank(entry))
    merged.splice(later < 0 ? merged.length : later, 0, entry)
    if (later >= 0) merge.inserted.push([...at, later])
  }
  return merged
}

/** Which existing entry is about the same thing as an offered one, by index. Equal ones are matched first. */
export function findPartners(present: readonly unknown[], offered: readonly unknown[], sameness: readonly Sameness[]) {
  const partners = new Map<number, number>()
  const firsts = offered.map((entry) => offered.findIndex((other) => isDeepStrictEqual(other, entry)))
  for (const isSame of [isDeepStrictEqual, ...sameness]) {
    for (const [index, entry] of offered.entries()) {
      if (partners.has(index) || firsts[index] !== index) continue
      const taken = [...partners.values()]
      const partner = present.findIndex((other, position) => !taken.includes(position) && isSame(other, entry))
      if (partner >= 0) partners.set(index, partner)
    }
  }
  // Duplicates share their partner.
  for (const [index, first] of firsts.entries()) {
    const partner = partners.get(first)
    if (partner !== undefined) partners.set(index, partner)
  }
  return partners
}
