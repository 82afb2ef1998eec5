/** fast-check's options: the number of cases and a fixed seed, or `RANDOM_CASES` and `RANDOM_SEED`. The long tests run more cases. */
export const CASES = { numRuns: Number(process.env.RANDOM_CASES ?? 100), seed: Number(process.env.RANDOM_SEED ?? 1) }
