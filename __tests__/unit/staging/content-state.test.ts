import { once } from "node:events"
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http"
import { serveContentState } from "../../../src/build/develop/serve-content-state"
import { checkContent } from "../../../src/checker/check-content"
import { startStateServer, stateOf } from "../../../src/staging/content-state"
import { validContent, writeContent } from "../checker/support/content-in-memory"

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Asks the development server for the state; it has the one route that is asked for, as Gatsby's gives it. */
async function ask(port: number | undefined) {
  let answer: Answer = () => undefined
  serveContentState({ get: (_: string, given: Answer) => (answer = given) }, port)
  const server = createServer((incoming, response) => answer(incoming, response)).listen(0)
  await once(server, "listening")
  const address = server.address()
  const asked = get({ port: typeof address === "object" ? address?.port : undefined })
  const [response] = (await once(asked, "response")) as [IncomingMessage]
  return {
    response,
    next: async () => String((await once(response, "data"))[0]),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const BROKEN = { errors: ["content/home.json:1:1  error  a; b"], summary: "1 error, 0 warnings" }
const MENDED = { errors: [], summary: "0 errors, 0 warnings" }
const eventOf = (state: unknown) => `data: ${JSON.stringify(state)}\n\n`

test("an open page is told at once, and again with every change, each state whole", async () => {
  const { port, tell } = await startStateServer()
  tell(BROKEN)
  const { response, next, stop } = await ask(port)
  expect(response.headers["content-type"]).toBe("text/event-stream")
  expect(await next()).toBe(eventOf(BROKEN))
  for (const state of [MENDED, { ...BROKEN, errors: Array(2000).fill(BROKEN.errors[0]) }]) {
    let text = ""
    const told = new Promise<void>((resolve) =>
      response.on("data", (part: Buffer) => {
        text += part.toString()
        if (text.endsWith("\n\n")) resolve()
      }),
    )
    tell(state)
    await told
    expect(text).toBe(eventOf(state))
    response.removeAllListeners("data")
  }
  stop()
})

test("where nothing is staged, a page is told not to ask again", async () => {
  const { response, stop } = await ask(undefined)
  expect(response.statusCode).toBe(204)
  stop()
})

test("the page is told errors, as the terminal is, and no warnings", async () => {
  const content = await validContent()
  content.set("site.json", "")
  content.set("projects/02-loom/draft.png", "")
  const directory = writeContent(content)
  expect(stateOf({ ...(await checkContent(directory)), isStaged: false }, directory)).toEqual({
    errors: [
      `${directory}/site.json:1:1  error  the file is empty; bring it back with git restore, or write it as docs/content.md says`,
    ],
    summary: "The content has 1 error, 1 warning. The page shows the last content without an error.",
  })
})
