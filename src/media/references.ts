import { declaredFields } from "../content/derive/json-schema"
import { isRelativeLink, mediaReference, type MediaReference, storyReference } from "../content/fields"
import { type KindName, typeNameOf } from "../content/kinds"
import { profileIcon } from "../content/kinds/home"
import { technologyIcon } from "../content/kinds/technologies"
import { childValue, type FieldPath } from "../content/values"

/** A picture or video that content refers to, with the fields next to it. */
export interface MediaUse {
  reference: MediaReference
  /** What a video shows before playback. */
  poster?: MediaReference
  /** Whether the content says that it is a video: an external address may not tell. */
  video?: boolean
}

/** The fields for a video's poster, which belongs to the other media of its object, and for a link. */
const POSTER = "poster"
export const LINK = "href"

/** The names of the declarations of media, stories, and icons of technologies and of profiles. */
export const MEDIA = typeNameOf(mediaReference)
export const STORY = typeNameOf(storyReference)
export const ICON = typeNameOf(technologyIcon)
export const PROFILE_ICON = typeNameOf(profileIcon)

/** Whether an icon is an SVG file in the content, not one from the set. */
export const isIconFile = (icon: string) => icon.startsWith("./")

/** The texts in the fields of one declaration in `value`, a content file of a kind. */
const textsOf = (declaration: string) => (kind: KindName, value: unknown) =>
  [...declaredFields(kind, value)].flatMap(({ schema, value: text }) =>
    schema.id === declaration && typeof text === "string" ? [text] : [],
  )

/** Every icon, and every story, that a content file of a kind refers to. */
export const iconsOf = textsOf(ICON)
export const storiesOf = textsOf(STORY)

/** A reference as an object, even if it is written as just a file or an address. */
export const normalizeReference = (reference: MediaReference) =>
  typeof reference === "string" ? { src: reference } : reference

/** The file or address of the picture that represents a use: a video's poster, if it has one. */
export const stillOf = ({ reference, poster }: MediaUse): string => normalizeReference(poster ?? reference).src

/** The files and addresses in a use: the picture or video, and its poster. */
export const addressesOfUse = ({ reference, poster }: MediaUse): string[] =>
  [reference, poster].flatMap((each) => (each === undefined ? [] : normalizeReference(each).src))

/** Whether this is a picture or video on another host, which is shown as it is. `http:` isn't: browsers may block it. */
export const isExternal = (source: string): boolean => /^https:\/\//i.test(source)

/** All pictures and videos that `value`, a content file of this kind, refers to, in order; posters are with their videos. */
export function mediaUses(kind: KindName, value: unknown): MediaUse[] {
  return [...declaredFields(kind, value)].flatMap(({ schema, path, value: written }) =>
    schema.id === MEDIA && path.at(-1) !== POSTER
      ? useOf(written).map((reference) => ({ reference, ...mediaReferenceSiblings(objectAround(value, path), value) }))
      : [],
  )
}

/** The files beside it that `value`, a content file of this kind, links to. */
export const linkedFiles = (kind: KindName, value: unknown): string[] =>
  [...declaredFields(kind, value)].flatMap(({ path, value: address }) =>
    path.at(-1) === LINK && typeof address === "string" && isRelativeLink(address) ? [address] : [],
  )

/** The object that has the field at `path`, or that has the list with the entry at `path`. */
function objectAround(value: unknown, path: FieldPath): unknown {
  const field = path.findLastIndex((key) => typeof key === "string")
  return path.slice(0, field).reduce(childValue, value)
}

/** What accompanies the media fields of `source`, an object in the content file `root`, which may say that its media are videos. */
export function mediaReferenceSiblings(source: unknown, root: unknown): Omit<MediaUse, "reference"> {
  const [poster] = useOf(childValue(source, POSTER))
  return { ...(poster && { poster }), ...(childValue(root, "isVideo") === true && { video: true }) }
}

function useOf(value: unknown): MediaReference[] {
  const { data } = mediaReference.safeParse(value)
  return data === undefined ? [] : [data]
}
