import type { CANCEL_SYMBOL } from "@clack/prompts"
import { Refusal } from "./content-writer"

/** Only where a person answers: a script should not wait for it. */
const prompts = () => import("@clack/prompts")

/** Whether a person is there to answer. */
export const isAtTerminal = () => process.stdin.isTTY && process.stdout.isTTY

/** What a command needs to know: by its flag in a script, by asking at a terminal. */
export interface Question {
  /** The flag that answers it, without dashes. */
  flag: string
  message: string
  example?: string
  /** The answer where nothing is entered. */
  initial?: string
}

/** The flag's value, else the owner's answer. Refuses where there is neither, naming the flag. */
export const answer = (given: string | undefined, question: Question): Promise<string> =>
  answerThat(given, question, (text) => text)

/**
 * The flag's value, else the owner's answer, as `read` understands it. Where `read` refuses an answer, says why and asks again; a flag that
 * it refuses ends the command.
 */
export async function answerThat<Value>(
  given: string | undefined,
  { flag, message, example, initial }: Question,
  read: (text: string) => Value | Promise<Value>,
): Promise<Value> {
  if (given !== undefined && given.trim() !== "") return read(given.trim())
  if (!isAtTerminal()) {
    if (initial !== undefined) return read(initial)
    throw new Refusal(`${message} Say it with --${flag}${example ? `, such as --${flag} "${example}"` : ""}.`)
  }
  return askUntil({ message, example, initial, isOptional: false }, read)
}

/** What the owner enters, as `read` understands it; undefined where nothing is entered. For what can be left out, at a terminal. */
export const answerIfAny = <Value>(
  question: Pick<Question, "message" | "example">,
  read: (text: string) => Value | Promise<Value>,
): Promise<Value | undefined> =>
  askUntil({ ...question, isOptional: true }, (text) => (text === "" ? undefined : read(text)))

/** The same, again and again until nothing is entered. */
export async function answersIfAny<Value>(
  question: Pick<Question, "message" | "example">,
  read: (text: string) => Value | Promise<Value>,
): Promise<Value[]> {
  const answers: Value[] = []
  for (;;) {
    const next = await answerIfAny({ ...question, message: answers.length === 0 ? question.message : "Another?" }, read)
    if (next === undefined) return answers
    answers.push(next)
  }
}

interface OpenQuestion {
  message: string
  example?: string | undefined
  initial?: string | undefined
  isOptional: boolean
}

async function askUntil<Value>(
  { initial, ...question }: OpenQuestion,
  read: (text: string) => Value | Promise<Value>,
): Promise<Value> {
  let entered = initial
  for (;;) {
    entered = await ask({ ...question, initial: entered })
    try {
      return await read(entered)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { log } = await prompts()
      log.error(error.message)
    }
  }
}

async function ask({ message, example, initial, isOptional }: OpenQuestion) {
  const { text } = await prompts()
  const entered = await text({
    message,
    ...(example === undefined ? {} : { placeholder: example }),
    ...(initial === undefined ? {} : { initialValue: initial }),
    validate: (value) => (isOptional || value?.trim() ? undefined : "It can't be empty."),
  })
  return (await orStop(entered)).trim()
}

/** The choices that the owner picks, none or several, at a terminal. */
export async function pickSome(message: string, choices: readonly string[]): Promise<string[]> {
  const options = choices.map((value) => ({ value, label: value }))
  const { autocompleteMultiselect } = await prompts()
  return orStop(await autocompleteMultiselect({ message, options, maxItems: 8 }))
}

/** The flag's value if it is one of the choices, the only choice, or the one the owner picks. */
export async function choose(
  given: string | undefined,
  choices: readonly { value: string; label: string }[],
  { flag, message, say = `with --${flag}` }: Question & { say?: string },
): Promise<string> {
  const names = choices.map(({ value }) => value).join(", ")
  if (given !== undefined) {
    const chosen = choices.find(({ value, label }) => value === given || label === given)
    if (chosen) return chosen.value
    throw new Refusal(`There is no --${flag} "${given}". There is ${names || "none"}.`)
  }
  const [only] = choices
  if (only && choices.length === 1) return only.value
  if (!isAtTerminal()) throw new Refusal(`${message} Say it ${say}: ${names}.`)
  const { select } = await prompts()
  return orStop(await select({ message, options: choices.map(({ value, label }) => ({ value, label })) }))
}

/** Whether the owner says yes. Refuses in a script without `--yes`. */
export async function agree(given: boolean | undefined, message: string): Promise<boolean> {
  if (given) return true
  if (!isAtTerminal()) throw new Refusal("Nothing was done. To do it without being asked, say: -- --yes")
  const { confirm } = await prompts()
  return orStop(await confirm({ message, initialValue: false }))
}

async function orStop<Value>(entered: Value | typeof CANCEL_SYMBOL): Promise<Value> {
  const { isCancel } = await prompts()
  if (isCancel(entered)) throw new Refusal("Stopped. Nothing was written.")
  return entered
}
