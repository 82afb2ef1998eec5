import { z } from "zod"
import { BAR_PAGES } from "../../site-pages"
import { featuredReference, flag, href, list, mediaReference, technologyLabel, text } from "../fields"

const banner = z
  .strictObject({
    greetings: z.array(text("One line.", "Hello, I'm Your Name.")).min(1).meta({
      description: "The lines the banner types, one after the other, for ever.",
    }),
    natural: flag("Whether to type at a random 120-160 ms a character instead of 60 ms."),
  })
  .meta({ id: "Banner", description: "The typewriter banner." })

const bioEntry = z
  .strictObject({
    period: text("When.", "2021 - 2022"),
    text: text("What happened.", "Career transition"),
    page: z
      .enum(BAR_PAGES)
      .optional()
      .meta({
        description: "Makes the entry a button that leads to this page, if there is anything on it.",
        examples: ["works"],
      }),
  })
  .meta({ id: "BioEntry", description: "An entry of the bio." })

const skill = z
  .strictObject({
    name: text("What it is called here.", "React.js"),
    technology: technologyLabel.optional().meta({
      description: "The technology whose icon stands beside the name.",
      examples: ["React"],
    }),
  })
  .meta({ id: "Skill", description: "Something the owner uses or learns." })

const skillGroup = z
  .strictObject({
    title: text("The group's heading.", "Frontend").optional(),
    items: z.array(skill).min(1).meta({ description: "What belongs to the group." }),
  })
  .meta({ id: "SkillGroup", description: "A group of Tech I Use." })

const connection = z
  .strictObject({
    icon: z.enum(["code-hosting", "photo-sharing", "professional-network", "microblog", "email", "link"]).meta({
      description: "The kind of profile, which chooses the icon.",
      examples: ["code-hosting"],
    }),
    label: text("The link's text.", "GitHub"),
    href: href("Where it leads.", "https://github.com/your-name"),
  })
  .meta({ id: "Connection", description: "A link under Connect." })

/** The home page: who the owner is. */
export const home = z
  .strictObject({
    name: text("The owner's name.", "Your Name"),
    tagline: text("One line under the name.", "Your tagline"),
    photo: mediaReference.meta({ description: "The profile photo." }),
    banner,
    featured: list(
      featuredReference,
      "Work that stands on the first screen as pictures, each leading to its place: best three, or five. The first is large; one of a pair is a split of before and after.",
    ),
    bio: z.array(bioEntry).meta({ description: "The career, oldest first." }),
    techIUse: z.array(skillGroup).meta({ description: "Tech I Use, in its groups." }),
    currentlyLearning: list(skill, "Currently Learning."),
    interests: list(text("One interest.", "Climbing"), "Interests."),
    connect: list(connection, "Connect: profiles elsewhere, each opened in a new tab."),
  })
  .meta({ id: "HomeContent", title: "Home", description: "`home.json`: the home page." })
