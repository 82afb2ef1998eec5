import { z } from "zod"
import type { Migration } from "./migration"

/** Icons of the set whose letters or lines vanish on the dark theme; version 1's registry had them unchanged. */
const DARK_ICONS = new Set(
  ["html-5", "css-3", "postgresql", "redux", "aws-ec2", "aws-s3", "aws-route53", "nativescript", "dart", "vue"].map(
    (name) => `logos:${name}`,
  ),
)

const registry = z.object({ technologies: z.array(z.object({ icon: z.string() }).loose()) })

/** Version 2 inverts icons with too dark a part in the dark theme, if the registry says so. */
export const darkIcons: Migration = {
  version: "2.0.0",
  says: "icons that can't be seen in the dark theme are inverted there",
  kind: "technologies",
  editsOf: (value) =>
    (registry.safeParse(value).data?.technologies ?? []).flatMap((technology, index) =>
      DARK_ICONS.has(technology.icon) && !("invertInDark" in technology)
        ? [{ path: ["technologies", index, "invertInDark"], value: true }]
        : [],
    ),
}
