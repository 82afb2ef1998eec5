/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The value at a path inside another, or undefined where there is none. */
export function childAt(value: unknown, path: readonly (string | number)[]): unknown {
  let current = value
  for (const key of path) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, key)) return undefined
    current = Object.getOwnPropertyDescriptor(current, key)?.value
  }
  return current
}

/** The entries of a list with their positions; nothing where the value is no list. */
export const entriesOf = (value: unknown): [index: number, entry: unknown][] =>
  Array.isArray(value) ? value.map((entry: unknown, index) => [index, entry]) : []
