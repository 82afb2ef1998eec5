import { domainToASCII } from "node:url"
import { z } from "zod"
import type { KINDS } from "../content/kinds"
import { periodReader } from "../content/periods"
import { RESUME_SECTIONS, type ResumeSection } from "../content/resume-sections"
import { workplaceOf } from "../site-pages"

type Content<Kind extends keyof typeof KINDS> = z.infer<(typeof KINDS)[Kind]["schema"]>

/** The input for a résumé. */
export interface ResumeContent {
  /** `siteUrl` with the path that the site is served from; undefined while it is not set. */
  site: { siteUrl?: string | undefined; language: string; languages?: readonly string[] }
  home: Pick<Content<"home">, "name" | "tagline" | "bio" | "techIUse" | "interests" | "connect" | "sections">
  works: readonly Pick<Content<"work">, "label" | "title" | "duration" | "duty">[]
  projects: readonly Pick<
    Content<"project">,
    "title" | "section" | "desc" | "role" | "period" | "feat" | "links" | "techIcons"
  >[]
}

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"

/**
 * Converts the content to the text of a JSON Resume 1.0 (jsonresume.org/schema). Contains only what `content:import` can put back where it was: no
 * pictures, no second link of a project, no talks, and only periods in months or years. The bio becomes the summary, one line for each entry.
 */
export function jsonResume({ site, home, works, projects }: ResumeContent): string {
  const datesOf = periodReader(site.language, ...(site.languages ?? []))
  const bio = home.bio.filter(({ page }) => page !== "works" || works.length === 0)
  const entriesOf = (form: ResumeSection) => {
    const entries = home.sections.filter(({ section }) => section === form.section).flatMap((listed) => listed.entries)
    return [form.list ?? form.section, entries.map((entry) => resumeEntry(entry, form, datesOf))] as const
  }
  const resume = {
    $schema: SCHEMA,
    basics: {
      name: home.name,
      label: home.tagline,
      email: home.connect.flatMap(({ href }) => mailAddress(href) ?? [])[0],
      url: site.siteUrl === undefined ? undefined : webAddress(site.siteUrl),
      profiles: home.connect.flatMap(({ label, href }) => {
        const url = webAddress(href)
        return url === undefined ? [] : [{ network: label, url }]
      }),
      summary: bio.map(({ period, text }) => `${period}: ${text}`.replace(/\s+/g, " ")).join("\n") || undefined,
    },
    work: works.map(({ label, title, duration, duty }) => ({
      name: workplaceOf(label, title),
      position: title,
      ...datesOf(duration),
      highlights: duty,
    })),
    skills: home.techIUse.map(({ title, items }) => ({ name: title, keywords: items.map(({ name }) => name) })),
    interests: home.interests.map((name) => ({ name })),
    projects: projects.map(({ title, section, desc, role, period = "", feat, links, techIcons }) => ({
      name: title,
      type: section,
      description: desc,
      roles: role === undefined ? [] : [role],
      ...datesOf(period),
      highlights: feat,
      keywords: techIcons,
      url: links.flatMap(({ href }) => webAddress(href) ?? [])[0],
    })),
    ...Object.fromEntries(RESUME_SECTIONS.map(entriesOf)),
  }
  return `${JSON.stringify(resume, withoutEmptyLists, 2)}\n`
}

/** An entry of a section. If the section has a single date instead of a period, it is the period's beginning. */
function resumeEntry(
  { title, place, period = "", href, text }: Content<"home">["sections"][number]["entries"][number],
  { dates: [from, to], ...names }: ResumeSection,
  datesOf: ReturnType<typeof periodReader>,
) {
  const { startDate, endDate } = datesOf(period)
  const named = (name: string | undefined, value: unknown) => (name === undefined ? {} : { [name]: value })
  return {
    ...named(names.title, title),
    ...named(names.place, place),
    ...named(from, startDate),
    ...named(to, endDate),
    ...named(names.href, href === undefined ? undefined : webAddress(href)),
    ...named(names.text, text),
  }
}

/** A replacer for `JSON.stringify`, which already leaves out undefined values. */
const withoutEmptyLists = (_key: string, value: unknown) =>
  Array.isArray(value) && value.length === 0 ? undefined : value

/** All characters allowed in a URI (RFC 3986). */
const URI = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/

/** A web address as a URI: as written, unless characters have to be escaped; undefined for any other address. */
function webAddress(href: string): string | undefined {
  if (!/^https?:\/\//.test(href) || !URL.canParse(href)) return undefined
  if (URI.test(href)) return href
  const escaped = new URL(href).href
  return URI.test(escaped) ? escaped : undefined
}

/** The address of a `mailto:` link, without the content of the mail. */
function mailAddress(href: string): string | undefined {
  const address = /^mailto:([^?]+)/.exec(href)?.[1]
  // The schema of JSON Resume accepts only ASCII.
  return z.email().safeParse(address?.replace(/[^@]*\P{ASCII}[^@]*$/u, domainToASCII)).data
}
