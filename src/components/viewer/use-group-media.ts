import { useMediaFileIfThere } from "../../browser/media-file"
import { usePageMedia } from "../media/page-media"
import type { ViewerGroup } from "./viewer-groups"

/** The media of a group, those of the page or loaded; undefined until they are there, null where they can't be had. */
export function useGroupMedia({ id, mediaFile }: ViewerGroup): readonly Queries.FullMediaFragment[] | null | undefined {
  const ofPage = usePageMedia(id)
  const loaded = useMediaFileIfThere(ofPage ? undefined : mediaFile)
  return ofPage ?? loaded
}
