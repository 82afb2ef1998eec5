import type { z } from "zod"
import { galleryGroup } from "./kinds/gallery-group"
import { home } from "./kinds/home"
import { project } from "./kinds/project"
import { site } from "./kinds/site"
import { technologies } from "./kinds/technologies"
import { words } from "./kinds/words"
import { tab, work, workPage } from "./kinds/work"

interface Traits {
  /** Whether every site must have a file of this kind. */
  isRequired?: true
  /** The field in which the parent kind, whose folders contain its folders, lists its entries. */
  listedAs?: string
  /** Whether its media are in an immutable file of their own, which pages load when they are about to be shown. */
  hasMediaFile?: true
  /** What identifies its entries in addresses: `value`, or their folder's name without its number. */
  addressedBy?: "value" | "folder"
  /** The title and description of an entry's own page, if they are not its `title` and `desc`. */
  pageOf?: (content: unknown) => { title: string; description: string }
}

const kind = <Schema extends z.ZodObject>(folder: string, fileName: string, schema: Schema, traits: Traits = {}) => ({
  folder,
  fileName,
  schema,
  ...traits,
})

/**
 * Every kind of content file: its folder, relative to the content folder (`*` is any one), its name, and its `schema`, from
 * which everything else is derived (TypeScript and GraphQL types, JSON Schema, checks, docs). A kind whose folder is inside another's belongs to it.
 */
export const KINDS = {
  site: kind("", "site.json", site, { isRequired: true }),
  home: kind("", "home.json", home, { isRequired: true }),
  words: kind("", "words.json", words),
  technologies: kind("", "technologies.json", technologies, { isRequired: true }),
  work: kind("works/*", "work.json", work, { addressedBy: "value", pageOf: workPage }),
  tab: kind("works/*/*", "tab.json", tab, { listedAs: "demo", addressedBy: "value" }),
  group: kind("works/*/*/*", "group.json", galleryGroup, {
    listedAs: "content",
    hasMediaFile: true,
    addressedBy: "folder",
  }),
  project: kind("projects/*", "project.json", project, { hasMediaFile: true, addressedBy: "folder" }),
}

export type KindName = keyof typeof KINDS

/** The names of all kinds. */
export const KIND_NAMES: readonly KindName[] = Object.keys(KINDS).filter((name): name is KindName => name in KINDS)

/** The kinds of which every site must have a file. */
export const REQUIRED_KINDS = KIND_NAMES.filter((name) => KINDS[name].isRequired)

/** The name of a declaration of a kind, or of a part of one, in GraphQL types and JSON Schema: its `id`. */
export function typeNameOf(schema: z.ZodType): string {
  const id = schema.meta()?.id
  if (!id) throw new Error("A declaration needs an id: .meta({ id })")
  return id
}
