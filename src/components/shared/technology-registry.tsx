import { createContext, type ReactNode, useContext, useMemo } from "react"

/** A technology as badges show it. */
export interface TechnologyData {
  label: string
  /** The address of the icon. */
  icon: string
  colour: string
  invertInDark: boolean
}

const Registry = createContext<ReadonlyMap<string, TechnologyData>>(new Map())

interface TechnologyRegistryProps {
  technologies: readonly TechnologyData[]
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
export function useTechnology(label: string): TechnologyData | undefined {
  return useContext(Registry).get(label)
}
