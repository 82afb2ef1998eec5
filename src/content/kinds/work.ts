import { z } from "zod"
import { key, list, storyReference, technologyLabel, text } from "../fields"

/** A work experience: one tab of the vertical list on the works page. */
export const work = z
  .strictObject({
    value: key("The tab's key in addresses: unique among the works, lower case, no spaces.", "company"),
    label: text("The company, as shown on the tab.", "Company Name"),
    title: text("The role.", "Frontend Developer"),
    duration: text("From when to when.", "Feb 2023 - Oct 2024"),
    duty: z
      .array(text("One duty.", "Build reusable UI components"))
      .meta({ description: "What you did, one line per duty." }),
    techIcons: list(technologyLabel, "The grid under Tech Stack and Framework."),
    story: storyReference.optional(),
  })
  .meta({
    id: "Work",
    title: "Work",
    description: "`work.json` in a folder of its own under `works/`. Works are ordered by folder name.",
  })

export const tab = z
  .strictObject({
    value: key("The tab's key in addresses: unique within the work, lower case, no spaces.", "revamp-ui"),
    label: text("What the tab says.", "Revamp - UI"),
  })
  .meta({
    id: "WorkTab",
    title: "Tab",
    description: "`tab.json` in a folder inside a work's folder. Its gallery groups are in the folders inside its own.",
  })

/** The title and description of a work's own page. */
export function workPage(content: unknown) {
  const { label, title, duration, duty } = work.loose().parse(content)
  // The separator is one that suits every language.
  return { title: label, description: [title, duration, ...duty].join(" · ") }
}
