import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, resolve } from "node:path"
import { z } from "zod"
import type { CheckResult } from "./check-content"
import { countFaults, formatFault } from "./fault"

/** Where `npm start` keeps the last content without an error, for Gatsby to build from. */
export const STAGED_CONTENT = resolve(".content", "staged")

/** Where `npm start` says what is wrong with the content, for the development server to hand on to the page. */
export const FAULTS_STATE = resolve(".content", "faults.json")

/** The development server's address of server-sent events with each new state. */
export const FAULTS_ROUTE = "/___content-faults"

const faultsState = z.strictObject({
  /** The errors, a line each as in the terminal; empty where the content is right. */
  errors: z.array(z.string()),
  /** `1 error, 2 warnings` */
  summary: z.string(),
})

/** What the page is told of the content. */
export type FaultsState = z.infer<typeof faultsState>

export const NO_FAULTS: FaultsState = { errors: [], summary: "" }

/** What the page is told of a check. */
export function faultsStateOf({ faults }: CheckResult, directory: string): FaultsState {
  const errors = faults.filter(({ severity }) => severity === "error").map((fault) => formatFault(fault, directory))
  return { errors, summary: countFaults(faults) }
}

export async function writeFaultsState(state: FaultsState, file = FAULTS_STATE): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(state))
}

/** The last state; none where nothing was written, or only half of it is yet. */
export async function readFaultsState(file = FAULTS_STATE): Promise<FaultsState> {
  try {
    return faultsState.parse(JSON.parse(await readFile(file, "utf8")))
  } catch {
    return NO_FAULTS
  }
}
