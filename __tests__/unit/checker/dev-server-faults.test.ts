/** @jest-environment node */
import { once } from "node:events"
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { type FaultsState, faultsStateOf, readFaultsState, writeFaultsState } from "../../../src/checker/faults-state"
import { join } from "node:path"
import { checkContent } from "../../../src/checker/check-content"
import { serveContentFaults } from "../../../src/checker/dev-server-faults"
import { removeTemporaryFolders, temporaryFolder, validContent, writeContent } from "./support/content-in-memory"

afterEach(() => {
  delete process.env.CONTENT_DIR_STAGED
  removeTemporaryFolders()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A server with the one route that is asked for, as Gatsby's gives it. */
async function serve(stateFile: string) {
  let answer: Answer = () => undefined
  const stop = serveContentFaults({ app: { get: (_, given) => (answer = given) } }, stateFile)
  const server = createServer((incoming, response) => answer(incoming, response)).listen(0)
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  return {
    port,
    stop: async () => {
      await stop()
      server.closeAllConnections()
      server.close()
    },
  }
}

test("an open page is told at once, and again when the content changes", async () => {
  process.env.CONTENT_DIR_STAGED = "staged"
  const stateFile = join(temporaryFolder(), "faults.json")
  const first: FaultsState = { errors: ["content/home.json:1:1  error  a; b"], summary: "1 error, 0 warnings" }
  await writeFaultsState(first, stateFile)
  const { port, stop } = await serve(stateFile)
  try {
    const response = await new Promise<IncomingMessage>((resolve) => request({ port }).on("response", resolve).end())
    expect(response.headers["content-type"]).toBe("text/event-stream")
    const next = async () => String((await once(response, "data"))[0])
    expect(await next()).toBe(`data: ${JSON.stringify(first)}\n\n`)
    const mended: FaultsState = { errors: [], summary: "0 errors, 0 warnings" }
    const told = next()
    await writeFaultsState(mended, stateFile)
    expect(await told).toBe(`data: ${JSON.stringify(mended)}\n\n`)
  } finally {
    await stop()
  }
})

test("where nothing is staged, a page is told not to ask again", async () => {
  const { port, stop } = await serve(join(temporaryFolder(), "faults.json"))
  try {
    const response = await new Promise<IncomingMessage>((resolve) => request({ port }).on("response", resolve).end())
    expect(response.statusCode).toBe(204)
  } finally {
    await stop()
  }
})

test("the page is told errors, as the terminal is, and no warnings", async () => {
  const content = await validContent()
  content.set("site.json", "")
  content.set("projects/02-loom/draft.png", "")
  const directory = writeContent(content)
  expect(faultsStateOf(await checkContent(directory), directory)).toEqual({
    errors: [
      `${directory}/site.json:1:1  error  the file is empty; write an object, such as { }, or take the file away`,
    ],
    summary: "1 error, 1 warning",
  })
})

test("a state that is not there, or half written, says nothing", async () => {
  expect(await readFaultsState(join(temporaryFolder(), "faults.json"))).toEqual({ errors: [], summary: "" })
})
