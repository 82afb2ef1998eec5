import { createContext, type ReactNode, useContext, useMemo } from "react"

/** A technology as badges show it. */
export type Technology = Queries.RegistryFragment["technologies"][number]

const Registry = createContext<ReadonlyMap<string, Technology>>(new Map())

interface TechnologyRegistryProps {
  technologies: readonly Technology[]
  children: ReactNode
}

/** Makes the recognised technologies known to the badges inside. */
export function TechnologyRegistry({ technologies, children }: TechnologyRegistryProps) {
  const byLabel = useMemo(
    () => new Map(technologies.map((technology) => [technology.label, technology])),
    [technologies],
  )
  return <Registry value={byLabel}>{children}</Registry>
}

/** The technology of a label; undefined where the registry lacks it. */
export function useTechnology(label: string): Technology | undefined {
  return useContext(Registry).get(label)
}
