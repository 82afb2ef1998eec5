import { stat } from "node:fs/promises"
import path from "node:path"
import type { HostName } from "../content/kinds/site"
import { filesIn } from "../content/places"
import { hostOf } from "./hosts"

const WARNING_SHARE = 0.8

/** Counts what was built; the largest file's path is relative to the folder. */
export async function sizeOf(folder: string) {
  const files = await filesIn(folder)
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, bytes: (await stat(path.join(folder, file))).size })),
  )
  return {
    pages: files.filter((file) => file.endsWith(".html")).length,
    files: files.length,
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    largest: sizes.reduce((largest, each) => (each.bytes > largest.bytes ? each : largest), { file: "", bytes: 0 }),
  }
}

type SiteSize = Awaited<ReturnType<typeof sizeOf>>

const count = (number: number) => number.toLocaleString("en")

/** Bytes in megabytes of a million, as hosts count. */
const megabytes = (bytes: number) => `${(bytes / 1e6).toLocaleString("en", { maximumFractionDigits: 1 })} MB`

/** The last lines of a build: what it made, and a warning for each limit of the host that is near or exceeded. */
export function summaryOf({ pages, files, bytes, largest }: SiteSize, shownFolder: string, name?: HostName): string[] {
  const { limits } = hostOf(name)
  const warning = (what: string, size: number, limit = Infinity, show: typeof count, remedy: string) => {
    const degree = size > limit ? "beyond" : "near"
    const line = `warning  ${degree} a limit of ${limits?.of}: ${what} ${show(size)} of ${show(limit)}; ${remedy}`
    return size < limit * WARNING_SHARE ? [] : [line]
  }
  const elsewhere = "or choose another host"
  return [
    `${count(pages)} pages, ${count(files)} files, ${megabytes(bytes)} in ${shownFolder}`,
    ...warning("files,", files, limits?.files, count, `remove old screenshots, ${elsewhere}`),
    ...warning("all files together are", bytes, limits?.bytes, megabytes, `remove large media, ${elsewhere}`),
    ...warning(`${largest.file} is`, largest.bytes, limits?.fileBytes, megabytes, "make it smaller"),
  ]
}
