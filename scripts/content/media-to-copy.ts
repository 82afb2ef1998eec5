import { readdir, stat } from "node:fs/promises"
import { basename, dirname, extname, join } from "node:path"
import { mapFiles } from "../../src/checker/limits"
import { mediaFileFaults, sniffFile } from "../../src/checker/media-file"
import { RULES } from "../../src/checker/rules"
import { extensionOf, formatByName, FORMATS } from "../../src/media/formats"
import { Refusal } from "../lib/command"
import { cleanName, uniqueName } from "./content-writer"
import { pastedPaths } from "./pasted-paths"

/** A picture or a video that the owner gave, ready to be copied. */
export type MediaToCopy = Awaited<ReturnType<typeof findMedia>>["media"][number]

/**
 * Finds the media in the given files and folders, in natural order of their names (2 before 10). Returns the names of those that it
 * skips, with the reason. Refuses if files are given but none can be shown.
 */
export async function findMedia(given: readonly string[]) {
  const found = (await Promise.all(given.flatMap(pastedPaths).map(filesOf))).flat()
  const faults = await mapFiles(found, reasonToSkip)
  const usable = found.filter((_, index) => faults[index] === undefined)
  const skipped = found.flatMap((file, index) => (faults[index] ? [`${basename(file)} (${faults[index]})`] : []))
  if (given.length > 0 && usable.length === 0) {
    throw new Refusal(
      `There is no picture and no video in ${given.join(", ")} that can be shown: ${skipped.join("; ") || "it is empty"}.`,
    )
  }
  const taken: string[] = []
  const media = usable.map((source) => {
    const format = formatByName(source)
    return {
      source,
      name: freeName(source, taken),
      caption: captionOf(source),
      /** Whether a camera or a screenshot tool gave it its name. */
      isNameAutomatic: AUTOMATIC_NAME.test(stemOf(source).trim()),
      isVideo: format !== undefined && FORMATS[format].role === "video",
    }
  })
  return { media, skipped }
}

/** Why a file can't be shown; undefined if it can. */
async function reasonToSkip(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined)
  if (!found) return "can't be read"
  if (found.isDirectory()) return "a folder; pass it with its own --from"
  if (!formatByName(file)) {
    const format = await sniffFile(file).catch(() => null)
    if (format === null) return "can't be read"
    return typeof format === "object" ? `${format.unsupported}; ${format.remedy}` : "not a type the site can show"
  }
  const faults = await mediaFileFaults(dirname(file), basename(file))
  const fault = faults.find(({ rule }) => RULES[rule].severity === "error")
  return fault && `${fault.problem}; ${fault.remedy}`
}

async function filesOf(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const names = (await readdir(path)).filter((name) => !name.startsWith("."))
  const naturalOrder = new Intl.Collator("en", { numeric: true }).compare
  return names.sort(naturalOrder).map((name) => join(path, name))
}

const ORDER_NUMBER = /^\d{1,3}[\s._-]+(?=\D)/

const stemOf = (file: string) => basename(file, extname(file)).normalize("NFC").replace(ORDER_NUMBER, "")

/** Whether the name of a file has letters that addresses can have. */
export const hasOwnName = (source: string) => cleanName(stemOf(source), "") !== ""

/** A clean name that is not among those taken, to which it is added. */
export function freeName(source: string, taken: string[]): string {
  const ending = extensionOf(source)
    .replace(/^jpeg$/, "jpg")
    .replace(/^tif$/, "tiff")
  const name = uniqueName(cleanName(stemOf(source), "media"), taken, `.${ending}`)
  taken.push(name)
  return name
}

/** `02_table-management.png` is `Table management`. */
function captionOf(source: string): string {
  const words = stemOf(source)
    .replace(/[\s_-]+/g, " ")
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1) || "Untitled"
}

/** Names of screenshots and recordings of macOS, Windows and GNOME, in the most used languages. */
const SCREENSHOT =
  "screen ?(?:shot|cast|recording)|cleanshot|bildschirm(?:foto|aufnahme)|capture d[’']écran|captura(?: de (?:pantalla|tela|ecrã))?|schermata|schermafbeelding|skärmbild|zrzut ekranu|снимок экрана|スクリーンショット|截屏|截图|屏幕截图|螢幕截圖|스크린샷"

/** Names that only say when or in which order a file was made: `Screenshot 2024-05-01 at 10.11.22`, `IMG_1234`, `20240501_101122`. */
const AUTOMATIC_NAME = new RegExp(
  `^(?:(?:${SCREENSHOT})(?:$|[\\s_(-]*(?:(?:from|vom|du|del|desde|van|från|z|от)\\s+)?\\d)|(?:img|dscn?|dscf|pxl|vid|mvi)[_ -]?e?\\d{3}|[\\d\\s._:-]+$)`,
  "iu",
)
