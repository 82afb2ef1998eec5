import type { ENTRY_SECTIONS } from "../constants"

/** How a section of the home page maps to JSON Resume: the name of its list, if different, and its names for the fields of entries. */
export interface ResumeSection {
  section: (typeof ENTRY_SECTIONS)[number]
  list?: string
  title: string
  place?: string
  href?: string
  text?: string
  /** Its fields for the period: start and end, a single date, or none. */
  dates: readonly [] | readonly [string] | readonly [string, string]
  /** Its field with a list of further details. */
  more?: string
}

const SPAN = ["startDate", "endDate"] as const

/** All sections of entries that JSON Resume has a list for. It has none for talks. */
export const RESUME_SECTIONS: readonly ResumeSection[] = [
  { section: "education", title: "area", place: "institution", href: "url", dates: SPAN, more: "courses" },
  { section: "certificates", title: "name", place: "issuer", href: "url", dates: ["date"] },
  { section: "publications", title: "name", place: "publisher", href: "url", text: "summary", dates: ["releaseDate"] },
  { section: "awards", title: "title", place: "awarder", text: "summary", dates: ["date"] },
  {
    section: "volunteering",
    list: "volunteer",
    title: "position",
    place: "organization",
    href: "url",
    text: "summary",
    dates: SPAN,
    more: "highlights",
  },
  { section: "languages", title: "language", text: "fluency", dates: [] },
]
