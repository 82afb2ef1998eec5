import { createContext, useContext } from "react"

/** Tells the badges inside which technologies are recognised, and which of them can filter the list of projects. */
export const TechnologyRegistry = createContext<Queries.RegistryFragment>({ technologies: [], projectFilters: [] })

/** The technologies in the registry, by label. */
export const useTechnologies = () =>
  new Map(useContext(TechnologyRegistry).technologies.map((technology) => [technology.label, technology]))

/** Those of some labels that are in the registry. */
export function useRegistered(labels: readonly string[]): string[] {
  const technologies = useTechnologies()
  return labels.filter((label) => technologies.has(label))
}

/** The technologies that can filter the list of projects. */
export const useProjectFilters = (): readonly string[] => useContext(TechnologyRegistry).projectFilters
