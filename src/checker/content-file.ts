import { type DeclaredField, declaredFields } from "../content/derive/json-schema"
import type { KindName } from "../content/kinds"
import type { JsonDocument } from "./json-document"

/** A content file that parsed. */
export interface ContentFile {
  document: JsonDocument
  kind: KindName
  /** Each declared field that it has: found once, for all rules that go by what a field is. */
  fields: readonly DeclaredField[]
}

export const makeContentFile = (document: JsonDocument, kind: KindName): ContentFile => ({
  document,
  kind,
  fields: [...declaredFields(kind, document.value)],
})
