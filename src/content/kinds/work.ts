import { z } from "zod"
import { key, list, storyReference, technologyLabel, text } from "../fields"

/** A work experience: one tab of the vertical list on the works page. */
export const work = z
  .strictObject({
    value: key("The tab's key in addresses: unique among the works, lower case, no spaces.", "company"),
    label: text("The company, as the tab says it.", "Company Name"),
    title: text("The role.", "Frontend Developer"),
    duration: text("From when to when.", "Feb 2023 - Oct 2024"),
    duty: z
      .array(text("One duty.", "Build reusable UI components"))
      .meta({ description: "What the work was, a line each." }),
    techIcons: list(technologyLabel, "The grid under Tech Stack and Framework."),
    story: storyReference.optional(),
  })
  .meta({
    id: "Work",
    title: "Work",
    description: "`work.json` in a folder of its own under `works/`. Works stand in the order of their folders' names.",
  })

/** What a work's own page says. */
export function workPage(content: unknown) {
  const { label, title, duration, duty } = work.loose().parse(content)
  // What separates them is the same in every language.
  return { title: label, description: [title, duration, ...duty].join(" · ") }
}
