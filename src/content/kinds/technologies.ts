import { z } from "zod"
import { flag, text } from "../fields"

export const technologyIcon = z
  .string()
  .regex(/^(logos:[a-z0-9-]+|\.\/.+\.svg)$/, "an icon of the set `logos:` or an SVG file beside this one")
  .meta({ id: "TechnologyIcon", description: "A technology's icon: `logos:` and its name, or a file's path." })

export const brandColour = z.string().regex(/^#[0-9a-f]{6}$/i, "a colour such as #3178c6")

export const technology = z
  .strictObject({
    label: text("The label content refers to, and the badge shows.", "Typescript"),
    icon: technologyIcon.meta({
      description: "An icon of the Iconify set `logos` (CC0), or an SVG file beside this one.",
      examples: ["logos:typescript-icon", "./icons/cobol.svg"],
    }),
    colour: brandColour.meta({
      description: "The brand's colour, which tints the icon's background.",
      examples: ["#3178c6"],
    }),
    invertInDark: flag(
      "Whether the icon, or a part of it such as letters, is too dark for the dark theme and has to be inverted there.",
    ),
  })
  .meta({ id: "Technology", description: "A technology that badges can show." })

/** The technology registry: each label that badges recognise, with its icon and colour. */
export const technologies = z
  .strictObject({
    technologies: z.array(technology).meta({ description: "The recognised labels." }),
  })
  .meta({ id: "TechnologyRegistry", title: "Technologies", description: "`technologies.json`: one line for each." })
