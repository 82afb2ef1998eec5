import { galleryGroup } from "./kinds/gallery-group"
import { home } from "./kinds/home"
import { project } from "./kinds/project"
import { site } from "./kinds/site"
import { tab } from "./kinds/tab"
import { technologies } from "./kinds/technologies"
import { work } from "./kinds/work"

/**
 * Every kind of content file, by the file's name. `places` says where such a file may stand, relative to the
 * content folder (`*` is one folder); everything else about a kind (TypeScript and GraphQL types, JSON Schema, checks, docs)
 * follows from its `schema`.
 */
export const KINDS = {
  site: { fileName: "site.json", places: ["site.json"], schema: site },
  home: { fileName: "home.json", places: ["home.json"], schema: home },
  technologies: { fileName: "technologies.json", places: ["technologies.json"], schema: technologies },
  work: { fileName: "work.json", places: ["works/*/work.json"], schema: work },
  tab: { fileName: "tab.json", places: ["works/*/*/tab.json"], schema: tab },
  group: { fileName: "group.json", places: ["works/*/*/*/group.json"], schema: galleryGroup },
  project: { fileName: "project.json", places: ["projects/*/project.json"], schema: project },
} as const

export type KindName = keyof typeof KINDS

/** Whether a word is the name of a kind. */
const isKindName = (name: string): name is KindName => Object.hasOwn(KINDS, name)

/** The names of all kinds. */
export const KIND_NAMES: readonly KindName[] = Object.keys(KINDS).filter(isKindName)
