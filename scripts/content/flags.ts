import { parseArgs } from "node:util"
import { nearestName } from "../../src/checker/nearest"
import { childAt } from "../../src/checker/values"
import { Refusal } from "./content-writer"

/** A flag of a command, as Node's `parseArgs` takes it, with its help text. */
export interface Flag {
  type: "string" | "boolean"
  multiple?: boolean
  help: string
  /** The kinds it applies to, if the command makes several. */
  of?: readonly string[]
}

type Flags = Record<string, Flag>

/** One of the owner's commands. Its help, refusals and flag types are derived from this. */
export interface Command<Own extends Flags> {
  /** As `npm run` calls it: `content:new`. */
  name: string
  /** What it does. */
  help: string
  /** The words it takes besides its flags: as the help shows them, and the maximum number. None if left out. */
  words?: { shown: string; most: number }
  flags: Own
}

const parse = <const Own extends Flags>(options: Own, args: readonly string[]) =>
  parseArgs({ allowPositionals: true, args, options })

/** The flags and words given to a command. */
export type Given<Own extends Flags> = ReturnType<typeof parse<Own>>

/** A command, called with its arguments: prints the result and sets the exit code. Never rejects. */
export type CommandCall = (args: readonly string[]) => Promise<void>

/**
 * A command that shows its help or does its work. It refuses unknown flags and words, prints a refusal as a plain line, and
 * everything unexpected as it is.
 */
export const defineCommand =
  <const Own extends Flags>(command: Command<Own>, run: (given: Given<Own>) => void | Promise<void>): CommandCall =>
  async (args) => {
    try {
      if (args.includes("--help")) process.stdout.write(helpOf(command))
      else await run(readFlags(command, args))
    } catch (error) {
      fail(error)
    }
  }

/** Runs a command in this process, which does nothing else, with the process's arguments. */
export function runCommand(call: CommandCall): void {
  // Ctrl-D ends the input, and so a question, without an answer.
  const stop = () => fail(new Refusal("Stopped. Nothing was written."))
  process.once("beforeExit", stop)
  // A reader such as `head` may leave before the end. The command then finishes its work silently.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error
  })
  void call(process.argv.slice(2)).finally(() => process.off("beforeExit", stop))
}

/** Prints one line of a command's output. */
export const say = (line: string) => process.stdout.write(`${line}\n`)

function fail(error: unknown): void {
  const words = error instanceof Refusal ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}

function helpOf({ name, help: purpose, words, flags }: Command<Flags>): string {
  const shown = Object.entries(flags).map(([flag, { type, multiple, help, of }]) => ({
    flag: `--${flag}${type === "string" ? " …" : ""}`,
    help: [help, ...(multiple ? ["May be said more than once."] : []), ...(of ? [`(${of.join(", ")})`] : [])].join(" "),
  }))
  shown.push({ flag: "--help", help: "Shows this." })
  const width = Math.max(...shown.map(({ flag }) => flag.length))
  const lines = shown.map(({ flag, help }) => `  ${flag.padEnd(width)}  ${help}`)
  const call = ["npm run", name, ...(words ? [words.shown] : []), "[-- --flags]"].join(" ")
  return [call, "", purpose, "", ...lines, ""].join("\n")
}

function readFlags<const Own extends Flags>({ flags, words }: Command<Own>, args: readonly string[]): Given<Own> {
  const names = [...Object.keys(flags), "help"]
  refuseKeptFlags(flags)
  refuseRepeatedFlags(flags, args)
  try {
    const given = parse(flags, args)
    refuseWord(given.positionals[words?.most ?? 0], names)
    return given
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(explain(error, names))
  }
}

/** Refuses a word that the command does not use. */
export function refuseWord(word: string | undefined, flags: readonly string[]): void {
  if (word === undefined) return
  const near = nearestName(word, flags)
  throw new Refusal(`There is a word too many: "${word}".${near ? ` Did you mean --${near}?` : ""}`)
}

/** A flag that npm has, too: if set in npm's configuration, it isn't meant for this command. */
const NPMS_OWN = "yes"

/** npm takes flags without a `--` before them for its own and passes on only their values, which would be read as something else. */
function refuseKeptFlags(flags: Flags): void {
  const kept = Object.entries(flags)
    .filter(([name]) => name !== NPMS_OWN && process.env[`npm_config_${name.replaceAll("-", "_")}`])
    .map(([name, { type }]) => (type === "string" ? `--${name} …` : `--${name}`))
    .join(" ")
  if (kept === "") return
  const command = `npm run ${process.env.npm_lifecycle_event ?? ""} … -- ${kept}`
  throw new Refusal(`npm took ${kept} for flags of its own. Put -- before them: ${command}`)
}

/** If a flag is repeated, Node would silently take the last. */
function refuseRepeatedFlags(flags: Flags, args: readonly string[]): void {
  const { tokens } = parseArgs({ allowPositionals: true, args, strict: false, options: flags, tokens: true })
  const said = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []))
  const repeated = said.find((name, index) => said.indexOf(name) < index && flags[name] && !flags[name].multiple)
  if (repeated !== undefined) throw new Refusal(`--${repeated} stands twice, and can be said once only.`)
}

/** Our wording of Node's error messages. */
function explain(error: unknown, names: readonly string[]): string {
  const message = String(childAt(error, ["message"]))
  const [, name] = /'(?:-\w, )?-+([\w-]+)/.exec(message) ?? []
  if (name === undefined) return message
  if (message.includes("does not take an argument")) return `--${name} takes no value.`
  if (!message.startsWith("Unknown option")) {
    const dash = message.includes("ambiguous") ? ` A value that begins with - is said like this: --${name}=-….` : ""
    return `--${name} needs a value, such as --${name} "…".${dash}`
  }
  const near = nearestName(name, names)
  const known = names.map((flag) => `--${flag}`).join(", ")
  return `There is no flag --${name}. ${near ? `Did you mean --${near}?` : `There is ${known}.`}`
}
