import type { AddressedFile } from "../content/addresses"
import { type DeclaredField, declaredFields } from "../content/derive/json-schema"
import type { KindName } from "../content/kinds"
import { baseName, parentOf, slugOf } from "../content/places"
import type { JsonDocument } from "./json-document"

/** A content file that parsed, with its place. */
export interface ContentFile extends JsonDocument, AddressedFile {
  /** Its folder's own name without the leading number. */
  slug: string
  /** Each declared field that it has: found once, for all rules that need a field's kind. */
  fields: readonly DeclaredField[]
}

export function makeContentFile(document: JsonDocument, kind: KindName): ContentFile {
  const { file, value: content } = document
  const folder = parentOf(file)
  return {
    ...document,
    kind,
    folder,
    slug: slugOf(baseName(folder)),
    content,
    fields: [...declaredFields(kind, content)],
  }
}
