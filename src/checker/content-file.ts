import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { declaredFields } from "../content/derive/json-schema"
import type { KindName } from "../content/kinds"
import { baseName, parentOf, slugOf } from "../content/places"
import { type JsonDocument, readJsonDocument } from "./json-document"
import { unreadableFault } from "./media-file"

/** A parsed content file with its place in the content folder. */
export type ContentFile = ReturnType<typeof makeContentFile>

export function makeContentFile(document: JsonDocument, kind: KindName) {
  const { file, value: content } = document
  const folder = parentOf(file)
  return {
    ...document,
    kind,
    folder,
    /** Its folder's own name without the leading number. */
    slug: slugOf(baseName(folder)),
    content,
    /** The declared fields that it has, found once for all rules. */
    fields: [...declaredFields(kind, content)],
  }
}

/** Reads a content file. Never rejects: if it can't be read or does not parse, there are only faults. */
export async function readContentFile(directory: string, file: string, kind: KindName) {
  try {
    const { document, faults } = readJsonDocument(file, await readFile(join(directory, file)))
    return { read: document.value === undefined ? undefined : makeContentFile(document, kind), faults }
  } catch (error) {
    return { read: undefined, faults: [unreadableFault(file, error)] }
  }
}
