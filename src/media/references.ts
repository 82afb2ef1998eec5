import { z } from "zod"
import { mediaReference, type MediaReference } from "../content/fields"

/** A picture or video that content names, with what stands beside it. */
export interface MediaUse {
  reference: MediaReference
  /** What a video shows before it is played. */
  poster?: MediaReference
  /** Whether the content says that it is a video: an external address may not show it. */
  video?: boolean
}

/** The field that names what a video shows before it is played; it belongs to the other media of its object. */
export const POSTER = "poster"

type Schema = z.core.JSONSchema._JSONSchema

/** Every media reference in `value`, a content file of the kind that `schema` declares, in the order of the declaration. */
export function mediaUses(schema: z.ZodType, value: unknown): MediaUse[] {
  const { $defs, ...root } = z.toJSONSchema(schema, { io: "input" })
  const video = saysVideo(value)
  return usesIn(root, value, $defs ?? {}).map((use) => (video ? { ...use, video } : use))
}

/** Whether a content file says that its media are videos (`isVideo`). */
export function saysVideo(value: unknown): boolean {
  return typeof value === "object" && value !== null && "isVideo" in value && value.isVideo === true
}

function usesIn(schema: Schema, value: unknown, definitions: Record<string, Schema>): MediaUse[] {
  if (typeof schema === "boolean" || value === undefined || value === null) return []
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1) ?? ""
    if (name === MEDIA_ID) return useOf(value)
    return usesIn(definitions[name] ?? {}, value, definitions)
  }
  if (Array.isArray(value)) {
    const { items } = schema
    return typeof items === "object" && !Array.isArray(items)
      ? value.flatMap((item) => usesIn(items, item, definitions))
      : []
  }
  if (typeof value !== "object") return []
  const fields = new Map<string, unknown>(Object.entries(value))
  const { poster } = mediaReferenceSiblings(value, undefined)
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (name === POSTER) return []
    return usesIn(field, fields.get(name), definitions).map((use) => (poster ? { poster, ...use } : use))
  })
}

/** What stands beside the media fields of `source`, an object in the content file `root`. */
export function mediaReferenceSiblings(source: unknown, root: unknown): Omit<MediaUse, "reference"> {
  const poster =
    typeof source === "object" && source !== null && POSTER in source ? useOf(source[POSTER])[0] : undefined
  return { ...(poster && { poster: poster.reference }), ...(saysVideo(root) && { video: true }) }
}

const MEDIA_ID = mediaReference.meta()?.id

function useOf(value: unknown): MediaUse[] {
  const parsed = mediaReference.safeParse(value)
  return parsed.success ? [{ reference: parsed.data }] : []
}
