/** What Gatsby says of each file of the copy that `npm start` makes of the content, and has summed up itself. */
const OF_FILES = /^(added|changed|deleted) (file|directory) at /

/** What it says of templates without a page, with its advice: pages that would be empty are not made. */
const OF_TEMPLATES =
  /^The GraphQL query in the non-page component |^Exported queries are only executed for page components/

type Say = (text?: string) => void

/** Leaves out what Gatsby would tell an owner in many lines that say nothing new. */
export function leaveOutNoise(reporter: Record<"info" | "warn" | "log", Say>): void {
  for (const level of ["info", "warn", "log"] as const) {
    const say = reporter[level]
    reporter[level] = (text = "") => {
      if (!OF_FILES.test(text) && !OF_TEMPLATES.test(text.trim())) say(text)
    }
  }
}
