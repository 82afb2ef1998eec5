import type { PreInitArgs } from "gatsby"
import { guardBuild } from "../checker/guard-build"

/** Runs before Gatsby does anything else. */
export async function beforeAnything(args: PreInitArgs): Promise<void> {
  exitWithStarter()
  // Hooks get a copy of the reporter: Gatsby itself and its plugins report through this one.
  const { reporter } = await import("gatsby-cli/lib/reporter/reporter")
  suppressNoise(reporter)
  await guardBuild(args)
}

/** The environment variable with the id of the process that started Gatsby: the script of `npm start` or `npm run build`. */
export const STARTER = "STARTED_BY"

/** Exits when the script that started Gatsby has been killed, because the script holds the lock on the folder that Gatsby works in. */
function exitWithStarter(): void {
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

/** Gatsby's message for each file in the staged content, whose changes `npm start` has already summarized. */
const FILE_MESSAGE = /^(added|changed|deleted) (file|directory) at /

/** Gatsby's warning, and its advice, about templates without a page. They are expected, because pages that would be empty are not created. */
const TEMPLATE_MESSAGE =
  /^The GraphQL query in the non-page component |^Exported queries are only executed for page components/

/** Suppresses Gatsby's many messages that tell an owner nothing new. */
export function suppressNoise(reporter: Record<"info" | "warn" | "log", (text?: string) => void>): void {
  for (const level of ["info", "warn", "log"] as const) {
    const report = reporter[level]
    reporter[level] = (text = "") => {
      if (!FILE_MESSAGE.test(text) && !TEMPLATE_MESSAGE.test(text.trim())) report(text)
    }
  }
}
