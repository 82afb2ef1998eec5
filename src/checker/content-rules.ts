import { BUILT_IN_SECTIONS, DRAWN_PROFILE_ICONS, ENTRY_SECTIONS } from "../constants"
import { accentChange } from "../content/accent"
import { addressPart, screenshotNames, screenshotParts, screenshotSlug } from "../content/addresses"
import { schemaFileName } from "../content/derive/json-schema"
import { technologyLabel } from "../content/fields"
import { type KindName, KINDS, typeNameOf } from "../content/kinds"
import { periodReader } from "../content/periods"
import { hasPlaceholder } from "../content/placeholders"
import { RESUME_SECTIONS } from "../content/resume-sections"
import { baseName, parentKindOf, parentOf } from "../content/places"
import { roleByName } from "../media/formats"
import { iconNames, PROFILE_SET_PREFIX, profileIcons, SET_PREFIX } from "../media/icons"
import { ICON, PROFILE_ICON } from "../media/references"
import { RESERVED_IDS } from "../site-pages"
import type { ContentFile } from "./content-file"
import { type Fault, fileFault } from "./fault"
import { abbreviate, faultAt } from "./json-document"
import { LARGE_JSON_BYTES } from "./limits"
import { megabytes } from "./media-file"
import type { UsedMedia } from "./media-references"
import { didYouMean } from "./nearest"
import { pageAddressFaults } from "./page-addresses"
import { schemaFaults } from "./schema-faults"
import { childAt, childText, entriesOf, type FieldPath, isRecord, repeatsOf } from "../content/values"

const KEEP_ONE = "keep one of the two"

/** Faults in the values of content files. */
export async function contentFaults(files: readonly ContentFile[]): Promise<Fault[]> {
  const registry = files.find(({ kind }) => kind === "technologies")
  const labels = registry && new Set(labelsIn(registry).map(([, label]) => label))
  return [
    ...files.flatMap((file) => [...schemaFaults(file), ...ruleFaults(file), ...technologyFaults(file, labels)]),
    ...duplicateValues(files),
    ...reservedAddresses(files),
    ...(registry ? await iconFaults(registry) : []),
  ]
}

/** The rules for a single file of each kind, besides those for all. */
const RULES_OF_KIND: Partial<Record<KindName, readonly ((file: ContentFile) => Iterable<Fault>)[]>> = {
  site: [languageFaults, addressFaults, pageAddressFaults, accentFaults],
  home: [sectionFaults],
  project: [platformFaults],
  group: [posterFaults, repeatedNames],
  technologies: [repeatedLabels],
}

const ruleFaults = (file: ContentFile): Fault[] =>
  [editorLinkFaults, textFaults, sizeFaults, ...(RULES_OF_KIND[file.kind] ?? [])].flatMap((rule) => [...rule(file)])

function* editorLinkFaults(file: ContentFile) {
  const link = childAt(file.content, ["$schema"])
  const name = schemaFileName(file.kind)
  if (link === undefined || (typeof link === "string" && baseName(link) === name)) return
  const problem = `this is not the schema for ${file.kind} files`
  const remedy = `write "${"../".repeat(file.file.split("/").length)}schemas/${name}"`
  yield faultAt(file, ["$schema"], "schema-address", problem, remedy)
}

/** Tags, character references, and what Markdown makes bold or a link. */
const MARKUP =
  /<\/?[a-z][a-z0-9-]*(\s[^<>]*)?\/?>|&(#\d+|#x[0-9a-f]+|amp|lt|gt|quot|nbsp|apos);|\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\(\S+\)/i

/** Invisible characters: controls, and direction embeddings and overrides, which affect later texts, too. Direction marks and isolates are allowed. */
// eslint-disable-next-line no-control-regex -- it looks for control characters
const INVISIBLE = /[\0-\x08\v\f\x0E-\x1F\x7F\u202A-\u202E]/

/** Faults in the texts of a file. */
export function* textFaults(file: ContentFile) {
  for (const { path, value, schema } of file.fields) {
    if (typeof value !== "string" || path.at(-1) === "src") continue
    const markup = schema.pattern === undefined ? MARKUP.exec(value)?.[0] : undefined
    if (markup !== undefined) {
      const problem = `the text has markup, which is shown as it is: ${abbreviate(markup)}`
      yield faultAt(file, path, "markup", problem, "write plain text")
    }
    const [invisible] = INVISIBLE.exec(value) ?? []
    if (invisible !== undefined) {
      const name = `U+${invisible.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`
      yield faultAt(file, path, "control-character", `the text has an invisible character: ${name}`, "remove it")
    }
    if (/\n\s*\n/.test(value))
      yield faultAt(file, path, "markup", "the text has paragraphs, which are shown as one", "write a single one")
    if (hasPlaceholder(value)) {
      const [problem, remedy] =
        path[0] === "siteUrl"
          ? ["a placeholder is left over, so the site has no address", "write your own, or remove it until you know it"]
          : ["a placeholder is left over", "put your own words there"]
      yield faultAt(file, path, "placeholder", problem, remedy)
    }
  }
}

function* sizeFaults({ file, text }: ContentFile) {
  if (text.length <= LARGE_JSON_BYTES) return
  const remedy = "spread it over more folders, and keep pictures in files of their own"
  yield fileFault(file, "large-file", `the file is ${megabytes(text.length)} MB`, remedy)
}

/** Accent colours that the site has to change, in each theme that they are for. */
function* accentFaults(file: ContentFile) {
  const { data: look } = KINDS.site.schema.shape.look.safeParse(childAt(file.content, ["look"]))
  if (!look) return
  for (const [field, scheme] of [
    ["accent", "light"],
    [look.accentDark === undefined ? "accent" : "accentDark", "dark"],
  ] as const) {
    const accent = look[field]
    const change = accent === undefined ? undefined : accentChange(accent, scheme)
    if (accent === undefined || !change) continue
    const { isGrey, shown } = change
    const problem = isGrey ? `"${accent}" is a grey: links look like text` : `text of "${accent}" can't be read`
    const remedy = isGrey ? "choose a colour" : `choose a ${scheme === "light" ? "darker" : "lighter"} one`
    const otherwise = scheme === "dark" && field === "accent" ? ', or one for the dark theme in "accentDark"' : ""
    const path = ["look", field]
    yield faultAt(file, path, "accent-changed", `${problem}; the ${scheme} theme shows ${shown}`, remedy + otherwise)
  }
}

function* addressFaults(file: ContentFile) {
  const { content } = file
  if (!isRecord(content) || content.siteUrl !== undefined) return
  const problem =
    "the site has no address yet: there is no sitemap for search engines, and no preview where it is shared"
  yield fileFault(file.file, "no-address", problem, 'add "siteUrl" once you know where it will live')
}

function* languageFaults(file: ContentFile) {
  const { languages, language = "en" } = isRecord(file.content) ? file.content : {}
  const entries = entriesOf(languages)
  if (entries[0] && entries[0][1] !== language) {
    const problem = `the first of "languages" is not the site's "language", ${String(language)}`
    yield faultAt(file, ["languages", 0], "translation", problem, `begin the list with "${String(language)}"`)
  }
  for (const [[index, tag]] of repeatsOf(entries, ([, tag]) => String(tag).toLowerCase()))
    yield faultAt(file, ["languages", index], "translation", `"${String(tag)}" is in the list twice`, KEEP_ONE)
}

/** The fields that a section of the home page may have; all for an unknown section. */
function sectionFields(section: string | undefined): string[] {
  if (section === "text") return ["title", "story"]
  if (ENTRY_SECTIONS.some((name) => name === section)) return ["title", "entries"]
  return BUILT_IN_SECTIONS.some((name) => name === section) ? ["title"] : ["title", "entries", "story"]
}

/** Sections of the home page with missing or superfluous fields, or listed twice, and those with content that are not listed. */
function* sectionFaults(file: ContentFile): Generator<Fault> {
  const sections = entriesOf(childAt(file.content, ["sections"]))
  const nameOf = (listed: unknown) => childText(listed, "section")
  for (const [index, listed] of sections) {
    const known = sectionFields(nameOf(listed))
    const isThere = (field: string) => childAt(listed, [field]) !== undefined
    for (const field of nameOf(listed) === "text" ? known.filter((name) => !isThere(name)) : []) {
      const remedy = `add "${field}": ${field === "title" ? '"About me"' : '"./about.md", a Markdown file beside this one'}`
      yield faultAt(file, ["sections", index], "section-fields", `a text without "${field}"`, remedy)
    }
    for (const field of ["entries", "story"].filter((name) => isThere(name) && !known.includes(name))) {
      const problem = `the section "${nameOf(listed)}" shows no "${field}"`
      const remedy = `remove it; the fields here are section, ${known.join(", ")}`
      yield faultAt(file, ["sections", index, field], "section-fields", problem, remedy)
    }
  }
  const keyOf = ([, listed]: (typeof sections)[number]) =>
    nameOf(listed) === "text" ? `text ${childText(listed, "title")}` : nameOf(listed)
  for (const [[index]] of repeatsOf(sections, keyOf))
    yield faultAt(file, ["sections", index, "section"], "repeated-section", "this is listed a second time", KEEP_ONE)
  const unlisted = BUILT_IN_SECTIONS.filter((name) => sections.every(([, listed]) => nameOf(listed) !== name))
  for (const section of sections.length > 0 ? unlisted : []) {
    if (entriesOf(childAt(file.content, [section])).length === 0) continue
    const problem = `the home page doesn't show "${section}", because "sections" does not list it`
    yield faultAt(file, [section], "unlisted-section", problem, `add { "section": "${section}" } there, or empty it`)
  }
}

function* platformFaults(file: ContentFile) {
  const { platform, mobile } = isRecord(file.content) ? file.content : {}
  if (mobile !== undefined && (platform === undefined || platform === false)) {
    const remedy = `${platform === false ? "write" : "add"} "platform": true, or remove "mobile"`
    yield faultAt(file, ["mobile"], "mobile-without-platform", '"mobile" without "platform"', remedy)
  }
  if (platform === true && mobile === undefined) {
    const problem = '"platform" without "mobile": the badge has nothing to show'
    yield faultAt(file, ["platform"], "platform-without-mobile", problem, 'add "mobile": "iOS"')
  }
}

function* posterFaults(file: ContentFile) {
  if (childAt(file.content, ["isVideo"]) === true) return
  const remedy = 'remove it, or add "isVideo": true to the group'
  for (const { path } of file.fields.filter((field) => field.path.at(-1) === "poster"))
    yield faultAt(file, path, "poster-without-video", "a poster is shown only before a video", remedy)
}

/** Screenshots whose names make the same address: which of them get a number added depends on their order. */
function* repeatedNames(file: ContentFile) {
  const names = screenshotNames(file.content)
  for (const [index, part] of screenshotParts(names).entries()) {
    const name = names[index] ?? ""
    const slug = screenshotSlug(name)
    if (name === "" || part === slug) continue
    const problem = `an earlier screenshot has the address "${slug}", so this one has "${part}"`
    yield faultAt(file, ["content", index, "name"], "repeated-name", problem, "give one of the two another name")
  }
}

function* repeatedLabels(file: ContentFile) {
  const labels = labelsIn(file)
  const pathOf = (index: number) => ["technologies", index, "label"]
  for (const [[index, label]] of repeatsOf(labels, ([, label]) => label)) {
    const problem = `"${abbreviate(label)}" is registered a second time`
    yield faultAt(file, pathOf(index), "duplicate-label", problem, KEEP_ONE)
  }
  for (const [[index, label], [, first]] of repeatsOf(labels, ([, label]) => label.toLowerCase())) {
    if (label === first) continue
    const problem = `"${abbreviate(label)}" is already registered, as "${abbreviate(first)}"`
    yield faultAt(file, pathOf(index), "similar-label", problem, KEEP_ONE)
  }
}

const labelsIn = (registry: ContentFile) =>
  entriesOf(childAt(registry.content, ["technologies"])).flatMap(([index, entry]): [number, string][] => {
    const label = childText(entry, "label")
    return label === undefined ? [] : [[index, label]]
  })

const LABEL = typeNameOf(technologyLabel)

/** Labels that the registry lacks, and labels that occur twice in one list. */
function* technologyFaults(file: ContentFile, labels: ReadonlySet<string> | undefined): Generator<Fault> {
  const seen = new Set<string>()
  for (const { schema, path, value } of file.fields) {
    if (schema.id !== LABEL || typeof value !== "string" || value === "") continue
    const shown = `"${abbreviate(value)}"`
    if (labels && !labels.has(value)) {
      const remedy = didYouMean(value, labels, "register it in technologies.json, or remove it")
      // In a list, nothing is shown for an unknown label; a skill still shows its name.
      const isInList = typeof path.at(-1) === "number"
      const problem = `the technology ${shown} is not registered, so ${isInList ? "nothing" : "no icon"} is shown`
      yield faultAt(file, path, "unknown-technology", problem, remedy)
    }
    if (typeof path.at(-1) !== "number") continue
    const entry = JSON.stringify([path.slice(0, -1), value])
    if (seen.has(entry)) {
      yield faultAt(file, path, "repeated-technology", `${shown} is in this list a second time`, KEEP_ONE)
    }
    seen.add(entry)
  }
}

async function iconFaults(registry: ContentFile): Promise<Fault[]> {
  const names = new Set(await iconNames())
  return registry.fields.flatMap(({ schema, path, value: icon }) => {
    if (schema.id !== ICON || typeof icon !== "string" || !icon.startsWith(SET_PREFIX)) return []
    const name = icon.slice(SET_PREFIX.length)
    if (names.has(name)) return []
    const otherwise = "choose another of the set, or an SVG file beside this one"
    const remedy = didYouMean(name, names, otherwise, (near) => SET_PREFIX + near)
    return [faultAt(registry, path, "unknown-icon", `the icon set has no "${icon}"`, remedy)]
  })
}

/** Profile icons that don't exist. If only the set's prefix is missing, the remedy suggests the icon with it. */
export async function profileIconFaults(files: readonly ContentFile[]): Promise<Fault[]> {
  const known = await profileIcons()
  const nameOf = (icon: string) => icon.replace(PROFILE_SET_PREFIX, "")
  const byName = new Map(known.map((icon) => [nameOf(icon), icon]))
  const otherwise = `write one of ${DRAWN_PROFILE_ICONS.join(", ")}, or ${PROFILE_SET_PREFIX} and a name of https://icon-sets.iconify.design/simple-icons/`
  return files.flatMap((file) =>
    file.fields.flatMap(({ schema, path, value: icon }) => {
      if (schema.id !== PROFILE_ICON || typeof icon !== "string" || icon.trim() === "") return []
      if (known.includes(icon)) return []
      const remedy = didYouMean(nameOf(icon), byName.keys(), otherwise, (name) => byName.get(name) ?? name)
      return [faultAt(file, path, "unknown-icon", `there is no icon "${abbreviate(icon)}"`, remedy)]
    }),
  )
}

/** A `value` must be unique among all works or one work's tabs. */
function duplicateValues(files: readonly ContentFile[]): Fault[] {
  const keyOf = ({ kind, folder, content }: ContentFile) => {
    const value = KINDS[kind].addressedBy === "value" ? childText(content, "value") : undefined
    return value === undefined ? undefined : `${kind} ${parentOf(folder)} ${value}`
  }
  return repeatsOf(files, keyOf).map(([file, first]) => {
    const problem = `"${abbreviate(childText(file.content, "value") ?? "")}" is also the value of ${first.file}`
    return faultAt(file, ["value"], "duplicate-value", problem, "give one of the two another value")
  })
}

/** Works and projects whose address is also the id of a part of every page. */
function* reservedAddresses(files: readonly ContentFile[]): Generator<Fault> {
  for (const file of files) {
    const part = parentKindOf(file.kind) ? undefined : addressPart(file)
    if (part === undefined || !RESERVED_IDS.includes(part)) continue
    const problem = `"${part}" is the address of every page's content`
    yield KINDS[file.kind].addressedBy === "value"
      ? faultAt(file, ["value"], "reserved-address", problem, "give it another value")
      : fileFault(file.file, "reserved-address", problem, "rename the folder")
  }
}

/** Tabs without a group show an empty panel. */
export function* emptyTabs(files: readonly ContentFile[]): Generator<Fault> {
  const filled = new Set(files.filter(({ kind }) => kind === "group").map(({ folder }) => parentOf(folder)))
  const remedy = "add one with npm run content:new gallery, or delete the tab's folder"
  for (const { file, folder, kind } of files) {
    if (kind !== "tab" || filled.has(folder)) continue
    yield fileFault(file, "empty-tab", "the tab has no groups, so its panel is empty", remedy)
  }
}

/** Pictures without an alternative text, or with one that says no more than their name. */
export function* alternativeTextFaults({ document, mediaPath, source, role, skipsPictureWarnings }: UsedMedia) {
  const isVideo = role === "video" || roleByName(source) === "video"
  if (isVideo || skipsPictureWarnings || mediaPath.at(-1) === "poster") return
  const media = childAt(document.value, mediaPath)
  const alt = childAt(media, ["alt"])
  if (alt === undefined) {
    const remedy = isRecord(media)
      ? 'add "alt": with what the picture shows, or "" if it is decoration'
      : `write { "src": "${abbreviate(source)}", "alt": "…" } with what the picture shows`
    yield faultAt(document, mediaPath, "alternative-text", "a picture without alternative text", remedy)
  }
  const name = childAt(document.value, [...mediaPath.slice(0, -1), "name"])
  if (typeof alt === "string" && alt !== "" && repeatsName(alt, name, source)) {
    const problem = "the alternative text says no more than the picture's name"
    yield faultAt(document, [...mediaPath, "alt"], "alternative-text", problem, "say what the picture shows")
  }
}

function repeatsName(alt: string, name: unknown, source: string): boolean {
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
  const names = [baseName(source).replace(/\.\w+$/, ""), ...(typeof name === "string" ? [name] : [])]
  return names.some((other) => plain(other) === plain(alt))
}

/** Periods whose dates would be missing in the résumé's data, or in the wrong order, if there is a résumé. */
export function* unknownPeriods(files: readonly ContentFile[]): Generator<Fault> {
  const site = files.find(({ kind }) => kind === "site")?.content
  if (childAt(site, ["resume"]) === false) return
  const languages = entriesOf(childAt(site, ["languages"])).map(([, language]) => language)
  const datesOf = periodReader(childAt(site, ["language"]), ...languages)
  for (const file of files) {
    for (const { path, value: period } of file.fields) {
      if (!isDated(file, path) || typeof period !== "string" || hasPlaceholder(period)) continue
      const { startDate: start, endDate: end } = datesOf(period)
      // At the precision of the end: a year without a month, as in "May 2010 - 2010", ends after any of its months.
      const isBackwards = start !== undefined && end !== undefined && end < start.slice(0, end.length)
      if (start !== undefined && !isBackwards) continue
      const text = `"${abbreviate(period)}"`
      const problem = isBackwards ? `${text} ends before it begins` : `the résumé's data have no dates for ${text}`
      const remedy = isBackwards
        ? "check its dates"
        : 'write years or months, such as "Feb 2023 - Oct 2024" or "since 2020"'
      yield faultAt(file, path, "unknown-period", problem, remedy)
    }
  }
}

/** Whether the résumé's data have dates for a field: the duration of a work, the period of an entry in most sections. */
function isDated({ kind, content }: ContentFile, path: FieldPath): boolean {
  if (kind === "work") return path.join() === "duration"
  if (path[0] !== "sections" || path.at(-1) !== "period") return false
  const section = childAt(content, [...path.slice(0, 2), "section"])
  return RESUME_SECTIONS.some((form) => form.section === section && form.dates.length > 0)
}
