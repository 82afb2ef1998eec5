import { addressPart, screenshotNames, screenshotParts, screenshotSlug } from "../content/addresses"
import { schemaFileName } from "../content/derive/json-schema"
import { technologyLabel } from "../content/fields"
import { type KindName, KINDS, typeNameOf } from "../content/kinds"
import { hasPlaceholder } from "../content/placeholders"
import { baseName, kindAround, parentOf } from "../content/places"
import type { ContentFile } from "./content-file"
import { type Fault, makeFault, wholeFile } from "./fault"
import { abbreviate, type JsonDocument, placeOf } from "./json-document"
import { LARGE_JSON_BYTES } from "./limits"
import { megabytes } from "./media-file"
import type { NamedMedia } from "./media-references"
import { formatByName, roleOf } from "../media/formats"
import { RESERVED_IDS } from "../site-pages"
import { nearestName } from "./nearest"
import { childAt, entriesOf, isRecord, repeatsOf } from "./values"

/** Rules that one file alone can break, beyond its declaration. */
export function fileRuleFaults({ document, kind, fields }: ContentFile): Fault[] {
  return [
    ...editorLinkFault(document, kind),
    ...markupFaults(document, fields),
    ...placeholderFaults(document, fields),
    ...largeJsonFault(document),
    ...(kind === "site" ? addressFault(document) : []),
    ...(kind === "project" ? platformFaults(document) : []),
    ...(kind === "group" ? [...posterFaults(document), ...repeatedNames(document)] : []),
    ...(kind === "technologies" ? repeatedLabels(document) : []),
  ]
}

function editorLinkFault(document: JsonDocument, kind: KindName): Fault[] {
  const link = childAt(document.value, ["$schema"])
  if (link === undefined || (typeof link === "string" && baseName(link) === schemaFileName(kind))) return []
  return [
    makeFault(
      placeOf(document, ["$schema"]),
      "schema-address",
      `editors are sent to another schema than this ${kind}'s`,
      `write "${"../".repeat(document.file.split("/").length)}schemas/${schemaFileName(kind)}"`,
    ),
  ]
}

/** Tags, character references, and what Markdown makes bold or a link. */
const MARKUP =
  /<\/?[a-z][a-z0-9-]*(\s[^<>]*)?\/?>|&(#\d+|#x[0-9a-f]+|amp|lt|gt|quot|nbsp|apos);|\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\(\S+\)/i

function markupFaults(document: JsonDocument, fields: ContentFile["fields"]): Fault[] {
  const faults: Fault[] = []
  for (const { path, value, schema } of fields) {
    if (typeof value !== "string" || schema.pattern !== undefined || path.at(-1) === "src") continue
    const found = MARKUP.exec(value)?.[0]
    if (found === undefined) continue
    const problem = `the text has markup, which is shown as it stands: ${abbreviate(found)}`
    faults.push(makeFault(placeOf(document, path), "markup", problem, "write plain text"))
  }
  return faults
}

function placeholderFaults(document: JsonDocument, fields: ContentFile["fields"]): Fault[] {
  return fields
    .filter(({ path, value }) => typeof value === "string" && path.at(-1) !== "src" && hasPlaceholder(value))
    .map(({ path }) =>
      makeFault(placeOf(document, path), "placeholder", "a placeholder is left over", "put your own words there"),
    )
}

function largeJsonFault({ file, text }: JsonDocument): Fault[] {
  if (text.length <= LARGE_JSON_BYTES) return []
  const problem = `the file is ${megabytes(text.length)} MB large`
  return [
    makeFault(
      wholeFile(file),
      "large-file",
      problem,
      "spread it over more folders, and keep pictures in files of their own",
    ),
  ]
}

function addressFault(document: JsonDocument): Fault[] {
  if (!isRecord(document.value) || document.value.siteUrl !== undefined) return []
  const problem = "the site has no address yet: there is no map for search engines, and no preview where it is shared"
  return [makeFault(wholeFile(document.file), "no-address", problem, 'add "siteUrl" once you know where it will live')]
}

function platformFaults(document: JsonDocument): Fault[] {
  const { platform, mobile } = isRecord(document.value) ? document.value : {}
  if (mobile !== undefined && (platform === undefined || platform === false)) {
    const remedy = `${platform === false ? "write" : "add"} "platform": true, or take "mobile" out`
    return [makeFault(placeOf(document, ["mobile"]), "mobile-without-platform", '"mobile" without "platform"', remedy)]
  }
  if (platform === true && mobile === undefined) {
    const problem = '"platform" without "mobile": the badge has nothing to show'
    return [makeFault(placeOf(document, ["platform"]), "platform-without-mobile", problem, 'add "mobile": "iOS"')]
  }
  return []
}

function posterFaults(document: JsonDocument): Fault[] {
  if (childAt(document.value, ["isVideo"]) === true) return []
  return entriesOf(childAt(document.value, ["content"]))
    .filter(([, entry]) => isRecord(entry) && entry.poster !== undefined)
    .map(([index]) =>
      makeFault(
        placeOf(document, ["content", index, "poster"]),
        "poster-without-video",
        "a poster is shown before a video only",
        'take it out, or add "isVideo": true to the group',
      ),
    )
}

/** Screenshots that only a number tells apart in addresses: which of them has it changes with their order. */
function repeatedNames(document: JsonDocument): Fault[] {
  const names = screenshotNames(document.value)
  const parts = screenshotParts(names)
  return names.flatMap((name, index) => {
    const part = parts[index]
    if (name === "" || part === undefined || part === screenshotSlug(name)) return []
    const problem = `an earlier screenshot has the address "${screenshotSlug(name)}", so this one has "${part}"`
    const place = placeOf(document, ["content", index, "name"])
    return [makeFault(place, "repeated-name", problem, "give one of the two another name")]
  })
}

function repeatedLabels(document: JsonDocument): Fault[] {
  const labels = labelsIn(document)
  const twice = repeatsOf(labels, ([, label]) => label).map(([[index, label]]) => {
    const problem = `"${abbreviate(label)}" is registered a second time`
    return makeFault(placeOfLabel(document, index), "duplicate-label", problem, "keep one of the two")
  })
  const alike = repeatsOf(labels, ([, label]) => label.toLowerCase()).flatMap(([[index, label], [, first]]) => {
    const problem = `"${abbreviate(label)}" is registered already, as "${abbreviate(first)}"`
    return label === first
      ? []
      : [makeFault(placeOfLabel(document, index), "similar-label", problem, "keep one of the two")]
  })
  return [...twice, ...alike]
}

const placeOfLabel = (document: JsonDocument, index: number) => placeOf(document, ["technologies", index, "label"])

function labelsIn({ value }: JsonDocument): [index: number, label: string][] {
  return entriesOf(childAt(value, ["technologies"])).flatMap(([index, entry]): [number, string][] => {
    const label = childAt(entry, ["label"])
    return typeof label === "string" ? [[index, label]] : []
  })
}

/** The labels that a technology registry has. */
export const registeredLabels = (registry: JsonDocument): string[] => labelsIn(registry).map(([, label]) => label)

const LABEL = typeNameOf(technologyLabel)

/** Labels that the registry lacks, and labels that stand twice in one list. */
export function technologyFaults({ document, fields }: ContentFile, labels: ReadonlySet<string> | undefined): Fault[] {
  const faults: Fault[] = []
  const seen = new Set<string>()
  for (const { schema, path, value } of fields) {
    if (schema.id !== LABEL || typeof value !== "string" || value === "") continue
    const place = placeOf(document, path)
    const shown = `"${abbreviate(value)}"`
    if (labels && !labels.has(value)) {
      const near = nearestName(value, labels)
      const remedy = near ? `did you mean "${near}"?` : "register it in technologies.json, or take it out"
      faults.push(
        makeFault(
          place,
          "unknown-technology",
          `the technology ${shown} is not registered, so nothing is shown`,
          remedy,
        ),
      )
    }
    if (typeof path.at(-1) !== "number") continue
    const entry = JSON.stringify([path.slice(0, -1), value])
    if (seen.has(entry)) {
      faults.push(
        makeFault(place, "repeated-technology", `${shown} stands in this list a second time`, "keep one of the two"),
      )
    }
    seen.add(entry)
  }
  return faults
}

/** `value` is unique among all works, and among the tabs of one. */
export function duplicateValues(files: readonly ContentFile[]): Fault[] {
  const keyOf = ({ document, kind }: ContentFile) => {
    const value = childAt(document.value, ["value"])
    if ((kind !== "work" && kind !== "tab") || typeof value !== "string") return undefined
    return `${kind} ${parentOf(parentOf(document.file))} ${value}`
  }
  return repeatsOf(files, keyOf).map(([{ document }, first]) => {
    const value = abbreviate(String(childAt(document.value, ["value"])))
    const problem = `"${value}" is the value of ${first.document.file}, too`
    return makeFault(placeOf(document, ["value"]), "duplicate-value", problem, "give one of the two another value")
  })
}

/** Works and projects that could not be told from a part of every page. */
export function reservedAddresses(files: readonly ContentFile[]): Fault[] {
  return files.flatMap(({ document, kind }) => {
    const folder = parentOf(document.file)
    const part = kindAround(kind) ? undefined : addressPart({ kind, folder, content: document.value })
    if (part === undefined || !RESERVED_IDS.includes(part)) return []
    const [place, remedy] =
      KINDS[kind].addressedBy === "value"
        ? [placeOf(document, ["value"]), "give it another value"]
        : [wholeFile(document.file), "rename the folder"]
    return [makeFault(place, "reserved-address", `"${part}" is the address of every page's content`, remedy)]
  })
}

/** Tabs without a group show an empty panel. */
export function emptyTabs(files: readonly ContentFile[]): Fault[] {
  const filled = new Set(
    files.filter(({ kind }) => kind === "group").map(({ document }) => parentOf(parentOf(document.file))),
  )
  return files
    .filter(({ kind, document }) => kind === "tab" && !filled.has(parentOf(document.file)))
    .map(({ document }) =>
      makeFault(
        wholeFile(document.file),
        "empty-tab",
        "the tab has no groups, so its panel is empty",
        "add one with npm run content:new gallery, or take the tab's folder away",
      ),
    )
}

/** Pictures without an alternative text, or with one that says no more than the name beside it. */
export function alternativeTextFaults({ document, mediaPath, source, path, role, isIcon }: NamedMedia): Fault[] {
  const format = formatByName(source.replace(/[?#].*$/, ""))
  if (role === "video" || isIcon || (format && roleOf(format) === "video") || mediaPath.at(-1) === "poster") return []
  const media = childAt(document.value, mediaPath)
  const alt = childAt(media, ["alt"])
  if (typeof alt !== "string" && (!isRecord(media) || alt === undefined)) {
    const remedy = isRecord(media)
      ? 'add "alt": with what the picture shows, or "" if it is mere decoration'
      : `write { "src": "${abbreviate(source)}", "alt": "…" } with what the picture shows`
    return [makeFault(placeOf(document, mediaPath), "alternative-text", "a picture without alternative text", remedy)]
  }
  const name = childAt(document.value, [...mediaPath.slice(0, -1), "name"])
  if (typeof alt !== "string" || alt === "" || !saysNoMore(alt, name, source)) return []
  return [
    makeFault(
      placeOf(document, [...path.slice(0, -1), "alt"]),
      "alternative-text",
      "the alternative text says no more than the picture's name",
      "say what the picture shows",
    ),
  ]
}

function saysNoMore(alt: string, name: unknown, source: string): boolean {
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
  return (
    plain(alt) === plain(baseName(source).replace(/\.\w+$/, "")) ||
    (typeof name === "string" && plain(alt) === plain(name))
  )
}
