import type { AddressedFile } from "../content/addresses"
import { type DeclaredField, declaredFields } from "../content/derive/json-schema"
import type { KindName } from "../content/kinds"
import { type ContentPlace, placeOfFile } from "../content/places"
import type { JsonDocument } from "./json-document"

/** A content file that parsed, with its place. */
export interface ContentFile extends JsonDocument, AddressedFile, ContentPlace {
  /** Each declared field that it has: found once, for all rules that need a field's kind. */
  fields: readonly DeclaredField[]
}

export const makeContentFile = (document: JsonDocument, kind: KindName): ContentFile => ({
  ...document,
  ...placeOfFile(document.file),
  kind,
  content: document.value,
  fields: [...declaredFields(kind, document.value)],
})
