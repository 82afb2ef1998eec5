import { localeOf } from "./words"

/** Separators between two dates. The first that splits a period into two parts is used. */
const SEPARATORS = [/\s*[–—〜～]\s*|\s+-+\s+|\s+(?:to|until|till|bis|à|au|hasta|até|al?|tot)\s+/iu, /-/]

/** A period without an end: `since 2020`, `2020 -`. */
const SINCE = /^(?:(?:since|from|seit|ab|depuis|desde|dal|sinds|od|с)\s+(.+)|(.+?)\s*[-–—〜～])$/iu

/** What some languages write around months and years. */
const FILLERS = new Set(["de", "del", "of", "г", "年", "月", "년", "월"])

/**
 * Returns a parser for periods such as `Feb 2023 - Oct 2024`, `02/2023 - today` and `since 2020`, in these languages and in English. Its dates are
 * years or months, in ISO 8601. A period that is not fully understood has no dates, because half of it would mean something else.
 */
export function periodReader(
  ...languageTags: readonly unknown[]
): (period: string) => { startDate?: string; endDate?: string } {
  const languages = [...new Set([...languageTags.map((language) => localeOf(String(language)).toString()), "en"])]
  const months = languages.flatMap(monthsIn)
  const ongoing = new Set(["present", "ongoing", "aktuell", "現在", "至今", "현재", ...languages.flatMap(wordsForNow)])

  function isoDate(text: string): string | undefined {
    const parts = (text.toLowerCase().match(/\d+|\p{L}[\p{L}\p{M}]*/gu) ?? []).filter((part) => !FILLERS.has(part))
    const [year, ...years] = parts.filter((part) => /^\d{4}$/.test(part))
    const [number, ...numbers] = parts.filter((part) => /^\d{1,2}$/.test(part))
    const [name, ...names] = parts.filter((part) => !/^\d/.test(part))
    const known = [year, number, name].filter((part) => part !== undefined).length
    if (year === undefined || years.length + numbers.length + names.length > 0 || known < parts.length) return undefined
    if (name === undefined && number === undefined) return year
    // Beside a month's name, a number is a day.
    const prefixMatches = months.filter((month) => name !== undefined && name.length > 2 && month.name.startsWith(name))
    const exactMatches = prefixMatches.filter((month) => month.name === name)
    const matches = exactMatches.length > 0 ? exactMatches : prefixMatches
    const [month = 0, ...rest] = name === undefined ? [Number(number)] : new Set(matches.map(({ month }) => month))
    return month < 1 || month > 12 || rest.length > 0 ? undefined : `${year}-${String(month).padStart(2, "0")}`
  }

  return (period) => {
    const [, named, since = named] = SINCE.exec(period.trim()) ?? []
    const date = isoDate(since ?? period)
    if (date !== undefined) return since === undefined ? { startDate: date, endDate: date } : { startDate: date }
    const [first = "", last = ""] =
      SEPARATORS.map((pattern) => period.trim().split(pattern)).find(({ length }) => length === 2) ?? []
    const endDate = isoDate(last)
    // `March - May 2021`
    const startDate = isoDate(first) ?? (endDate && isoDate(`${first} ${endDate.slice(0, 4)}`))
    if (startDate === undefined) return {}
    if (ongoing.has(last.trim().toLowerCase().replaceAll("’", "'"))) return { startDate }
    return endDate === undefined ? {} : { startDate, endDate }
  }
}

/** The names of the months in a language, long and short, with a year and with a day: some languages inflect them. */
const monthsIn = (language: string) =>
  (["long", "short"] as const).flatMap((month) =>
    (["year", "day"] as const).flatMap((beside) => {
      const format = new Intl.DateTimeFormat(language, { month, [beside]: "numeric", timeZone: "UTC" })
      return Array.from({ length: 12 }, (_, index) => {
        const part = format.formatToParts(Date.UTC(2000, index)).find(({ type }) => type === "month")
        return { month: index + 1, name: part?.value.toLowerCase() ?? "" }
      })
    }),
  )

/** "today" and "now" in a language. */
function wordsForNow(language: string): string[] {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" })
  return (["day", "second"] as const).map((unit) => format.format(0, unit).toLowerCase().replaceAll("’", "'"))
}
