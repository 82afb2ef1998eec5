/** How many cases a property is tried on, the same ones each time: more in the long tests, or as `RANDOM_CASES` and `RANDOM_SEED` say. */
export const CASES = { numRuns: Number(process.env.RANDOM_CASES ?? 100), seed: Number(process.env.RANDOM_SEED ?? 1) }
