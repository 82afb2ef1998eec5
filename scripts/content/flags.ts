import { parseArgs, type ParseArgsConfig } from "node:util"
import { nearestName } from "../../src/checker/nearest"
import { childAt } from "../../src/checker/values"
import { Refusal } from "./content-writer"

type Options = NonNullable<ParseArgsConfig["options"]>

/** The flags and words of a command. Refuses, in words for the owner, flags that the command doesn't have. */
export function readFlags<const Flags extends Options>(options: Flags, allowPositionals = true) {
  refuseKeptFlags(options)
  try {
    return parseArgs({ allowPositionals, options })
  } catch (error) {
    throw new Refusal(explain(error, Object.keys(options)))
  }
}

/** A flag that npm has, too: set in the owner's npm configuration, it says nothing of this command. */
const NPMS_OWN = "yes"

/** npm takes flags without a `--` before them for its own and hands on their values alone, which would be read as something else. */
function refuseKeptFlags(options: Options): void {
  const kept = Object.entries(options).flatMap(([name, { type }]) =>
    name !== NPMS_OWN && process.env[`npm_config_${name.replaceAll("-", "_")}`]
      ? [type === "string" ? `--${name} …` : `--${name}`]
      : [],
  )
  if (kept.length === 0) return
  const command = `npm run ${process.env.npm_lifecycle_event ?? ""} … -- ${kept.join(" ")}`
  throw new Refusal(`npm took ${kept.join(" ")} for flags of its own. Put -- before them: ${command}`)
}

function explain(error: unknown, names: readonly string[]): string {
  const message = String(childAt(error, ["message"]))
  const [, unknown] = /^Unknown option '-+([\w-]+)/.exec(message) ?? []
  if (unknown === undefined) return message
  const near = nearestName(unknown, names)
  const known = names.map((name) => `--${name}`).join(", ")
  return `There is no flag --${unknown}. ${near ? `Did you mean --${near}?` : `There is ${known}.`}`
}
