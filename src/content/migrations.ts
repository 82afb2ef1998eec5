import { z } from "zod"
import type { KindName } from "./kinds"

/** A change of content that a template version requires. */
export interface Migration {
  /** The version that first needs it. */
  version: string
  /** What it does, in words for the owner. */
  says: string
  kind: KindName
  /**
   * The edits that a file's JSON needs, each a place and its new value (`undefined` removes it): none if it is migrated already, so that
   * migrating twice changes nothing more. Must not rely on the current declarations, which later versions may change.
   */
  editsOf: (value: unknown) => { path: (string | number)[]; value: unknown }[]
}

/** Icons from the set whose letters or lines are invisible in the dark theme; version 1 showed them unchanged. */
const DARK_ICON = /^logos:(html-5|css-3|postgresql|redux|aws-(ec2|s3|route53)|nativescript|dart|vue)$/

const registry = z.object({ technologies: z.array(z.object({ icon: z.string() }).loose()) })

/** Version 2 inverts icons with too dark a part in the dark theme, if the registry says so. */
export const darkIcons: Migration = {
  version: "2.0.0",
  says: "icons that can't be seen in the dark theme are inverted there",
  kind: "technologies",
  editsOf: (value) =>
    (registry.safeParse(value).data?.technologies ?? []).flatMap((technology, index) =>
      DARK_ICON.test(technology.icon) && !("invertInDark" in technology)
        ? [{ path: ["technologies", index, "invertInDark"], value: true }]
        : [],
    ),
}

/** All migrations, oldest first. Each is tested on the previous version's content. */
export const MIGRATIONS: readonly Migration[] = [darkIcons]
