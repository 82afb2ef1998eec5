import type { ENTRY_SECTIONS } from "../constants"

/** Where JSON Resume has a section of the home page. */
export interface ResumeSection {
  section: (typeof ENTRY_SECTIONS)[number]
  list: string
  /** What its entries call the fields of ours. */
  fields: { title: string; place?: string; href?: string; text?: string }
  /** Its fields for the period: beginning and end, or one day; none. */
  dates: readonly [string, string] | readonly [string] | readonly []
  /** The list of more that an entry says. */
  more?: string
}

const FROM_TO = ["startDate", "endDate"] as const

/** All sections of entries that JSON Resume has, which has no talks. */
export const RESUME_SECTIONS: readonly ResumeSection[] = [
  {
    section: "education",
    list: "education",
    fields: { title: "area", place: "institution", href: "url" },
    dates: FROM_TO,
    more: "courses",
  },
  {
    section: "certificates",
    list: "certificates",
    fields: { title: "name", place: "issuer", href: "url" },
    dates: ["date"],
  },
  {
    section: "publications",
    list: "publications",
    fields: { title: "name", place: "publisher", href: "url", text: "summary" },
    dates: ["releaseDate"],
  },
  { section: "awards", list: "awards", fields: { title: "title", place: "awarder", text: "summary" }, dates: ["date"] },
  {
    section: "volunteering",
    list: "volunteer",
    fields: { title: "position", place: "organization", href: "url", text: "summary" },
    dates: FROM_TO,
    more: "highlights",
  },
  { section: "languages", list: "languages", fields: { title: "language", text: "fluency" }, dates: [] },
]
