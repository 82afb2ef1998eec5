import { createContext, type PropsWithChildren, useContext, useMemo } from "react"

/** Of technologies what badges show of them. */
interface RegistryValue {
  byLabel: ReadonlyMap<string, Queries.RegistryFragment["technologies"][number]>
  projectFilters: readonly string[]
}

const Registry = createContext<RegistryValue>({ byLabel: new Map(), projectFilters: [] })

/** Makes the recognised technologies known to the badges inside, and by which of them the list of projects can be filtered. */
export function TechnologyRegistry({ registry, children }: PropsWithChildren<{ registry: Queries.RegistryFragment }>) {
  const value = useMemo(() => {
    const { technologies, projectFilters } = registry
    return { byLabel: new Map(technologies.map((technology) => [technology.label, technology])), projectFilters }
  }, [registry])
  return <Registry value={value}>{children}</Registry>
}

/** The technologies that the registry has, by their labels. */
export const useTechnologies = () => useContext(Registry).byLabel

/** The technologies by which the list of projects can be filtered. */
export const useProjectFilters = (): readonly string[] => useContext(Registry).projectFilters
