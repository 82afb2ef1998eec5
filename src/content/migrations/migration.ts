import type { KindName } from "../kinds"

/** A place in JSON and what has to stand there; `undefined` takes it away. */
export interface ContentEdit {
  path: (string | number)[]
  value: unknown
}

/** A change of content that a version of the template asks for. */
export interface Migration {
  /** The version that first needs it. */
  version: string
  /** What it does, as the owner is told. */
  says: string
  /** The kind of the files it looks at. */
  kind: KindName
  /**
   * What has to change in a file, as it is in JSON: nothing where it is right already, so that migrating twice does no more than once. It must not rely
   * on the declarations of today, which other versions change.
   */
  editsOf: (value: unknown) => ContentEdit[]
}
