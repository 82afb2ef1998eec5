import { createContext, type PropsWithChildren, useContext, useMemo } from "react"

/** What badges show of a technology. */
interface RegistryValue {
  byLabel: ReadonlyMap<string, Queries.RegistryFragment["technologies"][number]>
  projectFilters: readonly string[]
}

const Registry = createContext<RegistryValue>({ byLabel: new Map(), projectFilters: [] })

/** Tells the badges inside which technologies are recognised, and which of them can filter the list of projects. */
export function TechnologyRegistry({ registry, children }: PropsWithChildren<{ registry: Queries.RegistryFragment }>) {
  const value = useMemo(() => {
    const { technologies, projectFilters } = registry
    return { byLabel: new Map(technologies.map((technology) => [technology.label, technology])), projectFilters }
  }, [registry])
  return <Registry value={value}>{children}</Registry>
}

/** The technologies in the registry, by label. */
export const useTechnologies = () => useContext(Registry).byLabel

/** The technologies that can filter the list of projects. */
export const useProjectFilters = (): readonly string[] => useContext(Registry).projectFilters
