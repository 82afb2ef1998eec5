/** The query parameter that filters the list of projects: comma-separated technology labels. */
export const TECHNOLOGY_QUERY = "tech"

/** A label as written in the parameter, where commas separate. */
const queryName = (label: string) => label.replaceAll(/,\s*/g, " ").trim()

/** The technologies in a parameter value, without duplicates, spelled as in the list; unknown ones are left out. */
export function chosenTechnologies(value: string | null, known: readonly string[]): string[] {
  const names = (value ?? "").split(",").map((name) => name.trim().toLowerCase())
  return known.filter((label) => names.includes(queryName(label).toLowerCase()))
}

/** The parameter's value for some technologies; null for none. */
export const technologyQuery = (chosen: readonly string[]): string | null =>
  chosen.length > 0 ? chosen.map(queryName).join(",") : null

/** The path of a list, filtered by one technology. */
export const filteredListPath = (label: string, path: string): string =>
  `${path}?${TECHNOLOGY_QUERY}=${encodeURIComponent(queryName(label))}`
