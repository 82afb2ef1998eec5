import { readFileSync } from "node:fs"
import { suppressNoise } from "../../../src/build/on-pre-init"

test("messages about staged files and about templates without a page are suppressed; all others are printed", () => {
  const printed: string[] = []
  const print = (text = "") => void printed.push(text)
  const reporter = { info: print, warn: print, log: print }
  suppressNoise(reporter)
  for (const what of ["added file", "changed file", "deleted file", "added directory", "deleted directory"])
    reporter.info(`${what} at /home/ada/portfolio/.gatsby/develop/staging/content/works`)
  reporter.warn('The GraphQL query in the non-page component "/home/ada/src/templates/work.tsx" will not be run.')
  reporter.log("\nExported queries are only executed for page components. It's possible you're trying")
  expect(printed).toEqual([])

  reporter.info("Total nodes: 49")
  reporter.warn("Something is deleted file at")
  reporter.log("")
  expect(printed).toEqual(["Total nodes: 49", "Something is deleted file at", ""])
})

test("Gatsby and its plugins report through methods of these names", async () => {
  const { reporter } = await import("gatsby-cli/lib/reporter/reporter")
  expect(reporter).toMatchObject({ info: expect.any(Function), warn: expect.any(Function), log: expect.any(Function) })
})

test("Gatsby sets the environment variable with the command that runs, build or develop", () => {
  const commands = readFileSync("node_modules/gatsby-cli/lib/create-cli.js", "utf8")
  expect(commands).toMatch(/process\.env\.gatsby_executing_command = /)
})
