import fs from "node:fs/promises"
import { callCommand } from "../../support/command"
import { npmCommand } from "../../../scripts/lib/command"
import { lockOf, takeLock, withWriteLock } from "../../../scripts/lib/lock"
import { temporaryFolder } from "../../support/temporary-folder"

const refusal = (code: string) => Object.assign(new Error(`${code}: not possible, '.gatsby'`), { code })

beforeEach(() => process.chdir(temporaryFolder()))
afterEach(() => jest.restoreAllMocks())

test.each([
  ["the content", () => withWriteLock(() => Promise.resolve())],
  ["Gatsby's folder", () => takeLock(lockOf("build"), "npm run build")],
])("a lock on %s fails at once if the folder of locks belongs to another user", async (_, lock) => {
  // A test may run as root, who may write to any folder.
  jest.spyOn(fs, "access").mockRejectedValue(refusal("EACCES"))
  await expect(lock()).rejects.toThrow("EACCES: not possible, '.gatsby'")
})

test.each(["EACCES", "ENOSPC"])("a command prints the system's refusal %s as one line", async (code) => {
  const command = npmCommand("build", "Builds.").action(() => Promise.reject(refusal(code)))
  const outcome = await callCommand(command, [])
  expect(outcome).toEqual({ output: "", refusal: `${code}: not possible, '.gatsby'\n`, status: 1 })
})
