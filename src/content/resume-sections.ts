import type { ENTRY_SECTIONS } from "../constants"

/** Where JSON Resume has a section of the home page: its list, if called otherwise, and what its entries call the fields of ours. */
export interface ResumeSection {
  section: (typeof ENTRY_SECTIONS)[number]
  list?: string
  title: string
  place?: string
  href?: string
  text?: string
  /** Its fields for the period: beginning and end, or one day; none. */
  dates: readonly [] | readonly [string] | readonly [string, string]
  /** The list of more that an entry says. */
  more?: string
}

const SPAN = ["startDate", "endDate"] as const

/** All sections of entries that JSON Resume has, which has no talks. */
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
