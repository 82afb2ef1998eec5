import { z } from "zod"
import { flag, href, list, mediaReference, storyReference, technologyLabel, text } from "../fields"

export const mobilePlatform = z
  .enum(["iOS", "Android"])
  .meta({ id: "MobilePlatform", description: "A mobile platform.", examples: ["iOS"] })

const projectLink = z
  .strictObject({
    label: text("The link's text.", "Source code"),
    href: href("Where it leads.", "https://github.com/your-name/park-and-charge"),
  })
  .meta({ id: "ProjectLink", description: "A link of a project." })

/** A project: one accordion entry of the projects page. */
export const project = z
  .strictObject({
    title: text("Its name.", "Park And Charge"),
    section: text("The heading that it is listed under, shown above the first project of the section.", "Personal"),
    img: list(
      mediaReference,
      "Its demos: animated GIF, WebP or PNG, stills, or videos, in the order they are shown; portrait ones after landscape ones.",
    ),
    desc: text("What it is, in a sentence or two.", "Real-time vacancy of car parks in Hong Kong."),
    role: text("What you did in it.", "Design and development").optional(),
    period: text("When, or for how long.", "Mar 2022 - Apr 2022", "Six weeks in 2022").optional(),
    team: text("Who made it.", "Alone", "A team of three").optional(),
    feat: list(text("One feature.", "Embedded map view"), "Its features, a line each."),
    story: storyReference.optional(),
    links: list(projectLink, "Where it lives: its code, its page, its store. Each opens in a new tab."),
    techIcons: list(technologyLabel, "Its stack. If empty, the stack section is not shown."),
    platform: flag("Whether the platform badge is shown."),
    mobile: z
      .union([mobilePlatform, z.array(mobilePlatform).min(1)])
      .optional()
      .meta({
        description: "The platforms on the badge: one, or a list of both. Needs `platform`.",
        examples: ["iOS", ["iOS", "Android"]],
      }),
  })
  .meta({
    id: "Project",
    title: "Project",
    description:
      "`project.json` in a folder of its own under `projects/`, with its media beside it. Projects are ordered by folder name.",
  })
