import type { Fault } from "../../src/checker/fault"
import { faultLines } from "../../src/checker/report"
import { say } from "../lib/command"
import { liveHolderOf, lockOf } from "../lib/lock"

/** Prints what is wrong with the content that a command has written, and what the owner does next, ending with how to see it. */
export async function printNextSteps(
  directory: string,
  faults: readonly Fault[],
  steps: readonly string[],
): Promise<void> {
  if (faults.length > 0) say("")
  for (const line of faultLines(faults, directory)) say(line)
  const isRunning = await liveHolderOf(lockOf("develop"))
  const look = isRunning
    ? "See it: npm start is running, and shows it once the content has no errors"
    : "See it: npm start"
  say(["\nNext:", ...steps, look].join("\n- "))
}
