import type { KindName } from "../kinds"

/** A place in JSON and its new value; `undefined` removes it. */
interface ContentEdit {
  path: (string | number)[]
  value: unknown
}

/** A change of content that a template version requires. */
export interface Migration {
  /** The version that first needs it. */
  version: string
  /** What it does, as told to the owner. */
  says: string
  kind: KindName
  /**
   * The edits that a file's JSON needs: none if it is right already, so that migrating twice does no more than once. Must not rely on the
   * current declarations, which other versions change.
   */
  editsOf: (value: unknown) => ContentEdit[]
}
