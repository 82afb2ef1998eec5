/** With fewer projects, a filter isn't worth it. */
const MIN_PROJECTS = 3

/** The technologies that the list of projects can be filtered by, in order of first use; none if there are few projects. */
export const projectFilters = (stacks: readonly (readonly string[])[]): string[] =>
  stacks.length < MIN_PROJECTS ? [] : [...new Set(stacks.flat())]
