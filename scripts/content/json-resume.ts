import { compareTexts } from "../../src/checker/fault"
import { childAt, entriesOf } from "../../src/checker/values"
import { cleanName } from "./content-writer"
import { isPlaceholder } from "../../src/content/placeholders"
import { type Offered, type OfferedFields, type OfferedList, plainOf, type Sameness, words } from "./offered"
import { Place, type Text } from "./resume-place"
import { labelOf } from "./technology-registry"

/** What a résumé has for the site's files. What it says nothing of is left out. */
export interface ResumeOffer {
  name: string | undefined
  site: OfferedFields
  home: OfferedFields
  works: OfferedFields[]
  projects: OfferedFields[]
  /** What a value says beyond the part of it that is offered, by its pointer. */
  rests: Map<string, string>
  /** What to do with a value that can't be offered as it is, by its pointer or that of what it stands in. */
  hints: Map<string, string>
}

const offeredText = (text: Text | undefined) => text && words(text.text, text.pointer)
const offeredTexts = (texts: readonly Text[]) => texts.map(({ text, pointer }) => words(text, pointer))

/** An offer of what is there: fields without a value and lists without an entry say nothing. */
function fieldsOf(fields: Record<string, Offered | undefined>): OfferedFields {
  const isSaid = (offered: Offered | undefined): offered is Offered =>
    offered !== undefined && !("entries" in offered && offered.entries.length === 0)
  return {
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([name, offered]) => (isSaid(offered) ? [[name, offered]] : [])),
    ),
  }
}

/** Whether two entries have the same words in a field, whatever their case. */
const sameIn =
  (field: string): Sameness =>
  (present, offered) => {
    const [a, b] = [childAt(present, [field]), childAt(offered, [field])]
    return typeof a === "string" && typeof b === "string" && a.trim().toLowerCase() === b.trim().toLowerCase()
  }

/**
 * Reads what a résumé in the JSON Resume form has for the site. `labels` are the registered technologies; `home` is the present home page,
 * which says under what headings the owner puts skills.
 */
export function readResume(resume: unknown, labels: ReadonlySet<string>, home: unknown): ResumeOffer {
  const rests = new Map<string, string>()
  const hints = new Map<string, string>()
  const reader: Reader = { labels, hints }
  const root = new Place(resume)
  const basics = root.at("basics")
  const name = basics.text("name")
  const summary = basics.text("summary")
  const [first = ""] = summary ? (/^.*?[.!?](?=\s|$)/s.exec(summary.text) ?? [summary.text]) : []
  if (summary && first.length < summary.text.length) rests.set(summary.pointer, summary.text.slice(first.length).trim())
  const works = root.list("work").flatMap((entry) => readWork(entry, reader))
  const schools = root.list("education").flatMap((entry) => readSchool(entry, reader))
  return {
    name: name?.text,
    site: fieldsOf({
      brand: offeredText(name),
      owner: offeredText(name),
      siteUrl: readSiteAddress(basics.at("url"), reader),
    }),
    home: fieldsOf({
      name: offeredText(name),
      tagline: offeredText(basics.text("label")),
      banner:
        name || summary
          ? fieldsOf({
              greetings: {
                entries: [
                  ...(name ? [words(`Hello, I'm ${name.text}.`, name.pointer)] : []),
                  ...(summary ? [words(first, summary.pointer)] : []),
                ],
              },
            })
          : undefined,
      bio: {
        entries: [...works, ...schools].sort((a, b) => compareTexts(a.start, b.start)).map(({ bio }) => bio),
        sameness: [sameIn("text"), samePeriod],
        rank: startOfEntry,
      },
      techIUse: readSkills(root.list("skills"), labels, home),
      interests: {
        entries: root.list("interests").flatMap((interest) => offeredText(interest.text("name")) ?? []),
        sameness: [(present, offered) => String(present).toLowerCase() === String(offered).toLowerCase()],
      },
      connect: {
        entries: [
          ...basics.list("profiles").flatMap((profile) => readProfile(profile, reader)),
          ...readEmail(basics.at("email"), reader),
        ],
        sameness: LINK_SAMENESS,
      },
    }),
    works: withRoles(works.sort((a, b) => compareTexts(b.start, a.start)).map(({ work }) => work)),
    projects: bySection(root.list("projects").flatMap((entry) => readProject(entry, reader))),
    rests,
    hints,
  }
}

interface Reader {
  labels: ReadonlySet<string>
  hints: Map<string, string>
}

/** The period of an entry of the bio, unless it is none. */
const samePeriod: Sameness = (present, offered) =>
  sameIn("period")(present, offered) && !isPlaceholder(String(childAt(offered, ["period"])))

const LINK_SAMENESS = [sameIn("href"), sameIn("label")]

const IS_ADDRESS = /^https?:\/\/[^\s/?#]+\S*$/

/** How to mend an address that doesn't begin like one. */
function addressHint(address: string): string {
  const mended = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address) ? `"https://${address}"` : "https://ada.example"
  return `This is no address that begins with https: or http:. Write it like ${mended} in the résumé, and import it again.`
}

/** An address to link to; one that is malformed gets a hint instead. */
function readAddress(place: Place, { hints }: Reader): Text | undefined {
  const address = place.text()
  if (!address || IS_ADDRESS.test(address.text)) return address
  hints.set(address.pointer, addressHint(address.text))
  return undefined
}

function readSiteAddress(place: Place, reader: Reader): Offered | undefined {
  const address = readAddress(place, reader)
  if (!address) return undefined
  const trimmed = address.text.replace(/\/+$/, "")
  if (/[?#]/.test(trimmed)) {
    reader.hints.set(
      address.pointer,
      'The address of a site ends before "?" and "#". Set "siteUrl" in site.json yourself.',
    )
    return undefined
  }
  return words(trimmed, address.pointer)
}

function readWork(entry: Place, { hints }: Reader) {
  // The first version of the form says `company`.
  const label = entry.text("name") ?? entry.text("company")
  if (!label) {
    hints.set(entry.pointer, 'A work needs a name: say under "name" where it was, and import it again.')
    return []
  }
  const position = entry.text("position")
  const { start, period } = readPeriod(entry)
  const summary = entry.text("summary")
  const work = fieldsOf({
    value: words(cleanName(label.text, "work")),
    label: offeredText(label),
    title: offeredText(position) ?? words("Your role"),
    duration: period,
    duty: {
      entries: [...(summary ? [words(summary.text, summary.pointer)] : []), ...offeredTexts(entry.texts("highlights"))],
    },
  })
  const bio = fieldsOf({
    period,
    text: position ? words(`${position.text} at ${label.text}`, position.pointer, label.pointer) : offeredText(label),
    page: words("works"),
  })
  return [{ start, work, bio }]
}

/** Two roles at one place are told apart by their labels, as far as the résumé says which they are. */
function withRoles(works: readonly OfferedFields[]): OfferedFields[] {
  const labelOfWork = (work: OfferedFields) => childAt(plainOf(work), ["label"])
  return works.map((work) => {
    const { label, title } = work.fields
    if (works.filter((other) => labelOfWork(other) === labelOfWork(work)).length === 1) return work
    if (!label || !("words" in label) || !title || !("words" in title) || title.from.length === 0) return work
    return { fields: { ...work.fields, label: words(`${label.words} (${title.words})`, ...label.from, ...title.from) } }
  })
}

/** The place of a work of the site: its label without the role, or its key without the number that makes it unique. */
const placesOfWork = (work: unknown) => {
  const [label, title, value] = ["label", "title", "value"].map((name) => String(childAt(work, [name])))
  return [label?.replace(` (${title})`, "").toLowerCase(), value?.replace(/-\d+$/, "")]
}

const samePlace: Sameness = (present, offered) => {
  const [label, value] = placesOfWork(present)
  const [otherLabel, otherValue] = placesOfWork(offered)
  return label === otherLabel || value === otherValue
}

const roleOf = (work: unknown) => String(childAt(work, ["title"]))
const startOf = (work: unknown) => String(childAt(work, ["duration"])).split(" - ")[0] ?? ""

const sameRole: Sameness = (present, offered) => !isPlaceholder(roleOf(offered)) && sameIn("title")(present, offered)
const sameStart: Sameness = (present, offered) =>
  !isPlaceholder(startOf(offered)) && startOf(present) === startOf(offered)

/** When all of these find two the same. */
const allOf =
  (...tests: readonly Sameness[]): Sameness =>
  (present, offered) =>
    tests.every((isSame) => isSame(present, offered))

/**
 * When a work that is there and one of a résumé are the same: at one place, in the same role or from the same month on; at one place,
 * where the résumé says neither.
 */
export const WORK_SAMENESS: readonly Sameness[] = [
  allOf(samePlace, sameIn("title"), sameIn("duration")),
  allOf(samePlace, sameRole, sameStart),
  allOf(samePlace, sameRole),
  allOf(samePlace, sameStart),
  allOf(samePlace, (_, offered) => isPlaceholder(roleOf(offered)) && isPlaceholder(startOf(offered))),
]

/** When a project that is there and one of a résumé are the same. */
export const PROJECT_SAMENESS: readonly Sameness[] = [sameIn("title")]

function readSchool(entry: Place, { hints }: Reader) {
  const school = entry.text("institution")
  if (!school) {
    hints.set(entry.pointer, 'A school needs a name: say under "institution" where it was, and import it again.')
    return []
  }
  const study = [entry.text("studyType"), entry.text("area")].filter((part) => part !== undefined)
  const { start, period } = readPeriod(entry)
  const name = study.map(({ text }) => text).join(", ")
  const text = words(
    name ? `${name} at ${school.text}` : school.text,
    ...[...study, school].map(({ pointer }) => pointer),
  )
  return [{ start, bio: fieldsOf({ period, text }) }]
}

/** `Feb 2023 - Oct 2024`; an entry without an end goes on. */
function readPeriod(entry: Place): { start: string; period: Offered } {
  const start = entry.text("startDate")
  const end = entry.text("endDate")
  const period =
    start === undefined ? end && monthOf(end.text) : `${monthOf(start.text)} - ${end ? monthOf(end.text) : "today"}`
  const pointers = [start, end].flatMap((date) => date?.pointer ?? [])
  return { start: start?.text ?? end?.text ?? "", period: words(period ?? "Your dates", ...pointers) }
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/** `2023-02-01` is `Feb 2023`; anything else stays as it is. */
export function monthOf(date: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(date) ?? []
  const name = MONTHS[Number(month) - 1]
  return year && name ? `${name} ${year}` : date
}

/** The month, counted from the year 0, in which an entry of the bio begins. */
function startOfEntry(entry: unknown): number | undefined {
  const [, month = "", year] = /(?:\b([A-Z][a-z]{2}) )?\b(\d{4})\b/.exec(String(childAt(entry, ["period"]))) ?? []
  return year === undefined ? undefined : Number(year) * 12 + Math.max(0, MONTHS.indexOf(month))
}

/**
 * A skill with keywords is a group of that heading; those without stand together in one that has none. What the owner has moved under
 * another heading is offered there.
 */
function readSkills(skills: readonly Place[], labels: ReadonlySet<string>, home: unknown): OfferedList {
  const groups = new Map<string | undefined, { title: Text[]; items: Offered[] }>()
  for (const skill of skills) {
    const title = skill.text("name")
    const names = skill.texts("keywords")
    const heading = names.length > 0 ? title : undefined
    for (const name of names.length > 0 || !title ? names : [title]) {
      const present = headingsOf(name.text, home)
      const chosen = present.length === 0 || present.includes(heading?.text) ? heading?.text : present[0]
      const group = groups.get(chosen) ?? { title: [], items: [] }
      groups.set(chosen, {
        title: heading && heading.text === chosen ? [...group.title, heading] : group.title,
        items: [...group.items, readSkill(name, labels)],
      })
    }
  }
  return {
    entries: Array.from(groups, ([heading, { title, items }]) =>
      fieldsOf({
        title: heading === undefined ? undefined : words(heading, ...title.map(({ pointer }) => pointer)),
        items: { entries: items, sameness: [sameIn("name"), sameIn("technology")] },
      }),
    ),
    sameness: [
      sameIn("title"),
      (present, offered) => [present, offered].every((group) => childAt(group, ["title"]) === undefined),
    ],
  }
}

/** The headings, or undefined where a group has none, under which a home page has a skill. */
function headingsOf(name: string, home: unknown): (string | undefined)[] {
  const groups = entriesOf(childAt(home, ["techIUse"])).map(([, group]) => group)
  return groups
    .filter((group) => entriesOf(childAt(group, ["items"])).some(([, item]) => childAt(item, ["name"]) === name))
    .map((group) => childAt(group, ["title"]))
    .filter((title) => title === undefined || typeof title === "string")
}

/** A skill's icon is that of the technology of its name. */
function readSkill(name: Text, labels: ReadonlySet<string>): OfferedFields {
  const technology = labelOf(name.text, labels)
  return fieldsOf({ name: offeredText(name), technology: technology === undefined ? undefined : words(technology) })
}

const ICONS: readonly [RegExp, string][] = [
  [/git\s?hub|git\s?lab|bitbucket|codeberg|source\s?hut/i, "code-hosting"],
  [/instagram|flickr|500px|unsplash|pixelfed/i, "photo-sharing"],
  [/linked\s?in|xing/i, "professional-network"],
  [/mastodon|bluesky|bsky|twitter|\bx\.com|threads\.(com|net)/i, "microblog"],
]

function readProfile(profile: Place, reader: Reader): OfferedFields[] {
  const href = readAddress(profile.at("url"), reader)
  if (!href) {
    if (!profile.text("url"))
      reader.hints.set(
        profile.pointer,
        'A profile needs an address to link to: add it under "url", and import it again.',
      )
    return []
  }
  const network = profile.text("network")
  const username = profile.text("username")
  const label = network?.text ?? href.text.replace(/^https?:\/\/(www\.)?/, "").replace(/\/.*$/, "")
  const isInAddress = username && href.text.includes(username.text)
  return [
    fieldsOf({
      icon: words(ICONS.find(([pattern]) => pattern.test(`${label} ${href.text}`))?.[1] ?? "link"),
      label: offeredText(network) ?? words(label),
      href: words(href.text, href.pointer, ...(isInAddress ? [username.pointer] : [])),
    }),
  ]
}

function readEmail(place: Place, { hints }: Reader): OfferedFields[] {
  const email = place.text()
  if (!email) return []
  if (!/^[^\s@<>(),;:"?]+@[^\s@<>(),;:"?.]+(\.[^\s@<>(),;:"?.]+)+$/.test(email.text)) {
    hints.set(
      email.pointer,
      "This is no mail address such as ada@ada.example. Mend it in the résumé, and import it again.",
    )
    return []
  }
  return [fieldsOf({ icon: words("email"), label: words("Email"), href: words(`mailto:${email.text}`, email.pointer) })]
}

/** A project, without pictures. */
function readProject(entry: Place, reader: Reader): OfferedFields[] {
  const title = entry.text("name")
  if (!title) {
    reader.hints.set(entry.pointer, 'A project needs a title: say under "name" what it is called, and import it again.')
    return []
  }
  const type = entry.text("type")
  const href = readAddress(entry.at("url"), reader)
  const technologies = entry.texts("keywords").flatMap(({ text, pointer }) => {
    const label = labelOf(text, reader.labels)
    return label ? [words(label, pointer)] : []
  })
  return [
    fieldsOf({
      title: offeredText(title),
      section: type ? words(type.text.charAt(0).toUpperCase() + type.text.slice(1), type.pointer) : words("Personal"),
      desc: offeredText(entry.text("description")) ?? words("Your description"),
      feat: { entries: offeredTexts(entry.texts("highlights")) },
      links: {
        entries: href ? [fieldsOf({ label: words("Website"), href: words(href.text, href.pointer) })] : [],
        sameness: LINK_SAMENESS,
      },
      techIcons: { entries: technologies, sameness: [] },
    }),
  ]
}

/** Projects of one section stand together, for a heading is shown above the first of each. */
function bySection(projects: readonly OfferedFields[]): OfferedFields[] {
  const sectionOf = (project: OfferedFields) => childAt(plainOf(project), ["section"])
  const sections = [...new Set(projects.map(sectionOf))]
  return sections.flatMap((section) => projects.filter((project) => sectionOf(project) === section))
}
