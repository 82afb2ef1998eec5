import type { Flag, Given } from "./flags"

/** What `npm run content:new` makes. */
export const NEW_KINDS = ["project", "gallery", "work", "technology"] as const

export type NewKind = (typeof NEW_KINDS)[number]

/** Its flags, and the kinds each is for. */
export const NEW_FLAGS = {
  title: { type: "string", of: ["project", "gallery", "work"], help: "What it is called; of a work, the role." },
  section: { type: "string", of: ["project"], help: "The heading it stands under." },
  desc: { type: "string", of: ["project"], help: "What it is, in a sentence or two." },
  feat: { type: "string", multiple: true, of: ["project"], help: "A feature." },
  link: { type: "string", multiple: true, of: ["project"], help: "What a link says, and its address." },
  mobile: { type: "string", multiple: true, of: ["project"], help: "A platform: iOS or Android." },
  label: { type: "string", of: ["work", "technology"], help: "The company's or the technology's name." },
  duration: { type: "string", of: ["work"], help: "From when to when." },
  duty: { type: "string", multiple: true, of: ["work"], help: "A duty." },
  tech: { type: "string", multiple: true, of: ["project", "work"], help: "A technology." },
  work: { type: "string", of: ["gallery"], help: "The work it belongs to." },
  tab: { type: "string", of: ["gallery"], help: "The tab it stands in." },
  "new-tab": { type: "string", of: ["gallery"], help: "What a new tab says, for it to stand in." },
  icon: { type: "string", of: ["technology"], help: "Its icon: one of the set logos, or an SVG file." },
  colour: { type: "string", of: ["technology"], help: "The brand's colour, such as #3178c6." },
  "invert-in-dark": { type: "boolean", of: ["technology"], help: "Turns a black icon white in the dark scheme." },
  from: { type: "string", multiple: true, of: ["project", "gallery"], help: "A picture, a video or a folder of them." },
} as const satisfies Record<string, Flag & { of: readonly NewKind[] }>

/** What the owner gave as flags. */
export type NewOptions = Given<typeof NEW_FLAGS>["values"] & { from: string[] }
