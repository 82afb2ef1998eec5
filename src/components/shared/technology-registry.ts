import { createContext, useContext } from "react"

/** The technologies that badges inside recognise, and which of them can filter the list of projects. */
export const TechnologyRegistry = createContext<Queries.RegistryFragment>({ technologies: [], projectFilters: [] })

/** The technologies in the registry, by label. */
export const useTechnologies = () =>
  new Map(useContext(TechnologyRegistry).technologies.map((technology) => [technology.label, technology]))

/** Filters labels, keeping those that are in the registry. */
export function useRegisteredLabels(labels: readonly string[]): string[] {
  const technologies = useTechnologies()
  return labels.filter((label) => technologies.has(label))
}

export const useProjectFilters = (): readonly string[] => useContext(TechnologyRegistry).projectFilters
