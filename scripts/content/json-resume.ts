import { isDeepStrictEqual } from "node:util"
import type { z } from "zod"
import { compareTexts } from "../../src/checker/fault"
import { childText, childValue, groupBy, listOf } from "../../src/content/values"
import { cleanName } from "./content-writer"
import { BUILT_IN_SECTIONS } from "../../src/constants"
import type { home } from "../../src/content/kinds/home"
import { siteAddress } from "../../src/content/fields"
import { periodReader } from "../../src/content/periods"
import { isPlaceholder } from "../../src/content/placeholders"
import { RESUME_SECTIONS, type ResumeSection } from "../../src/content/resume-sections"
import { workplaceOf } from "../../src/site-pages"
import { type Offered, type OfferedFields, type OfferedWords, plainOf, type Sameness, words } from "./offered"
import { Place } from "./resume-place"
import { labelOf } from "./technology-registry"

/** Offered fields, without those that have no value or are lists without an entry. */
function fieldsOf(fields: Record<string, Offered | null | undefined>): OfferedFields {
  const hasValue = (field: [string, Offered | null | undefined]): field is [string, Offered] =>
    isDefined(field[1]) && !("entries" in field[1] && field[1].entries.length === 0)
  return { fields: Object.fromEntries(Object.entries(fields).filter(hasValue)) }
}

/** Whether two entries have the same words in a field, ignoring case. */
const sameIn =
  (field: string): Sameness =>
  (present, offered) => {
    const [a, b] = [present, offered].map((entry) => childText(entry, field)?.trim().toLowerCase())
    return a !== undefined && a === b
  }

/**
 * What a résumé in the JSON Resume form has for the site's files; leaves out what it lacks. `labels` are the registered
 * technologies; `home` is the present home page, with the headings that the owner puts skills under; `language` is the site's.
 */
export function readResume(resume: unknown, labels: ReadonlySet<string>, home: unknown, language: unknown) {
  /** The parts of values that are not offered, by their pointers. */
  const remainders = new Map<string, string>()
  const root = new Place(resume)
  const basics = root.at("basics")
  const name = basics.text("name")
  const summary = basics.text("summary")
  const datesOf = periodReader(language)
  const exported = summary ? readBio(summary, datesOf) : []
  const [first = ""] = summary && exported.length === 0 ? (FIRST_SENTENCE.exec(summary.words) ?? [summary.words]) : []
  const rest = first && summary?.words.slice(first.length).trim()
  if (rest) remainders.set(basics.at("summary").pointer, rest)
  const opening = summary && first !== "" ? words(first, summary) : undefined
  const greetings = [name && words(`Hello, I'm ${name.words}.`, name), opening].filter(isDefined)
  const works = root.list("work").flatMap((entry) => readWork(entry) ?? [])
  // A text in the bio that comes from a work belongs to no school.
  const ofWorks = new Set([...works, ...exported].map(({ bio }) => textIn(plainOf(bio), "text")))
  const textsOfBio = listOf(childValue(home, "bio")).map((entry) => textIn(entry, "text"))
  const inBio = new Set(textsOfBio.filter((text) => !ofWorks.has(text)))
  const schools = root.list("education").flatMap((entry) => readSchoolOfBio(entry, inBio) ?? [])
  const links = basics.list("profiles").flatMap((entry) => readProfile(entry) ?? [])
  return {
    site: fieldsOf({ brand: name, owner: name, siteUrl: readSiteAddress(basics.at("url")) }),
    home: fieldsOf({
      name,
      tagline: basics.text("label"),
      banner: greetings.length > 0 ? fieldsOf({ greetings: { entries: greetings } }) : undefined,
      bio: {
        entries: [...works, ...schools, ...exported]
          .sort((a, b) => compareTexts(a.start, b.start))
          .map(({ bio }) => bio),
        sameness: [sameIn("text"), samePeriod(datesOf)],
        rank: (entry) => Date.parse(datesOf(textIn(entry, "period")).startDate ?? ""),
      },
      techIUse: readSkills(root.list("skills"), labels, home),
      interests: {
        entries: root.list("interests").flatMap((interest) => interest.text("name") ?? []),
        sameness: [(present, offered) => String(present).toLowerCase() === String(offered).toLowerCase()],
      },
      connect: {
        entries: [...links, readEmail(basics.at("email"))].filter(isDefined),
        sameness: LINK_SAMENESS,
      },
      sections: { entries: readSections(root, home, inBio), sameness: [sameIn("section")] },
    }),
    works: withRoles(works.sort((a, b) => compareTexts(b.start, a.start))),
    projects: bySection(root.list("projects").flatMap((entry) => readProject(entry, labels) ?? [])),
    remainders,
    hints: root.hints,
  }
}

/** The dot of `z. B.`, `e.g.` or `Dr.` doesn't end a sentence. */
const FIRST_SENTENCE = /^.*?(?:[。！？]|(?:[!?]|(?<=[\p{L}\p{N}]{3}|[)"”»])\.)(?=\s|$))/su

/** The bio in a summary that a build has exported: one entry per line, each with its period. Empty for any other summary. */
function readBio(summary: OfferedWords, datesOf: ReturnType<typeof periodReader>) {
  const entries = summary.words.split("\n").map((line) => {
    const [, period = "", text = ""] = /^(.+?): (.+)$/.exec(line) ?? []
    const { startDate: start = "" } = datesOf(period)
    return { start, bio: fieldsOf({ period: words(period, summary), text: words(text, summary) }) }
  })
  return entries.every(({ start }) => start !== "") ? entries : []
}

const isDefined = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined

/** Whether two entries of a bio have the same period, unless it is a placeholder, or the same dates, which the owner may have written in other words. */
const samePeriod =
  (datesOf: ReturnType<typeof periodReader>): Sameness =>
  (present, offered) => {
    const period = textIn(offered, "period")
    const dates = datesOf(period)
    const areSameDates = dates.startDate !== undefined && isDeepStrictEqual(datesOf(textIn(present, "period")), dates)
    return areSameDates || (sameIn("period")(present, offered) && !isPlaceholder(period))
  }

const LINK_SAMENESS = [sameIn("href"), sameIn("label")]

const IS_ADDRESS = /^https?:\/\/[^\s/?#]+\S*$/

/** An address to link to; a malformed one gets a hint instead. */
function readAddress(place: Place): OfferedWords | null | undefined {
  const address = place.text()
  if (!address || IS_ADDRESS.test(address.words)) return address
  const isWithoutScheme = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address.words)
  const corrected = isWithoutScheme ? `"https://${address.words}"` : "https://ada.example"
  const hint = `This is not an address that begins with https: or http:. Write it like ${corrected} in the résumé, and import it again.`
  return place.leaveOut(hint)
}

function readSiteAddress(place: Place): OfferedWords | null | undefined {
  const address = readAddress(place)
  if (!address) return address
  const site = words(address.words.replace(/\/+$/, ""), address)
  if (siteAddress("").safeParse(site.words).success) return site
  const hint = 'This is not the address of a site, such as https://ada.example. Set "siteUrl" in site.json yourself.'
  return place.leaveOut(hint)
}

function readWork(entry: Place) {
  // The first version of JSON Resume uses `company`.
  const label = entry.text("name") ?? entry.text("company")
  if (!label) return entry.leaveOut('A work needs a name: add the employer under "name", and import it again.')
  const position = entry.text("position")
  const { start, period } = readPeriod(entry)
  const work = fieldsOf({
    value: words(cleanName(label.words, "work")),
    label,
    title: position ?? words("Your role"),
    duration: period,
    duty: { entries: [entry.text("summary"), ...entry.texts("highlights")].filter(isDefined) },
  })
  const bio = fieldsOf({
    period,
    text: position ? words(`${position.words} at ${label.words}`, position, label) : label,
    page: words("works"),
  })
  return { start, label, position, work, bio }
}

/** Distinguishes two roles at one place by their labels, if the résumé gives the roles. */
function withRoles(
  works: readonly { label: OfferedWords; position: OfferedWords | undefined; work: OfferedFields }[],
): OfferedFields[] {
  return works.map(({ label, position, work }) => {
    const isAlone = works.filter((other) => other.label.words === label.words).length === 1
    if (isAlone || !position) return work
    return { fields: { ...work.fields, label: words(`${label.words} (${position.words})`, label, position) } }
  })
}

const textIn = (entry: unknown, field: string) => String(childValue(entry, field))
const roleOf = (work: unknown) => textIn(work, "title")
const startOf = (work: unknown) => textIn(work, "duration").split(" - ")[0] ?? ""
const labelWithoutRole = (work: unknown) => workplaceOf(textIn(work, "label"), roleOf(work)).toLowerCase()
const keyWithoutNumber = (work: unknown) => textIn(work, "value").replace(/-\d+$/, "")

// A name without Latin letters leaves nothing for an address.
const hasNameInKey = (work: unknown) => cleanName(labelWithoutRole(work), "") !== ""

const samePlace: Sameness = (present, offered) =>
  labelWithoutRole(present) === labelWithoutRole(offered) ||
  (hasNameInKey(offered) && keyWithoutNumber(present) === keyWithoutNumber(offered))
const sameRole: Sameness = (present, offered) => !isPlaceholder(roleOf(offered)) && sameIn("title")(present, offered)
const sameStart: Sameness = (present, offered) =>
  !isPlaceholder(startOf(offered)) && startOf(present) === startOf(offered)

/** Combines tests: two entries are the same if all of the tests say so. */
const allOf =
  (...tests: readonly Sameness[]): Sameness =>
  (present, offered) =>
    tests.every((isSame) => isSame(present, offered))

/**
 * When an existing work and one of a résumé are the same: at the same place, with the same role or start month; or at the same place,
 * if the résumé gives neither.
 */
export const WORK_SAMENESS: readonly Sameness[] = [
  allOf(samePlace, sameIn("title"), sameIn("duration")),
  allOf(samePlace, sameRole, sameStart),
  allOf(samePlace, sameRole),
  allOf(samePlace, sameStart),
  allOf(samePlace, (_, offered) => isPlaceholder(roleOf(offered)) && isPlaceholder(startOf(offered))),
]

/** When an existing project and one of a résumé are the same. */
export const PROJECT_SAMENESS: readonly Sameness[] = [sameIn("title")]

/** A school that is in the bio, where imports put it before there were sections; null for any other. */
function readSchoolOfBio(entry: Place, inBio: ReadonlySet<string>) {
  const school = entry.text("institution")
  const study = [entry.text("studyType"), entry.text("area")].filter(isDefined)
  const name = study.map((part) => part.words).join(", ")
  const text = school && words(name ? `${name} at ${school.words}` : school.words, ...study, school)
  if (!text || !inBio.has(text.words)) return null
  const { start, period } = readPeriod(entry)
  return { start, bio: fieldsOf({ period, text }) }
}

/**
 * The sections of the home page that a résumé fills. If the home page lists none yet, its built-in ones are listed, too, because they would be
 * hidden otherwise; the résumé's come before Connect.
 */
function readSections(root: Place, home: unknown, inBio: ReadonlySet<string>): OfferedFields[] {
  const filled = RESUME_SECTIONS.flatMap((form) => {
    const entries = root.list(form.list ?? form.section).flatMap((entry) => readEntry(entry, form, inBio) ?? [])
    const offered = { entries, sameness: [allOf(sameIn("title"), sameIn("period")), sameIn("title")] }
    return entries.length > 0 ? [fieldsOf({ section: words(form.section), entries: offered })] : []
  })
  if (filled.length === 0 || listOf(childValue(home, "sections")).length > 0) return filled
  const builtIn = BUILT_IN_SECTIONS.map((section) => fieldsOf({ section: words(section) }))
  return [...builtIn.slice(0, -1), ...filled, ...builtIn.slice(-1)]
}

/** An entry of a section, or null for a school that is in the bio. */
function readEntry(entry: Place, { section, dates, ...names }: ResumeSection, inBio: ReadonlySet<string>) {
  if (section === "education" && readSchoolOfBio(entry, inBio)) return null
  // Only schools have a type of study.
  const titles = [entry.text("studyType"), entry.text(names.title)].filter(isDefined)
  const place = names.place ? entry.text(names.place) : undefined
  const title = titles.length > 0 ? words(titles.map((each) => each.words).join(", "), ...titles) : place
  if (!title) return entry.leaveOut(`An entry needs a title: write it under "${names.title}", and import it again.`)
  const period = dates.length === 1 ? readDay(entry.text(dates[0])) : readPeriod(entry).period
  const summary = names.text ? entry.text(names.text) : undefined
  const parts = [summary, ...entry.texts(names.more ?? "")].filter(isDefined)
  // No semicolon after a sentence.
  const text = parts.map((each) => each.words.replace(/(?<![.!?。！？])$/, ";")).join(" ")
  return fieldsOf({
    title,
    place: title === place ? undefined : place,
    period: period && period.from.length > 0 ? period : undefined,
    href: names.href ? readAddress(entry.at(names.href)) : undefined,
    text: parts.length > 0 ? words(text.replace(/;$/, ""), ...parts) : undefined,
  })
}

const readDay = (day: OfferedWords | undefined) => day && words(monthOf(day.words), day)

/** `Feb 2023 - Oct 2024`, or `2022` if it begins and ends then. An entry without an end lasts until today. */
function readPeriod(entry: Place): { start: string; period: OfferedWords } {
  const start = entry.text("startDate")
  const end = entry.text("endDate")
  const lastMonth = end && monthOf(end.words)
  const first = start && monthOf(start.words)
  const period = first && first !== lastMonth ? `${first} - ${lastMonth ?? "today"}` : (lastMonth ?? "Your dates")
  const dates = [start, end].filter(isDefined)
  return { start: dates[0]?.words ?? "", period: words(period, ...dates) }
}

const MONTH = new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" })
const MONTHS = Array.from({ length: 12 }, (_, month) => MONTH.format(Date.UTC(2000, month)))

/** `2023-02-01`, which a time may follow, is `Feb 2023`; anything else stays as it is. */
export function monthOf(date: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2}(?:T.*)?)?$/.exec(date) ?? []
  const name = MONTHS[Number(month) - 1]
  return year && name ? `${name} ${year}` : date
}

/**
 * A skill with keywords becomes a group with its name as the heading; those without share a group without a heading. What the owner has
 * moved to another heading is offered there.
 */
function readSkills(skills: readonly Place[], labels: ReadonlySet<string>, home: unknown) {
  const groups = new Map<string | undefined, { titles: OfferedWords[]; items: Offered[] }>()
  for (const skill of skills) {
    const title = skill.text("name")
    const keywords = skill.texts("keywords")
    const heading = keywords.length > 0 ? title : undefined
    for (const name of keywords.length > 0 || !title ? keywords : [title]) {
      const present = headingsOf(name.words, home)
      const chosen = present.length === 0 || present.includes(heading?.words) ? heading?.words : present[0]
      const group = groups.get(chosen) ?? { titles: [], items: [] }
      if (heading && heading.words === chosen) group.titles.push(heading)
      const technology = labelOf(name.words, labels)
      group.items.push(fieldsOf({ name, technology: technology === undefined ? undefined : words(technology) }))
      groups.set(chosen, group)
    }
  }
  return {
    entries: Array.from(groups, ([heading, { titles, items }]) =>
      fieldsOf({
        title: heading === undefined ? undefined : words(heading, ...titles),
        items: { entries: items, sameness: [sameIn("name"), sameIn("technology")] },
      }),
    ),
    sameness: [sameIn("title"), areUntitled],
  }
}

const areUntitled: Sameness = (...groups) => groups.every((group) => childValue(group, "title") === undefined)

/** The headings under which a home page has a skill; undefined for a group without one. */
function headingsOf(name: string, home: unknown): (string | undefined)[] {
  return listOf(childValue(home, "techIUse"))
    .filter((group) => listOf(childValue(group, "items")).some((item) => childValue(item, "name") === name))
    .map((group) => childValue(group, "title"))
    .filter((title) => title === undefined || typeof title === "string")
}

const ICONS: readonly [RegExp, z.infer<typeof home>["connect"][number]["icon"]][] = [
  [/git\s?hub|git\s?lab|bitbucket|codeberg|source\s?hut/i, "code-hosting"],
  [/instagram|flickr|500px|unsplash|pixelfed/i, "photo-sharing"],
  [/linked\s?in|xing/i, "professional-network"],
  [/mastodon|bluesky|bsky|twitter|\bx\.com|threads\.(com|net)/i, "microblog"],
]

function readProfile(profile: Place): OfferedFields | null {
  const url = profile.at("url")
  if (!url.text())
    return profile.leaveOut('A profile needs an address to link to: add it under "url", and import it again.')
  const href = readAddress(url)
  if (!href) return null
  const network = profile.text("network")
  const username = profile.text("username")
  const label = network ?? words(href.words.replace(/^https?:\/\/(www\.)?/, "").replace(/\/.*$/, ""))
  const isInAddress = username && href.words.includes(username.words)
  return fieldsOf({
    icon: words(ICONS.find(([pattern]) => pattern.test(`${label.words} ${href.words}`))?.[1] ?? "link"),
    label,
    href: isInAddress ? words(href.words, href, username) : href,
  })
}

function readEmail(place: Place): OfferedFields | null {
  const email = place.text()
  if (!email) return null
  if (!/^[^\s@<>(),;:"?]+@[^\s@<>(),;:"?.]+(\.[^\s@<>(),;:"?.]+)+$/.test(email.words)) {
    const hint = "This is not an email address such as ada@ada.example. Correct it in the résumé, and import it again."
    return place.leaveOut(hint)
  }
  return fieldsOf({ icon: words("email"), label: words("Email"), href: words(`mailto:${email.words}`, email) })
}

/** A project, without pictures. */
function readProject(entry: Place, labels: ReadonlySet<string>): OfferedFields | null {
  const title = entry.text("name")
  if (!title) return entry.leaveOut('A project needs a title: write it under "name", and import it again.')
  const type = entry.text("type")
  const roles = entry.texts("roles")
  const { start, period } = readPeriod(entry)
  const href = readAddress(entry.at("url"))
  const technologies = entry.texts("keywords").flatMap((keyword) => {
    const label = labelOf(keyword.words, labels)
    return label ? [words(label, keyword)] : []
  })
  return fieldsOf({
    title,
    section: type ? words(type.words.charAt(0).toUpperCase() + type.words.slice(1), type) : words("Personal"),
    desc: entry.text("description") ?? words("Your description"),
    role: roles.length > 0 ? words(roles.map((role) => role.words).join(", "), ...roles) : null,
    period: start ? period : null,
    feat: { entries: entry.texts("highlights") },
    links: { entries: href ? [fieldsOf({ label: words("Website"), href })] : [], sameness: LINK_SAMENESS },
    techIcons: { entries: technologies, sameness: [] },
  })
}

/** Groups projects by section, because a heading is shown above the first of each. */
function bySection(projects: readonly OfferedFields[]): OfferedFields[] {
  return [...groupBy(projects, (project) => textIn(plainOf(project), "section")).values()].flat()
}
