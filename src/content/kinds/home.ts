import { z } from "zod"
import { BUILT_IN_SECTIONS, DRAWN_PROFILE_ICONS, ENTRY_SECTIONS } from "../../constants"
import { BAR_PAGES } from "../../site-pages"
import { featuredReference, flag, href, list, mediaReference, storyReference, technologyLabel, text } from "../fields"

const banner = z
  .strictObject({
    greetings: z.array(text("One line.", "Hello, I'm Your Name.")).min(1).meta({
      description: "The lines that the banner types, one after the other, in a loop.",
    }),
    natural: flag("Whether to type at a random 120-160 ms per character instead of 60 ms."),
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
      description: "The technology whose icon is shown beside the name.",
      examples: ["React"],
    }),
  })
  .meta({ id: "Skill", description: "Something the owner uses or is learning." })

const skillGroup = z
  .strictObject({
    title: text("The group's heading.", "Frontend").optional(),
    items: z.array(skill).min(1).meta({ description: "What belongs to the group." }),
  })
  .meta({ id: "SkillGroup", description: "A group of Tech I Use." })

/** A profile's icon: drawn for this project, or from an Iconify set. The checker makes sure that it exists. */
export const profileIcon = text(
  `A profile's icon: ${DRAWN_PROFILE_ICONS.map((name) => `\`${name}\``).join(", ")}, or \`simple-icons:\` and a name from that Iconify set (CC0).`,
).meta({ id: "ProfileIcon" })

const connection = z
  .strictObject({
    icon: profileIcon.meta({
      description: "Its icon: one drawn for this site, or one from the Iconify set `simple-icons` (CC0).",
      examples: [...DRAWN_PROFILE_ICONS, "simple-icons:mastodon"],
    }),
    label: text("The link's text.", "GitHub"),
    href: href("Where it leads.", "https://github.com/your-name"),
  })
  .meta({ id: "Connection", description: "A link under Connect." })

const sectionEntry = z
  .strictObject({
    title: text("What it is: the degree, the certificate, the talk, the language.", "BSc Computer Science"),
    place: text(
      "Where, or who gave it: the school, the issuer, the event, the publisher.",
      "Open University",
    ).optional(),
    period: text("When.", "2016 - 2019").optional(),
    href: href("Where its title leads.", "https://example.com/thesis").optional(),
    text: text("A sentence or two about it; for a language, how well you know it.", "Native").optional(),
  })
  .meta({ id: "SectionEntry", description: "An entry in one of the `sections`." })

/** A section of the home page. Which fields each section may have is checked in `src/checker/content-rules.ts`. */
export const section = z
  .strictObject({
    section: z.enum([...BUILT_IN_SECTIONS, ...ENTRY_SECTIONS, "text"]).meta({
      description: "What it shows: a field of this file, entries of one kind, or `text` for a text of your own.",
      examples: ["education"],
    }),
    title: text("Its heading, if not the default one; required for `text`.", "How I got here").optional(),
    entries: list(sectionEntry, "Its entries, in the order they are shown. Without any, the section is not shown."),
    story: storyReference.optional().meta({
      description: "For `text`: a Markdown file beside this one, like the story of a project.",
      examples: ["./about.md"],
    }),
  })
  .meta({ id: "HomeSection", description: "A section of the home page." })

/** The home page: who the owner is. */
export const home = z
  .strictObject({
    name: text("The owner's name.", "Your Name"),
    tagline: text("One line under the name.", "Your tagline"),
    photo: mediaReference.meta({ description: "The profile photo." }),
    banner,
    featured: list(
      featuredReference,
      "Screenshots and projects shown as pictures on the first screen, each linking to its place on the site: three or five look best. The first is large, and if it has a before or after, it is shown as a split of both.",
    ),
    bio: z.array(bioEntry).meta({ description: "The career, oldest first." }),
    techIUse: z.array(skillGroup).meta({ description: "Tech I Use, in its groups." }),
    currentlyLearning: list(skill, "Currently Learning."),
    interests: list(text("One interest.", "Climbing"), "Interests."),
    connect: list(connection, "Connect: profiles, which open in a new tab, email addresses and telephone numbers."),
    sections: list(
      section,
      "The sections below the featured work, in order; others are not shown. If left out, this file's own sections are shown in the default order.",
    ),
  })
  .meta({ id: "HomeContent", title: "Home", description: "`home.json`: the home page." })
