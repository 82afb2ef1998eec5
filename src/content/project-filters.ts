/** How many projects make a filter worth it. */
const FILTERED_FROM = 3

/** The technologies that the list of projects can be filtered by, in order of first use; none if there are few projects. */
export const projectFilters = (stacks: readonly (readonly string[])[]): string[] =>
  stacks.length < FILTERED_FROM ? [] : [...new Set(stacks.flat())]
