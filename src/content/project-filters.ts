/** As many projects make a filter worth its room. */
const FILTERED_FROM = 3

/** The technologies by which the list of projects can be filtered, in the order in which they come; none where the projects are few. */
export const projectFilters = (stacks: readonly (readonly string[])[]): string[] =>
  stacks.length < FILTERED_FROM ? [] : [...new Set(stacks.flat())]
