import type { CANCEL_SYMBOL } from "@clack/prompts"
import { Refusal } from "../lib/command"

/** Loaded only if a person answers: a script should not wait for it. */
const prompts = () => import("@clack/prompts")

/** Whether a person is there to answer. */
export const isAtTerminal = () => process.stdin.isTTY && process.stdout.isTTY

/** What a command asks the owner. */
interface Question {
  message: string
  example?: string | undefined
  /** The answer if nothing is entered. */
  initial?: string
}

type Read<Value> = (text: string) => Value | Promise<Value>

/** The value of the question's option, else the owner's answer. If there is neither, refuses and says which option is missing. */
export const answer = (given: string | undefined, question: Question & { flag: string }): Promise<string> =>
  answerAs(given, question, (text) => text)

/**
 * The value of the question's option, else the owner's answer, as parsed by `read`. If `read` refuses an answer, says why and asks again;
 * refusing an option ends the command.
 */
export async function answerAs<Value>(
  given: string | undefined,
  question: Question & { flag: string },
  read: Read<Value>,
): Promise<Value> {
  const { flag, message, example, initial } = question
  const value = given?.trim()
  if (value) return read(value)
  if (isAtTerminal()) return ask(question, false, read)
  if (initial !== undefined) return read(initial)
  throw new Refusal(`--${flag} is missing. ${message}${example ? ` For example: --${flag} "${example}"` : ""}`)
}

/** What the owner enters, as parsed by `read`; undefined if nothing is entered. For optional values, at a terminal. */
export const answerIfAny = <Value>(question: Question, read: Read<Value>): Promise<Value | undefined> =>
  ask(question, true, (text) => (text === "" ? undefined : read(text)))

/** The values of options, else, if asked, what the owner enters one by one until an empty entry. */
export async function listOf<Value>(
  given: Value[] | undefined,
  isAsked: boolean,
  question: Question,
  read: Read<Value>,
): Promise<Value[]> {
  if (given || !isAsked) return given ?? []
  const answers: Value[] = []
  for (let message = `${question.message} (Enter: no more)`; ; message = "Another?") {
    const next = await answerIfAny({ ...question, message }, read)
    if (next === undefined) return answers
    answers.push(next)
  }
}

async function ask<Value>(question: Question, isOptional: boolean, read: Read<Value>): Promise<Value> {
  const { message, example, initial } = question
  const { log, text } = await prompts()
  let entered = initial
  for (;;) {
    const prompted = await text({
      message,
      ...(example === undefined ? {} : { placeholder: example }),
      ...(entered === undefined ? {} : { initialValue: entered }),
      validate: (value) => (isOptional || value?.trim() ? undefined : "It can't be empty."),
    })
    entered = (await orStop(prompted)).trim()
    try {
      return await read(entered)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      log.error(error.message)
    }
  }
}

/** What the owner picks at a terminal: none, one or several. */
export async function pickSeveral(message: string, choices: readonly string[]): Promise<string[]> {
  const options = choices.map((value) => ({ value, label: value }))
  const { autocompleteMultiselect } = await prompts()
  return orStop(await autocompleteMultiselect({ message, options, maxItems: 8 }))
}

/** The value of an option if it is one of the choices, the only choice, or the one the owner picks. */
export async function choose(
  given: string | undefined,
  choices: readonly { value: string; label: string }[],
  { flag, message, how = `with --${flag}` }: { flag: string; message: string; how?: string },
): Promise<string> {
  const names = choices.map(({ value }) => value).join(", ")
  if (given !== undefined) {
    const chosen = choices.find(({ value, label }) => value === given || label === given)
    if (chosen) return chosen.value
    throw new Refusal(`There is no ${flag} "${given}". Choose from: ${names || "none"}.`)
  }
  const [only] = choices
  if (only && choices.length === 1) return only.value
  if (!isAtTerminal()) throw new Refusal(`${message} Give it ${how}: ${names}.`)
  const { select } = await prompts()
  return orStop(await select({ message, options: [...choices] }))
}

/** Whether the owner says yes. Refuses in a script without `--yes`. */
export async function isConfirmed(isAgreed: boolean, message: string): Promise<boolean> {
  if (isAgreed) return true
  if (!isAtTerminal()) throw new Refusal("Nothing was done. To run it without being asked, add: -- --yes")
  const { confirm } = await prompts()
  return orStop(await confirm({ message, initialValue: false }))
}

async function orStop<Value>(entered: Value | typeof CANCEL_SYMBOL): Promise<Value> {
  const { isCancel } = await prompts()
  if (isCancel(entered)) throw new Refusal("Stopped. Nothing was written.")
  return entered
}
