import { z } from "zod"
import { flag, mediaReference, text } from "../fields"

/** A screenshot or a video of a gallery group. */
export const screenshot = z
  .strictObject({
    name: text("Its caption, and the name of the link to the full-size file.", "Table Management"),
    img: mediaReference.meta({ description: "The picture; in a group with `isVideo`, the video (WebM or MP4)." }),
    poster: mediaReference.optional().meta({ description: "The picture a video shows before it is played." }),
    afterOf: text(
      "The `name` of the screenshot in this group that shows the same thing before: the two link to each other.",
      "Payment filter before",
    ).optional(),
  })
  .meta({ id: "Screenshot", description: "A screenshot or a video of a gallery group." })

/** A gallery group: one accordion entry of a demo tab, with its screenshots in order. */
export const galleryGroup = z
  .strictObject({
    title: text("The heading of the accordion entry.", "Before"),
    content: z.array(screenshot).min(1).meta({ description: "Its screenshots, in the order they are shown." }),
    isVideo: flag("Whether `img` refers to videos instead of pictures."),
    afterOf: text(
      "The folder name, without its number, of the group in this tab that shows the same things before: screenshots with the same `name` link to each other.",
      "before",
    ).optional(),
  })
  .meta({
    id: "GalleryGroup",
    title: "Gallery group",
    description:
      "`group.json` in a folder of its own inside a tab's folder, with its media beside it. Groups are ordered by folder name.",
  })
