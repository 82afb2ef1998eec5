import { Command, CommanderError, type CommandUnknownOpts, InvalidArgumentError } from "@commander-js/extra-typings"

/** Why a command stops, worded for its user: printed without a stack trace. */
export class Refusal extends Error {}

/**
 * A command of `package.json`, to which options and an action are added.
 * @param name as `npm run` calls it: `content:new`
 * @param words what follows the name, as the help shows it
 */
export const npmCommand = (name: string, description: string, words = "") =>
  new Command(`npm run ${name}`)
    .usage(`${words} [-- options]`.trim())
    .description(description)
    .helpOption("--help", "Show this help.")
    .showHelpAfterError(`For help: npm run ${name} -- --help`)
    .exitOverride()

/** Reads the value of an option that may be given only once. By default, Commander uses the last of several. */
export function once(value: string, before: string | undefined): string {
  if (before !== undefined) throw new InvalidArgumentError("It can be given only once.")
  return notAnOption(value)
}

/** Reads the values of an option that may be given several times. */
export const several = (value: string, before: string[] = []): string[] => [...before, notAnOption(value)]

/** Reads options for Gatsby. A value with no option before it is what remains if npm has treated the option as its own. */
export function gatsbyOptions(value: string, before: string[] = []): string[] {
  if (before.length === 0 && !value.startsWith("-")) {
    throw new InvalidArgumentError("It has no option before it. Put -- before options, as in: npm start -- --port 8001")
  }
  return [...before, value]
}

/** Reads one of the choices, in upper or lower case. */
export const oneOf =
  (choices: readonly string[]) =>
  (value: string): string => {
    const choice = choices.find((each) => each.toLowerCase() === value.toLowerCase())
    if (choice === undefined) throw new InvalidArgumentError(`Allowed choices are ${choices.join(", ")}.`)
    return choice
  }

/** Reads a whole number from 1. */
export function positiveInteger(value: string): number {
  if (!/^[1-9]\d*$/.test(value)) throw new InvalidArgumentError("Give a whole number, 1 or greater.")
  return Number(value)
}

/** If a value is missing, Commander would use the next option as the value. */
function notAnOption(value: string): string {
  if (value.startsWith("--")) throw new InvalidArgumentError("It looks like another option.")
  return value
}

type Arguments = readonly string[]

/**
 * Executes a command: prints the result and sets the exit code. Refusals are printed as plain lines, other errors with their stack. Never rejects.
 * @param complete may add to the arguments, for example by asking
 */
export async function execute(
  command: CommandUnknownOpts,
  args: Arguments,
  complete = async (given: Arguments) => Promise.resolve(given),
): Promise<void> {
  try {
    refuseOptionsTakenByNpm([command, ...command.commands])
    await command.parseAsync(await complete(args), { from: "user" })
  } catch (error) {
    // Commander has already printed its own errors.
    if (!(error instanceof CommanderError)) fail(error)
    else if (error.exitCode !== 0) process.exitCode = error.exitCode
  }
}

/** Executes a command in this process, which does nothing else, with the process's arguments. */
export function runCommand(command: CommandUnknownOpts, complete?: (given: Arguments) => Promise<Arguments>): void {
  // Ctrl-D ends the input, and so a question, without an answer.
  const stop = () => fail(new Refusal("Stopped. Nothing was written."))
  process.once("beforeExit", stop)
  // A reader such as `head` may close the pipe early. The command then finishes its work silently.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error
  })
  void execute(command, process.argv.slice(2), complete).finally(() => process.off("beforeExit", stop))
}

/** Prints one line of a command's output. */
export const say = (line: string) => process.stdout.write(`${line}\n`)

/** A refusal of ours, or of the system, for example to write into another user's folder or to a full disk. */
const isRefusal = (error: Error) =>
  error instanceof Refusal || ("code" in error && /^(EACCES|ENOSPC|EPERM|EROFS)$/.test(String(error.code)))

function fail(error: unknown): void {
  const text = error instanceof Error ? (isRefusal(error) ? error.message : error.stack) : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

/** An option that npm has, too: if set in npm's configuration, it isn't meant for this command. */
const NPM_OPTION = "--yes"

/** npm treats options without a `--` before them as its own and passes on only their values, which would be read as something else. */
function refuseOptionsTakenByNpm(commands: readonly CommandUnknownOpts[]): void {
  const options = commands.flatMap((command) => command.options)
  const taken = options
    .filter(({ long }) => long !== NPM_OPTION && process.env[`npm_config_${long?.slice(2).replaceAll("-", "_") ?? ""}`])
    .map(({ long, required }) => (required ? `${long} …` : long))
  if (taken.length === 0) return
  const flags = [...new Set(taken)].join(" ")
  const command = `npm run ${process.env.npm_lifecycle_event ?? ""} … -- ${flags}`
  throw new Refusal(`npm treated ${flags} as options of its own. Put -- before them: ${command}`)
}
