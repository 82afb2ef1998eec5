import path from "node:path"
import { kindOfFile } from "../content/places"

/** Whether gatsby-source-filesystem has to leave `file` alone: JSON that is no content, such as an editor's settings. */
export function isForeignJson(directory: string, file: string): boolean {
  return file.endsWith(".json") && kindOfFile(relativeTo(directory, file)) === undefined
}

/** `file` relative to `directory`, with forward slashes on every system. */
export function relativeTo(directory: string, file: string): string {
  return path.relative(directory, file).split(path.sep).join("/")
}
