import { isDeepStrictEqual } from "node:util"
import { compareTexts, toPointer } from "../../src/checker/fault"
import { describe } from "../../src/checker/schema-faults"
import { childText, childValue, isRecord } from "../../src/content/values"
import { cleanName, uniqueName, numberedFolder, slugOfFolder } from "./content-writer"
import { PROJECT_SAMENESS, readResume, WORK_SAMENESS } from "./json-resume"
import { collectionOf, contentFile, joinPath, kindOfFile } from "../../src/content/places"
import { isPlaceholder } from "../../src/content/placeholders"
import { HOME, MINIMAL_HOME, MINIMAL_SITE, SITE } from "./minimal-site"
import { findPartners, mergeInto, type OfferedFields, type Merge, plainOf, type Sameness, words } from "./offered"
import { type Leaf, leavesOf } from "./resume-place"
import { remedyOf } from "./resume-remedies"

type Fields = Record<string, unknown>

/** A résumé value that is not in the content, and what to do about it. */
export interface Leftover extends Leaf {
  remedy: string
  /** Whether the owner has something else in its place, which only `replace` replaces. */
  isConflict: boolean
}

/** What is in a content folder. */
export interface PresentContent {
  /** The fields of `site.json`, `home.json`, and each work and project, by their paths in the content folder. */
  files: ReadonlyMap<string, Fields>
  /** The folders of all works and projects. */
  folders: Record<"work" | "project", readonly string[]>
  /** The labels of the registered technologies. */
  labels: ReadonlySet<string>
}

/** The result of an import: new or changed files, what of the résumé is not in them, and where entries were inserted in `home.json`. */
export type Imported = ReturnType<typeof importResume>

/**
 * Merges a résumé into the present content. Nothing of the owner's is lost without `replace`; afterwards each value of the résumé is
 * either in the content or among the leftovers.
 */
export function importResume(resume: unknown, present: PresentContent, { replace }: { replace: boolean }) {
  const { files } = present
  const home = files.get(HOME) ?? MINIMAL_HOME
  const offer = readResume(resume, present.labels, home, childValue(files.get(SITE), "language"))
  const merged = new Map<string, Fields>()
  const outcome: Merge = { replace, imported: new Set(), conflicts: [], inserted: [] }
  const merge = (file: string, there: Fields | undefined, offered: OfferedFields) => {
    const fields = mergeInto(there, offered, outcome, [file])
    if (isRecord(fields)) merged.set(file, fields)
  }

  merge(SITE, files.get(SITE) ?? MINIMAL_SITE, offer.site)
  merge(HOME, home, offer.home)
  const works = pairUp(present, "work", offer.works, WORK_SAMENESS)
  const projects = pairUp(present, "project", offer.projects, PROJECT_SAMENESS)
  for (const { file, there, offered } of [...works, ...projects]) merge(file, there, offered)
  for (const file of [SITE, HOME]) {
    merged.set(file, withName(merged.get(file) ?? {}, childValue(merged.get(SITE), "owner")))
  }

  const leftovers = leavesOf(resume).flatMap((leaf): Leftover[] => {
    const { pointer } = leaf
    const placeless = { ...leaf, remedy: remedyOf(pointer, offer.hints), isConflict: false }
    if (outcome.imported.has(pointer)) {
      const value = offer.remainders.get(pointer)
      return value === undefined ? [] : [{ ...placeless, value }]
    }
    const own = outcome.conflicts.filter(({ from }) => from.includes(pointer))
    if (own.length === 0) return [placeless]
    const remedy = own.map(
      ({ at: [file = "", ...place], present }) => `${file} ${toPointer(place)} stays ${describe(present)}`,
    )
    return [{ ...leaf, remedy: [...new Set(remedy)].join(", "), isConflict: true }]
  })
  return {
    files: new Map([...merged].filter(([file, fields]) => !isDeepStrictEqual(fields, files.get(file)))),
    leftovers,
    inserted: outcome.inserted.map(([, ...place]) => place),
  }
}

/** The file for each work or project of a résumé: an existing one, or a new one in a folder after those. */
function pairUp(
  { files, folders }: PresentContent,
  kind: "work" | "project",
  offers: readonly OfferedFields[],
  sameness: readonly Sameness[],
): { file: string; there: Fields | undefined; offered: OfferedFields }[] {
  const entries = [...files].filter(([file]) => kindOfFile(file) === kind).sort(([a], [b]) => compareTexts(a, b))
  const plain = offers.map(plainOf)
  const partners = findPartners(
    entries.map(([, fields]) => fields),
    plain,
    sameness,
  )
  const siblings = [...folders[kind]]
  const taken = entries.flatMap(([, fields]) => childText(fields, "value") ?? [])
  return offers.map((offered, index) => {
    const [present, there] = entries[partners.get(index) ?? -1] ?? []
    if (present !== undefined) return { file: present, there, offered }
    const { fields } = offered
    const name = String(childValue(plain[index], kind === "work" ? "value" : "title"))
    const slug = uniqueName(cleanName(name, kind), [...siblings.map(slugOfFolder), ...taken])
    const folder = numberedFolder(siblings, slug)
    siblings.push(folder)
    const none = { entries: [] }
    const required =
      kind === "work" ? { value: words(slug), duty: fields.duty ?? none, techIcons: none } : { img: none }
    const file = contentFile(kind, joinPath(collectionOf(kind), folder))
    return { file, there, offered: { fields: { ...fields, ...required } } }
  })
}

/** Fields with the owner's name in place of its placeholder in the texts of the minimal site. */
function withName(fields: Fields, name: unknown): Fields {
  if (typeof name !== "string" || isPlaceholder(name)) return fields
  const fillIn = (_: string, value: unknown) =>
    typeof value === "string" ? value.replaceAll(MINIMAL_SITE.owner, () => name) : value
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, JSON.parse(JSON.stringify(value), fillIn)]),
  )
}
