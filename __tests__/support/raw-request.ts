import { type Agent, type IncomingHttpHeaders, request } from "node:http"
import { buffer } from "node:stream/consumers"

/** What a server answers, as it came. */
export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface RawRequest {
  headers?: Record<string, string>
  method?: string
  /** Its connections; a new one if left out. */
  agent?: Agent | false
}

/** Asks for a path as it is written: browsers and `fetch` would take `..` out of it, and compress and follow by themselves. */
export function rawRequest(
  port: number,
  path: string,
  { headers = {}, method = "GET", agent = false }: RawRequest = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      )
    })
      .once("error", reject)
      .end()
  })
}
