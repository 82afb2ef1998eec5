import { PAGES } from "../site-pages"

/** The parameter of the address by which the list of projects is filtered: labels of technologies, between commas. */
export const TECHNOLOGY_QUERY = "tech"

/** The technologies in a value of the parameter, each once, as the list spells them; what it doesn't know is left out. */
export function chosenTechnologies(value: string | null, known: readonly string[]): string[] {
  const names = (value ?? "").toLowerCase().split(",")
  return known.filter((label) => names.includes(label.toLowerCase()))
}

/** The parameter's value for some technologies; null for none. */
export const technologyQuery = (chosen: readonly string[]): string | null =>
  chosen.length > 0 ? chosen.join(",") : null

/** The address of the list of projects, filtered by one technology. */
export const filteredBy = (label: string): string =>
  `${PAGES.projects.path}?${TECHNOLOGY_QUERY}=${encodeURIComponent(label)}`
