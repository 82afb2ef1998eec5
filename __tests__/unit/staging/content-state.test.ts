import { once } from "node:events"
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http"
import { serveContentState } from "../../../src/build/develop/serve-content-state"
import { checkContent } from "../../../src/checker/check-content"
import { startStateServer, stateOf } from "../../../src/staging/content-state"
import { validContent, writeContent } from "../checker/support/content-in-memory"

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Requests the state from a server with only that route, which is registered as on Gatsby's development server. */
async function requestState(port: number | undefined) {
  let handle: Handler = () => undefined
  serveContentState({ get: (_: string, handler: Handler) => (handle = handler) }, port)
  const server = createServer((incoming, response) => handle(incoming, response)).listen(0)
  await once(server, "listening")
  const address = server.address()
  const request = get({ port: typeof address === "object" ? address?.port : undefined })
  const [response] = (await once(request, "response")) as [IncomingMessage]
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
const FIXED = { errors: [], summary: "0 errors, 0 warnings" }
const eventOf = (state: unknown) => `data: ${JSON.stringify(state)}\n\n`

test("an open page receives the state immediately and after every change, each as a complete event", async () => {
  const { port, publish } = await startStateServer()
  publish(BROKEN)
  const { response, next, stop } = await requestState(port)
  expect(response.headers["content-type"]).toBe("text/event-stream")
  expect(await next()).toBe(eventOf(BROKEN))
  for (const state of [FIXED, { ...BROKEN, errors: Array(2000).fill(BROKEN.errors[0]) }]) {
    let text = ""
    const received = new Promise<void>((resolve) =>
      response.on("data", (part: Buffer) => {
        text += part.toString()
        if (text.endsWith("\n\n")) resolve()
      }),
    )
    publish(state)
    await received
    expect(text).toBe(eventOf(state))
    response.removeAllListeners("data")
  }
  stop()
})

test("a page does not reconnect if nothing is staged", async () => {
  const { response, stop } = await requestState(undefined)
  expect(response.statusCode).toBe(204)
  stop()
})

test("the page receives the errors that the terminal shows, but no warnings", async () => {
  const directory = writeContent(await validContent({ "site.json": "", "projects/02-loom/draft.png": "" }))
  expect(stateOf({ ...(await checkContent(directory)), isStaged: false }, directory)).toEqual({
    errors: [
      `${directory}/site.json:1:1  error  the file is empty; bring it back with git restore, or write it as docs/content.md says`,
    ],
    summary: "The content has 1 error, 1 warning. The page shows the last version of the content that had no errors.",
  })
})
