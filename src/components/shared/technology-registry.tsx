import { createContext, type ReactNode, useContext, useMemo } from "react"

/** A technology as badges show it. */
export type Technology = Queries.RegistryFragment["technologies"][number]

interface RegistryValue {
  byLabel: ReadonlyMap<string, Technology>
  projectFilters: readonly string[]
}

const Registry = createContext<RegistryValue>({ byLabel: new Map(), projectFilters: [] })

interface TechnologyRegistryProps {
  registry: Queries.RegistryFragment
  children: ReactNode
}

/** Makes the recognised technologies known to the badges inside, and by which of them the list of projects can be filtered. */
export function TechnologyRegistry({ registry: { technologies, projectFilters }, children }: TechnologyRegistryProps) {
  const value = useMemo(
    () => ({ byLabel: new Map(technologies.map((technology) => [technology.label, technology])), projectFilters }),
    [technologies, projectFilters],
  )
  return <Registry value={value}>{children}</Registry>
}

/** The technology of a label; undefined where the registry lacks it. */
export function useTechnology(label: string): Technology | undefined {
  return useContext(Registry).byLabel.get(label)
}

/** The technologies by which the list of projects can be filtered. */
export const useProjectFilters = (): readonly string[] => useContext(Registry).projectFilters
