/** A place in a content file: the keys and indexes that lead to it. */
export type FieldPath = readonly (string | number)[]

/** The value of an object's own field or a list's entry, or undefined if there is none. */
export function childValue(value: unknown, key: string | number): unknown {
  if (typeof value !== "object" || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, key)?.value
}

/** The value of a field or entry if it is a text; undefined otherwise. */
export function childText(value: unknown, key: string | number): string | undefined {
  const child = childValue(value, key)
  return typeof child === "string" ? child : undefined
}

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The value at a path inside another, or undefined if there is none. */
export const childAt = (value: unknown, path: FieldPath): unknown => path.reduce(childValue, value)

/** The value if it is a list; otherwise an empty one. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The entries of a list with their positions. */
export const entriesOf = (value: unknown): [index: number, entry: unknown][] => [...listOf(value).entries()]

/** The entries whose key occurred before, each with the first entry of that key. Entries without a key are skipped. */
export function repeatsOf<Entry>(
  entries: Iterable<Entry>,
  keyOf: (entry: Entry) => string | undefined,
): [repeat: Entry, first: Entry][] {
  return [...groupBy(entries, keyOf)].flatMap(([key, [first, ...repeats]]) =>
    key === undefined ? [] : repeats.map((repeat): [Entry, Entry] => [repeat, first]),
  )
}

export function groupBy<Entry, Key>(
  entries: Iterable<Entry>,
  keyOf: (entry: Entry) => Key,
): Map<Key, [Entry, ...Entry[]]> {
  const groups = new Map<Key, [Entry, ...Entry[]]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return groups
}
