import { toPointer } from "../../src/checker/fault"
import { isRecord } from "../../src/checker/values"
import { cleanName } from "./content-writer"
import { labelOf } from "./technology-registry"

/** What a résumé gives to the site. Fields that it says nothing of are left out. */
export interface ResumeContent {
  site: { brand?: string; owner?: string; siteUrl?: string }
  home: {
    name?: string
    tagline?: string
    banner?: { greetings: string[] }
    bio: { period: string; text: string; page?: "works" }[]
    techIUse: { title?: string; items: { name: string; technology?: string }[] }[]
    interests: string[]
    connect: { icon: string; label: string; href: string }[]
  }
  works: { value: string; label: string; title: string; duration: string; duty: string[]; techIcons: string[] }[]
  /** JSON pointers to what has no place on the site. */
  unplaced: string[]
}

type Path = readonly (string | number)[]

/** Reads values of a résumé and remembers which, so that the rest can be named. */
class ResumeReader {
  private readonly used = new Set<string>()

  constructor(
    private readonly value: unknown,
    private readonly path: Path = [],
    used?: Set<string>,
  ) {
    if (used) this.used = used
  }

  /** The entry of an object. */
  at(key: string): ResumeReader {
    const value = isRecord(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : undefined
    return new ResumeReader(value, [...this.path, key], this.used)
  }

  /** The entries of a list. */
  list(): ResumeReader[] {
    const entries: unknown[] = Array.isArray(this.value) ? this.value : []
    return entries.map((entry, index) => new ResumeReader(entry, [...this.path, index], this.used))
  }

  /** A text that is not empty. */
  text(): string | undefined {
    if (typeof this.value !== "string" || this.value.trim() === "") return undefined
    this.used.add(toPointer(this.path))
    return this.value.trim()
  }

  /** The texts of a list. */
  texts(): string[] {
    return this.list().flatMap((entry) => entry.text() ?? [])
  }

  /** Pointers to what was not read; an object or a list of which nothing was read is named as a whole. */
  unread(): string[] {
    const pointer = toPointer(this.path)
    if (this.used.has(pointer)) return []
    const children = isRecord(this.value) || Array.isArray(this.value) ? Object.entries(this.value) : []
    if (children.length === 0) return isEmpty(this.value) ? [] : [pointer]
    const below = children.flatMap(([key, child]) => new ResumeReader(child, [...this.path, key], this.used).unread())
    const isUntouched = ![...this.used].some((other) => other.startsWith(`${pointer}/`))
    return isUntouched && below.length > 0 ? [pointer] : below
  }
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0)

/**
 * Turns a résumé in the JSON Resume form into the site's content. Takes what it can of a résumé that is not quite valid, for the community's
 * files often aren't. `labels` are the registered technologies.
 */
export function contentOfResume(resume: unknown, labels: ReadonlySet<string>): ResumeContent {
  const reader = new ResumeReader(resume)
  const basics = reader.at("basics")
  const name = basics.at("name").text()
  const summary = basics.at("summary").text()
  const tagline = basics.at("label").text()
  const siteUrl = addressOfSite(basics.at("url").text())
  const works = reader.at("work").list().flatMap(readWork)
  const schools = reader.at("education").list().flatMap(readSchool)
  const content: Omit<ResumeContent, "unplaced"> = {
    site: { ...(name ? { brand: name, owner: name } : {}), ...(siteUrl ? { siteUrl } : {}) },
    home: {
      ...(name ? { name } : {}),
      ...(tagline ? { tagline } : {}),
      ...(name ? { banner: { greetings: [`Hello, I'm ${name}.`, ...(summary ? [firstSentence(summary)] : [])] } } : {}),
      bio: [...works, ...schools].sort((a, b) => compareDates(a.start, b.start)).map(({ bio }) => bio),
      techIUse: reader
        .at("skills")
        .list()
        .flatMap((skill) => readSkill(skill, labels)),
      interests: reader
        .at("interests")
        .list()
        .flatMap((interest) => interest.at("name").text() ?? []),
      connect: [...basics.at("profiles").list().flatMap(readProfile), ...readEmail(basics.at("email").text())],
    },
    works: works
      .sort((a, b) => compareDates(b.start, a.start))
      .map(({ work }) => work)
      .map((work, index, all) => ({
        ...work,
        value: freeValue(work.value, all.slice(0, index)),
        // Two roles at one place are told apart.
        label:
          all.filter(({ label }) => label === work.label).length > 1 ? `${work.label} (${work.title})` : work.label,
      })),
  }
  const isNoted = ["/$schema", "/meta"]
  return {
    ...content,
    unplaced: reader.unread().filter((pointer) => !isNoted.some((noted) => pointer.startsWith(noted))),
  }
}

const freeValue = (value: string, others: readonly { value: string }[]) => {
  const same = others.filter((other) => other.value === value).length
  return same === 0 ? value : `${value}-${same + 1}`
}

const compareDates = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const firstSentence = (words: string) => /^.*?[.!?](?=\s|$)/s.exec(words)?.[0] ?? words

const addressOfSite = (address: string | undefined) => {
  const trimmed = address?.replace(/\/+$/, "")
  return trimmed && /^https?:\/\/[^\s/?#]+(\/[^\s?#]+)?$/.test(trimmed) ? trimmed : undefined
}

function readWork(entry: ResumeReader) {
  // The first version of the schema says `company` and `website`.
  const label = entry.at("name").text() ?? entry.at("company").text()
  if (!label) return []
  const title = entry.at("position").text() ?? "Your role"
  const { start, period } = readPeriod(entry)
  const summary = entry.at("summary").text()
  const duty = [...(summary ? [summary] : []), ...entry.at("highlights").texts()]
  const work = { value: cleanName(label, "work"), label, title, duration: period, duty, techIcons: [] }
  return [{ start, work, bio: { period, text: `${title} at ${label}`, page: "works" as const } }]
}

function readSchool(entry: ResumeReader) {
  const school = entry.at("institution").text()
  if (!school) return []
  const study = [entry.at("studyType").text(), entry.at("area").text()].filter(Boolean).join(", ")
  const { start, period } = readPeriod(entry)
  return [{ start, bio: { period, text: study ? `${study} at ${school}` : school } }]
}

/** `Feb 2023 - Oct 2024`; an entry without an end goes on. */
function readPeriod(entry: ResumeReader): { start: string; period: string } {
  const start = entry.at("startDate").text()
  const end = entry.at("endDate").text()
  const period = start === undefined ? end && monthOf(end) : `${monthOf(start)} - ${end ? monthOf(end) : "today"}`
  return { start: start ?? end ?? "", period: period ?? "Your dates" }
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/** `2023-02-01` is `Feb 2023`; anything else stays as it is. */
function monthOf(date: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(date) ?? []
  const name = MONTHS[Number(month) - 1]
  return year && name ? `${name} ${year}` : date
}

function readSkill(skill: ResumeReader, labels: ReadonlySet<string>): ResumeContent["home"]["techIUse"] {
  const title = skill.at("name").text()
  const names = skill.at("keywords").texts()
  const items = (names.length > 0 ? names : title ? [title] : []).map((name) => withTechnology(name, labels))
  if (items.length === 0) return []
  return [{ ...(title && names.length > 0 ? { title } : {}), items }]
}

/** A skill's icon is that of the technology of its name. */
function withTechnology(name: string, labels: ReadonlySet<string>) {
  const technology = labelOf(name, labels)
  return { name, ...(technology ? { technology } : {}) }
}

const ICONS: readonly [RegExp, string][] = [
  [/git\s?hub|git\s?lab|bitbucket|codeberg|source\s?hut/i, "code-hosting"],
  [/instagram|flickr|500px|unsplash|pixelfed/i, "photo-sharing"],
  [/linked\s?in|xing/i, "professional-network"],
]

function readProfile(profile: ResumeReader): ResumeContent["home"]["connect"] {
  const href = profile.at("url").text()
  const network = profile.at("network").text()
  if (!href || !/^https?:\/\/\S+$/.test(href)) return []
  profile.at("username").text()
  const label = network ?? href.replace(/^https?:\/\/(www\.)?/, "").replace(/\/.*$/, "")
  return [{ icon: ICONS.find(([pattern]) => pattern.test(`${label} ${href}`))?.[1] ?? "link", label, href }]
}

const readEmail = (email: string | undefined) =>
  email && /^\S+@\S+$/.test(email) ? [{ icon: "link", label: "Email", href: `mailto:${email}` }] : []
