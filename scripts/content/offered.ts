import { isDeepStrictEqual } from "node:util"
import type { FieldPath } from "../../src/content/derive/json-schema"
import { childAt, isRecord } from "../../src/checker/values"
import { isPlaceholder } from "../../src/content/placeholders"

/** What a file has for a place in the content, and what of the file (JSON pointers) goes into it: none where it is made up. */
export type Offered = OfferedWords | OfferedList | OfferedFields

interface OfferedWords {
  words: string
  from: readonly string[]
}

export interface OfferedFields {
  fields: Record<string, Offered>
}

export interface OfferedList {
  entries: readonly Offered[]
  /**
   * When an entry of the owner's and an offered one, both as they stand in content, tell of the same thing; the first test weighs most.
   * Without tests the list is one thing: the owner's stands as a whole.
   */
  sameness?: readonly Sameness[]
  /** Where an entry belongs in a list that has an order. */
  rank?: (entry: unknown) => number | undefined
}

export type Sameness = (present: unknown, offered: unknown) => boolean

/** What becomes of what is offered. */
export interface Outcome {
  /** The pointers whose words are in the content now, wherever. */
  landed: Set<string>
  /** What of the owner's stands in the way of what is offered. */
  standing: { from: readonly string[]; at: FieldPath; present: unknown }[]
}

export const words = (text: string, ...from: readonly string[]): OfferedWords => ({ words: text, from })

/** What is offered, as it stands in content. */
export function plainOf(offered: Offered): unknown {
  if ("words" in offered) return offered.words
  if ("entries" in offered) return unique(offered.entries.map(plainOf))
  return Object.fromEntries(Object.entries(offered.fields).map(([name, field]) => [name, plainOf(field)]))
}

function pointersOf(offered: Offered): string[] {
  if ("words" in offered) return [...offered.from]
  return ("entries" in offered ? [...offered.entries] : Object.values(offered.fields)).flatMap(pointersOf)
}

/** A list without repetitions, which would say nothing new. */
const unique = (entries: readonly unknown[]) =>
  entries.filter((entry, index) => entries.findIndex((other) => isDeepStrictEqual(other, entry)) === index)

/** Whether nobody has written anything here yet. */
const isNobodys = (present: unknown): boolean =>
  present === undefined ||
  present === null ||
  (typeof present === "string" && (present.trim() === "" || isPlaceholder(present))) ||
  (Array.isArray(present) && present.every(isNobodys))

/**
 * Puts what is offered into what is there. The owner's values stand, in their order; what is offered fills what is empty or a placeholder,
 * and adds to lists. With `replace` it also takes the place of the owner's values that tell of the same thing; the owner's other
 * values stand even then. Notes in `outcome` what became of each pointer.
 */
export function mergeInto(
  present: unknown,
  offered: Offered,
  outcome: Outcome,
  { at = [], replace }: { at?: FieldPath; replace: boolean },
): unknown {
  const take = () => {
    for (const pointer of pointersOf(offered)) outcome.landed.add(pointer)
    return plainOf(offered)
  }
  const keep = () => {
    outcome.standing.push({ from: pointersOf(offered), at, present })
    return present
  }
  if (isNobodys(present) || isDeepStrictEqual(present, plainOf(offered))) return take()
  if ("words" in offered) {
    if (offered.from.length === 0) return present
    return replace ? take() : keep()
  }
  if ("fields" in offered) {
    if (!isRecord(present)) return replace ? take() : keep()
    const merged = { ...present }
    for (const [name, field] of Object.entries(offered.fields)) {
      const there = childAt(present, [name])
      // What is made up completes new entries only: an owner may have left it out on purpose.
      if (there === undefined && pointersOf(field).length === 0) continue
      merged[name] = mergeInto(there, field, outcome, { at: [...at, name], replace })
    }
    return merged
  }
  if (!Array.isArray(present) || (offered.sameness === undefined && replace)) return replace ? take() : keep()
  return mergeLists(present, offered, outcome, { at, replace })
}

function mergeLists(
  present: readonly unknown[],
  { entries, sameness, rank }: OfferedList,
  outcome: Outcome,
  { at, replace }: { at: FieldPath; replace: boolean },
): unknown[] {
  const partners = findPartners(present, entries.map(plainOf), sameness ?? [])
  const merged = [...present]
  const added: unknown[] = []
  for (const [index, entry] of entries.entries()) {
    const partner = partners.get(index)
    if (partner !== undefined) {
      merged[partner] = mergeInto(merged[partner], entry, outcome, { at: [...at, partner], replace })
    } else if (sameness === undefined) {
      outcome.standing.push({ from: pointersOf(entry), at, present })
    } else {
      added.push(mergeInto(undefined, entry, outcome, { at, replace }))
    }
  }
  for (const entry of unique(added)) {
    const own = rank?.(entry)
    const later =
      own === undefined
        ? -1
        : merged.findIndex((other) => {
            const otherRank = rank?.(other)
            return otherRank !== undefined && otherRank > own
          })
    merged.splice(later < 0 ? merged.length : later, 0, entry)
  }
  return merged
}

/** Which entry that is there tells of the same thing as an offered one, by positions. Equal ones find each other first. */
export function findPartners(
  present: readonly unknown[],
  offered: readonly unknown[],
  sameness: readonly Sameness[],
): Map<number, number> {
  const partners = new Map<number, number>()
  const taken = new Set<number>()
  const firsts = offered.map((entry) => offered.findIndex((other) => isDeepStrictEqual(other, entry)))
  for (const isSame of [isDeepStrictEqual, ...sameness]) {
    for (const [index, entry] of offered.entries()) {
      if (partners.has(index) || firsts[index] !== index) continue
      const partner = present.findIndex((other, position) => !taken.has(position) && isSame(other, entry))
      if (partner < 0) continue
      partners.set(index, partner)
      taken.add(partner)
    }
  }
  // What is offered twice has one partner.
  for (const [index, first] of firsts.entries()) {
    const partner = partners.get(first)
    if (partner !== undefined) partners.set(index, partner)
  }
  return partners
}
