import { execute } from "../../scripts/lib/command"
import { contentCheck } from "../../scripts/content-check"
import { contentClear } from "../../scripts/content-clear"
import { contentImport } from "../../scripts/content-import"
import { contentNew } from "../../scripts/content-new"

const COMMANDS = { check: contentCheck, new: contentNew, import: contentImport, clear: contentClear }

/** One of the owner's commands: `new` is `npm run content:new`. */
export type CommandName = keyof typeof COMMANDS

export const isCommandName = (name: string): name is CommandName => name in COMMANDS

/** The result of a command. */
export interface Outcome {
  /** Its standard output. */
  output: string
  /** Its error output. */
  refusal: string
  status: number
}

/**
 * Calls a command in this process without a terminal, as a script would, so it can't ask questions.
 * @param environment variables that are added to, or replace, those of this process
 */
export async function callCommand(
  command: Parameters<typeof execute>[0],
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const [output, refusal]: [string[], string[]] = [[], []]
  const before = { exitCode: process.exitCode, env: process.env, isTTY: process.stdin.isTTY }
  const mocks = [
    jest.spyOn(process.stdout, "write").mockImplementation((text) => output.push(String(text)) > 0),
    jest.spyOn(process.stderr, "write").mockImplementation((text) => refusal.push(String(text)) > 0),
  ]
  process.env = { ...before.env, ...environment }
  process.exitCode = 0
  process.stdin.isTTY = false
  try {
    await execute(command, args)
    return { output: output.join(""), refusal: refusal.join(""), status: process.exitCode }
  } finally {
    for (const mock of mocks) mock.mockRestore()
    process.env = before.env
    process.exitCode = before.exitCode
    process.stdin.isTTY = before.isTTY
  }
}

/** Calls one of the owner's commands on a content folder. */
export const runOnContent = (
  name: CommandName,
  directory: string,
  flags: readonly string[],
  environment: Record<string, string> = {},
): Promise<Outcome> => callCommand(COMMANDS[name], flags, { ...environment, CONTENT_DIR: directory })
