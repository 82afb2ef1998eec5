import { z } from "zod"
import { colour, flag, mediaReference } from "../fields"
import { TYPEFACE_NAMES } from "../typefaces"

const accent = (theme: string) =>
  colour(
    `The colour of links, buttons and marks${theme}. It is made lighter or darker where text in it could not be read.`,
    "#7A1FA2",
  ).optional()

const logo = (description: string, example: string) =>
  mediaReference.optional().meta({ description, examples: [example] })

export const look = z
  .strictObject({
    accent: accent(" in both themes"),
    accentDark: accent(" in the dark theme, if it should not be derived from `accent`"),
    logo: logo(
      "A drawing or picture shown instead of the brand's text in the bar, up to 40 pixels high. Its alternative text is the brand.",
      "./logo.svg",
    ),
    logoDark: logo("The logo in the dark theme, if it is a different one.", "./logo-dark.svg"),
    typeface: z
      .enum(TYPEFACE_NAMES)
      .default("roboto")
      .meta({ description: "The typeface of pages, icon, link previews and print.", examples: ["source-serif-4"] }),
    radius: z
      .int()
      .min(0)
      .max(24)
      .default(4)
      .meta({
        description:
          "The corner radius of pictures, in pixels, up to 24; buttons and badges have half of it. 0 is square.",
        examples: [16],
      }),
    colourMode: z
      .enum(["system", "light", "dark"])
      .default("system")
      .meta({
        description: "The theme for visitors who have not chosen one: their system's, or always the same one.",
        examples: ["dark"],
      }),
    motion: flag(
      "Whether pages rise and fade in when the visitor changes pages, and whether the banner types its text. Visitors who prefer reduced motion see neither.",
      true,
    ),
  })
  .meta({ id: "Look", description: "How the site looks." })
