import type { PreInitArgs } from "gatsby"
import { guardBuild } from "../checker/guard-build"

/** What must be right before Gatsby does anything. */
export async function beforeAnything(args: PreInitArgs): Promise<void> {
  endWithStarter()
  // Hooks get a copy: Gatsby itself and its plugins report through this one.
  const { reporter } = await import("gatsby-cli/lib/reporter/reporter")
  leaveOutNoise(reporter)
  await guardBuild(args)
}

/** The environment variable that says which process started Gatsby: the script run by `npm start` or `npm run build`. */
export const STARTER = "STARTED_BY"

/** Ends Gatsby when the script that started it was killed, as it holds the lock of the folder Gatsby works in. */
function endWithStarter(): void {
  const { [STARTER]: starter } = process.env
  if (!starter) return
  setInterval(() => {
    try {
      process.kill(Number(starter), 0)
    } catch {
      process.exit(1)
    }
  }, 1000).unref()
}

/** Gatsby's message for each file in the copy of the content that `npm start` makes and has summed up. */
const OF_FILES = /^(added|changed|deleted) (file|directory) at /

/** Its message, with advice, about templates without a page: pages that would be empty are not made. */
const OF_TEMPLATES =
  /^The GraphQL query in the non-page component |^Exported queries are only executed for page components/

type Say = (text?: string) => void

/** Drops Gatsby's many lines that tell an owner nothing new. */
export function leaveOutNoise(reporter: Record<"info" | "warn" | "log", Say>): void {
  for (const level of ["info", "warn", "log"] as const) {
    const say = reporter[level]
    reporter[level] = (text = "") => {
      if (!OF_FILES.test(text) && !OF_TEMPLATES.test(text.trim())) say(text)
    }
  }
}
