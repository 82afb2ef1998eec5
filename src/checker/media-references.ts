import { posix } from "node:path"
import { isRelativeLink } from "../content/fields"
import { baseName, joinPath, parentOf } from "../content/places"
import { formatByName, type MediaRole, roleByName } from "../media/formats"
import { ICON, isExternal, isIconFile, LINK, MEDIA } from "../media/references"
import type { ContentFile } from "./content-file"
import { type ContentFolder, type LinkFault, IGNORED_FILES } from "./content-folder"
import { type Fault, fileFault } from "./fault"
import { abbreviate, faultAt, type JsonDocument } from "./json-document"
import { nearestName } from "./nearest"
import type { RuleName } from "./rules"
import { childAt, type FieldPath, groupBy, isRecord } from "../content/values"

/** A picture, a video or another file that a content file refers to. */
export interface UsedMedia {
  document: JsonDocument
  /** Where the address is. */
  path: FieldPath
  /** Where the picture or video is: the address itself, or the object around it. */
  mediaPath: FieldPath
  source: string
  /** What belongs here: undefined if both a picture and a video may, `file` for a link to any file, `story` for a Markdown file. */
  role: MediaRole | "file" | "story" | undefined
  /** Whether few pixels and a missing alternative text cause no warning: for icons, logos, linked files and pictures in stories. */
  skipsPictureWarnings?: boolean
}

/** The pictures, videos and other files that a content file refers to, in every field declared for one. */
export function usedMedia(document: ContentFile): UsedMedia[] {
  return document.fields.flatMap(({ schema: { id }, path, value }): UsedMedia[] => {
    const isShort = typeof value === "string"
    const source = isShort ? value : childAt(value, ["src"])
    if (path.at(-1) === LINK && isShort && isRelativeLink(value))
      return [{ document, path, mediaPath: path, source: value, role: "file", skipsPictureWarnings: true }]
    if (typeof source !== "string" || source === "" || !(id === MEDIA || (id === ICON && isIconFile(source)))) return []
    const role = roleAt(document, path)
    const skipsPictureWarnings = id === ICON || document.kind === "site"
    return [{ document, path: isShort ? path : [...path, "src"], mediaPath: path, source, role, skipsPictureWarnings }]
  })
}

function roleAt({ kind, content }: ContentFile, path: FieldPath): MediaRole | undefined {
  if (kind === "project") return undefined
  return kind === "group" && path.at(-1) === "img" && childAt(content, ["isVideo"]) === true ? "video" : "picture"
}

/** Addresses that begin with a scheme, or at the root of a site or disk. */
const ABSOLUTE = /^([a-z][a-z0-9+.-]*:|[\\/~])/i

/** Finds the file in the content folder that an address refers to, or the faults of the address. A correct external address has neither. */
export function locateMedia(
  use: UsedMedia,
  folder: ContentFolder,
  finder: ReturnType<typeof makeNameFinder>,
): { file: string } | { faults: Fault[] } {
  const { document, source } = use
  const fault = (rule: RuleName, problem: string, remedy: string) => ({
    faults: [faultAt(document, use.path, rule, problem, remedy)],
  })
  const shown = `"${abbreviate(source)}"`
  if (isExternal(source)) {
    return URL.canParse(source) && !/\s/.test(source)
      ? { faults: externalFaults(use) }
      : fault("media-address", `${shown} is not an address`, "copy it again from the browser's address bar")
  }
  if (/^http:\/\//i.test(source)) {
    const safe = source.replace(/^http:/i, "https:")
    return fault("media-address", `${shown} is not a secure address`, `write ${abbreviate(safe)}`)
  }
  if (ABSOLUTE.test(source) || source.includes("\\")) {
    const problem = `${shown} is neither a file beside this one nor an https: address`
    return fault("media-address", problem, relativeRemedy(source))
  }
  const own = parentOf(document.file)
  const file = posix.join(own, source)
  if (file.startsWith("../") || file === "..") {
    const remedy = `copy it beside this file and write "./${baseName(source)}"`
    return fault("media-address", `${shown} is outside the content folder`, remedy)
  }
  const link = folder.links.get(file)
  if (link) return fault("symbolic-link", `${shown} is ${LINK_FAULTS[link]}`, LINK_REMEDY)
  if (folder.files.has(file)) return { file }
  if (use.role === "file" && IGNORED_FILES.test(baseName(file))) {
    const remedy = `put it into static/, and write "/${abbreviate(baseName(file))}"`
    return fault("media-missing", `${shown} is ignored, as notes are`, remedy)
  }
  const written = (found: string) => {
    const relative = posix.relative(own, found)
    return `"${relative.startsWith("../") ? relative : `./${relative}`}"`
  }
  const variant = finder.caseVariantOf(file)
  if (variant) {
    const problem = `${shown} differs from ${written(variant)} only in case or Unicode form`
    // Names that differ only in form look the same.
    const isOtherForm = variant.normalize("NFC") === file.normalize("NFC")
    const remedy = "rename the file with letters from a to z: systems encode some others, such as é, in two ways"
    return fault("media-case", problem, isOtherForm ? remedy : `write ${written(variant)}`)
  }
  if (folder.folders.has(file)) return fault("media-missing", `${shown} is a folder`, "choose a file in it")
  const near = finder.nearest(file, (name) => mayBe(name, use))
  const remedy = near ? `did you mean ${written(near)}?` : "put the file there, or remove the entry"
  return fault("media-missing", `no such file ${shown}`, remedy)
}

/** Whether a file may be what a use refers to, judging by its name. */
function mayBe(name: string, { role, path }: UsedMedia): boolean {
  if (role === "file" || role === "story") return true
  const format = formatByName(name)
  if (path.at(-1) === "icon") return format === "svg"
  return role === undefined ? format !== undefined : roleByName(name) === role
}

/** The remedy for an absolute address, one with backslashes, or one that contains the picture itself. */
function relativeRemedy(source: string): string {
  if (/^(data|blob):/i.test(source)) return "save the picture as a file beside this one, and refer to that"
  if (!ABSOLUTE.test(source)) return `write ${JSON.stringify(source.replaceAll("\\", "/"))}`
  return `put the file beside this one and write "./${abbreviate(source.split(/[\\/]/).at(-1) ?? "")}"`
}

const LINK_REMEDY = "put the file itself here"

const LINK_FAULTS: Record<LinkFault, string> = {
  outside: "a symbolic link that leads out of the content folder",
  broken: "a symbolic link that leads nowhere",
  folder: "a symbolic link to a folder, which is not followed",
}

/** Symbolic links that must not be followed, whether content refers to them or not. */
export const linkFaults = ({ links }: ContentFolder): Fault[] =>
  [...links].map(([file, fault]) => fileFault(file, "symbolic-link", `the file is ${LINK_FAULTS[fault]}`, LINK_REMEDY))

/** Folds a name's case and Unicode form: names that differ in nothing else become the same. */
export const foldName = (name: string) => name.normalize("NFC").toLowerCase()

/** How many names to compare before suggestions stop: a folder with thousands of wrong names must not take minutes. */
const MAX_COMPARISONS = 500_000

/** Finds files by names that are almost right. */
export function makeNameFinder(files: ReadonlySet<string>) {
  const byFoldedName = new Map(Array.from(files, (each) => [foldName(each), each]))
  const byFolder = groupBy(files, parentOf)
  let comparisons = 0
  return {
    /** The file whose path differs only in case or Unicode form. */
    caseVariantOf: (file: string): string | undefined => byFoldedName.get(foldName(file)),
    /** The file in the same folder that was probably meant. */
    nearest(file: string, mayBeMeant: (file: string) => boolean): string | undefined {
      const folder = parentOf(file)
      const beside = byFolder.get(folder) ?? []
      comparisons += beside.length
      if (comparisons > MAX_COMPARISONS) return undefined
      const [name, names] = [baseName(file), beside.filter(mayBeMeant).map(baseName)]
      const near =
        nearestName(name, names) ??
        names.find((other) => stem(other) === stem(name)) ??
        names.find((other) => stem(other).startsWith(`${stem(name)}-`))
      return near === undefined ? undefined : joinPath(folder, near)
    },
  }
}

const stem = (name: string) => name.replace(/\.[^.]*$/, "").toLowerCase()

function externalFaults({ document, mediaPath, source }: UsedMedia): Fault[] {
  const media = childAt(document.value, mediaPath)
  const missing = ["width", "height"].filter((name) => childAt(media, [name]) === undefined)
  if (missing.length === 0) return []
  const remedy = isRecord(media)
    ? `add ${missing.map((name) => `"${name}": ${name === "width" ? 1440 : 900}`).join(", ")}, in pixels`
    : `write { "src": "${abbreviate(source)}", "alt": "…", "width": 1440, "height": 900 }, in pixels`
  const problem = `an external address without its ${missing.join(" and ")}`
  return [faultAt(document, mediaPath, "external-size", problem, remedy)]
}

/** Types of file in which cameras store metadata that the build doesn't remove. */
const KEEPS_METADATA = /\.(?:(hei[cf]|tiff?)|mov|3gp)$/i

/** Faults for a picture where a video belongs, or the reverse, and for a link to a file that may reveal location and camera. */
export function roleFaults({ document, path, role, source }: UsedMedia): Fault[] {
  const [extension, pictureExtension] = KEEPS_METADATA.exec(source) ?? []
  if (role === "file" && extension !== undefined) {
    const problem = `"${abbreviate(source)}" is published as it is, with any location and camera data that it contains`
    const remedy = `export it as ${pictureExtension === undefined ? "MP4" : "JPEG"}`
    return [faultAt(document, path, "linked-metadata", problem, remedy)]
  }
  const actual = roleByName(source)
  if (!role || role === "file" || !actual || actual === role) return []
  const fault = (problem: string, remedy: string) => [
    faultAt(document, path, "media-role", `${problem}: "${abbreviate(source)}"`, remedy),
  ]
  if (role === "video") {
    return fault("expected a video (WebM or MP4), got a picture", 'use a video, or remove "isVideo"')
  }
  const inGroup = path.includes("img") ? ', or add "isVideo": true to the group' : ""
  return fault("expected a picture, got a video", `use a picture${inGroup}`)
}
