import { declaredFields } from "../content/derive/json-schema"
import type { KindName } from "../content/kinds"
import { baseName, parentOf, slugOf } from "../content/places"
import type { JsonDocument } from "./json-document"

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
