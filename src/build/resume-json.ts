import { z } from "zod"
import type { KINDS } from "../content/kinds"

type Content<Kind extends keyof typeof KINDS> = z.infer<(typeof KINDS)[Kind]["schema"]>

/** The input for a résumé. */
export interface ResumeContent {
  /** Its `siteUrl` with the path that the site lives under; undefined while it is not set. */
  site: { siteUrl?: string | undefined }
  home: Pick<Content<"home">, "name" | "tagline" | "techIUse" | "interests" | "connect">
  works: readonly Pick<Content<"work">, "label" | "title" | "duration" | "duty">[]
  projects: readonly Pick<Content<"project">, "title" | "section" | "desc" | "feat" | "links" | "techIcons">[]
}

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"

/**
 * The content as JSON Resume 1.0 (jsonresume.org/schema). Contains nothing that `content:import` could not put back where it was: no
 * picture, no second link of a project, and no period other than months or years.
 */
export function jsonResume({ site, home, works, projects }: ResumeContent): object {
  return {
    $schema: SCHEMA,
    basics: withoutNothing({
      name: home.name,
      label: home.tagline,
      email: home.connect.flatMap(({ href }) => mailAddress(href) ?? [])[0],
      url: site.siteUrl === undefined ? undefined : webAddress(site.siteUrl),
      profiles: home.connect.flatMap(({ label, href }) => {
        const url = webAddress(href)
        return url === undefined ? [] : [{ network: label, url }]
      }),
    }),
    ...withoutNothing({
      work: works.map(({ label, title, duration, duty }) =>
        withoutNothing({ name: label, position: title, ...datesOf(duration), highlights: duty }),
      ),
      skills: home.techIUse.map(({ title, items }) =>
        withoutNothing({ name: title, keywords: items.map(({ name }) => name) }),
      ),
      interests: home.interests.map((name) => ({ name })),
      projects: projects.map(({ title, section, desc, feat, links, techIcons }) =>
        withoutNothing({
          name: title,
          type: section,
          description: desc,
          highlights: feat,
          keywords: techIcons,
          url: links.flatMap(({ href }) => webAddress(href) ?? [])[0],
        }),
      ),
    }),
  }
}

/** Fields with a value. */
const withoutNothing = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  )

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

/** Between two dates: a dash with spaces or between two years, or a word. */
const BETWEEN = /\s+[-–—]\s+|\s+to\s+|(?<=^\d{4})[-–—](?=\d{4}$)/
const GOES_ON = /^(today|present|now)$/i

/** A year, or a month of one, in ISO 8601; undefined for anything else. */
function isoDate(text: string): string | undefined {
  const [, name, year] = /^(?:([A-Z][a-z]{2,8})\.? )?(\d{4})$/.exec(text.trim()) ?? []
  if (year === undefined || name === undefined) return year
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
  return month === 0 ? undefined : `${year}-${String(month).padStart(2, "0")}`
}

/** Start and end of a period such as `Feb 2023 - Oct 2024`; neither unless both are understood: half would say something else. */
function datesOf(period: string): { startDate?: string; endDate?: string } {
  const [first = "", last = first, ...more] = period.trim().split(BETWEEN)
  const startDate = isoDate(first)
  if (startDate === undefined || more.length > 0) return {}
  if (GOES_ON.test(last.trim())) return { startDate }
  const endDate = isoDate(last)
  return endDate === undefined ? {} : { startDate, endDate }
}

/** All characters allowed in a URI (RFC 3986). */
const URI = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/

/** A web address as a URI: as written, unless letters have to be escaped; undefined for any other. */
function webAddress(href: string): string | undefined {
  if (!/^https?:\/\//.test(href) || !URL.canParse(href)) return undefined
  if (URI.test(href)) return href
  const escaped = new URL(href).href
  return URI.test(escaped) ? escaped : undefined
}

/** The address of a `mailto:` link, without the content of the mail. */
function mailAddress(href: string): string | undefined {
  const address = /^mailto:([^?]+)/.exec(href)?.[1]
  return z.email().safeParse(address).data
}
