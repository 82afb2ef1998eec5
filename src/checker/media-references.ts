import { posix } from "node:path"
import type { FieldPath } from "../content/derive/json-schema"
import type { KindName } from "../content/kinds"
import { formatByName, type MediaRole, roleOf } from "../media/formats"
import { ICON, isExternal, isIconFile, MEDIA } from "../media/references"
import type { ContentFile } from "./content-file"
import { type ContentFolder, type LinkFault } from "./content-folder"
import { baseName, parentOf } from "../content/places"
import { type Fault, makeFault } from "./fault"
import { abbreviate, type JsonDocument, placeOf } from "./json-document"
import { nearestName } from "./nearest"
import { childAt, isRecord } from "./values"

/** A picture or a video that a content file names. */
export interface NamedMedia {
  document: JsonDocument
  /** The place of the address. */
  path: FieldPath
  /** The place of the picture or video: of the address itself, or of the object around it. */
  mediaPath: FieldPath
  /** What is written. */
  source: string
  /** What belongs here; undefined where both do. */
  role: MediaRole | undefined
  /** Whether it stands beside its label, which says what it is. */
  isIcon: boolean
}

/** The pictures and videos a content file names, in every field that is declared to hold one. */
export function namedMedia({ document, kind, fields }: ContentFile): NamedMedia[] {
  return fields.flatMap(({ schema: { id }, path, value }): NamedMedia[] => {
    const isShort = typeof value === "string"
    const source = isShort ? value : childAt(value, ["src"])
    if (typeof source !== "string" || source === "" || !(id === MEDIA || (id === ICON && isIconFile(source)))) return []
    const role = roleAt(kind, document.value, path)
    return [{ document, path: isShort ? path : [...path, "src"], mediaPath: path, source, role, isIcon: id === ICON }]
  })
}

function roleAt(kind: KindName, value: unknown, path: FieldPath): MediaRole | undefined {
  if (kind === "project") return undefined
  const isVideo = kind === "group" && path.at(-1) === "img" && childAt(value, ["isVideo"]) === true
  return isVideo ? "video" : "picture"
}

/** Where an address of content leads: to a file of the content folder, or to another host. */
export type MediaPlace = { file: string } | { external: string } | { fault: Fault }

/** Finds the file behind an address of content. */
export function locateMedia(use: NamedMedia, folder: ContentFolder, finder: NameFinder): MediaPlace {
  const { document, source } = use
  const fault = (rule: Fault["rule"], problem: string, remedy: string) => ({
    fault: makeFault(placeOf(document, use.path), rule, problem, remedy),
  })
  const shown = `"${abbreviate(source)}"`
  if (isExternal(source)) {
    return URL.canParse(source) && !/\s/.test(source)
      ? { external: source }
      : fault("media-address", `${shown} is no address`, "copy it again from the browser's address bar")
  }
  if (/^http:\/\//i.test(source)) {
    return fault(
      "media-address",
      `${shown} is not fetched safely`,
      `write ${abbreviate(source.replace(/^http:/i, "https:"))}`,
    )
  }
  if (/^[a-z][a-z0-9+.-]*:|^[\\/~]/i.test(source) || source.includes("\\")) {
    return fault(
      "media-address",
      `${shown} is neither a file beside this one nor an https: address`,
      asRelative(source),
    )
  }
  const file = posix.normalize(posix.join(parentOf(document.file), source))
  if (file.startsWith("../") || file === "..") {
    return fault(
      "media-address",
      `${shown} is outside the content folder`,
      `copy it beside this file and write "./${baseName(source)}"`,
    )
  }
  const link = folder.links.get(file)
  if (link) return fault("symbolic-link", `${shown} is ${LINK_FAULTS[link]}`, LINK_REMEDY)
  if (folder.files.has(file)) return { file }
  const written = (found: string) => {
    const relative = posix.relative(parentOf(document.file), found)
    return `"${relative.startsWith("../") ? relative : `./${relative}`}"`
  }
  const twin = finder.sameLetters(file)
  if (twin) {
    return fault(
      "media-case",
      `${shown} has the letters of ${written(twin)} but not their case or form`,
      `write ${written(twin)}`,
    )
  }
  if (folder.folders.has(file)) return fault("media-missing", `${shown} is a folder`, "name a file in it")
  const near = finder.nearest(file)
  return fault(
    "media-missing",
    `no such file ${shown}`,
    near ? `did you mean ${written(near)}?` : "put the file there, or take the entry out",
  )
}

/** How to write an address of this machine, or one that holds the picture itself. */
function asRelative(source: string): string {
  if (/^(data|blob):/i.test(source)) return "save the picture as a file beside this one, and name that"
  const isRelative = !/^([a-z][a-z0-9+.-]*:|[\\/~])/i.test(source)
  if (isRelative) return `write ${JSON.stringify(source.replaceAll("\\", "/"))}`
  return `put the file beside this one and write "./${abbreviate(source.split(/[\\/]/).at(-1) ?? "")}"`
}

const LINK_REMEDY = "put the file itself here"

const LINK_FAULTS: Record<LinkFault, string> = {
  outside: "a symbolic link that leads out of the content folder",
  broken: "a symbolic link that leads nowhere",
  folder: "a symbolic link to a folder, which is not followed",
}

/** Symbolic links that lead where nothing may follow, whether content names them or not. */
export const linkFaults = (folder: ContentFolder): Fault[] =>
  [...folder.links].map(([file, fault]) =>
    makeFault(
      { file, line: 1, column: 1, pointer: "" },
      "symbolic-link",
      `the file is ${LINK_FAULTS[fault]}`,
      LINK_REMEDY,
    ),
  )

/** Finds files by names that are not quite theirs. */
export interface NameFinder {
  /** The file whose path has the same letters in another case, or composed in another way. */
  sameLetters(file: string): string | undefined
  /** The media file the writer may have meant: of a similar name in the same folder, or of the same name elsewhere nearby. */
  nearest(file: string): string | undefined
}

/** What two names share that differ in case or form only. */
export const sameLetters = (name: string) => name.normalize("NFC").toLowerCase()

/** Names that are compared before the finder gives up guessing: a folder of thousands with all names wrong must not take minutes. */
const MAX_COMPARISONS = 500_000

/** Builds its indexes when first asked, for most content has no wrong name. */
export function makeNameFinder(files: Iterable<string>): NameFinder {
  let byLetters: Map<string, string> | undefined
  let byFolder: Map<string, string[]> | undefined
  let comparisons = 0
  return {
    sameLetters(file) {
      byLetters ??= new Map(Array.from(files, (name) => [sameLetters(name), name]))
      return byLetters.get(sameLetters(file))
    },
    nearest(file) {
      byFolder ??= groupByFolder(files)
      const folder = parentOf(file)
      const beside = byFolder.get(folder) ?? []
      comparisons += beside.length
      if (comparisons > MAX_COMPARISONS) return undefined
      const near = nearestName(baseName(file), beside) ?? beside.find((name) => stem(name) === stem(baseName(file)))
      const similar = near ?? beside.find((name) => stem(name).startsWith(`${stem(baseName(file))}-`))
      return similar === undefined ? undefined : folder ? `${folder}/${similar}` : similar
    },
  }
}

const stem = (name: string) => name.replace(/\.[^.]*$/, "").toLowerCase()

function groupByFolder(files: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const file of files) {
    if (!formatByName(file)) continue
    const names = groups.get(parentOf(file)) ?? []
    names.push(baseName(file))
    groups.set(parentOf(file), names)
  }
  return groups
}

/** What is wrong with an external picture or video. */
export function externalFaults({ document, mediaPath, source }: NamedMedia): Fault[] {
  const media = childAt(document.value, mediaPath)
  const missing = ["width", "height"].filter((name) => !isRecord(media) || media[name] === undefined)
  if (missing.length === 0) return []
  const remedy = isRecord(media)
    ? `add ${missing.map((name) => `"${name}": ${name === "width" ? 1440 : 900}`).join(", ")}, in pixels`
    : `write { "src": "${abbreviate(source)}", "alt": "…", "width": 1440, "height": 900 }, in pixels`
  return [
    makeFault(
      placeOf(document, mediaPath),
      "external-size",
      `an external address without its ${missing.join(" and ")}`,
      remedy,
    ),
  ]
}

/** Whether a picture stands where a video belongs, or the other way round. */
export function roleFaults({ document, path, role, source }: NamedMedia): Fault[] {
  const format = formatByName(source.replace(/[?#].*$/, ""))
  if (!role || !format || roleOf(format) === role) return []
  const isGroup = path.includes("img")
  const [problem, remedy] =
    role === "video"
      ? ["expected a video (WebM or MP4), came a picture", 'name a video, or take "isVideo" out']
      : [
          "expected a picture, came a video",
          isGroup ? 'name a picture, or add "isVideo": true to the group' : "name a picture",
        ]
  return [makeFault(placeOf(document, path), "media-role", `${problem}: "${abbreviate(source)}"`, remedy)]
}
