import { type Agent, type IncomingHttpHeaders, request } from "node:http"
import { buffer } from "node:stream/consumers"

/** A server's response as it was received. */
export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface RawRequest {
  headers?: Record<string, string>
  method?: string
  /** Reuses its connections; by default each request has a new one. */
  agent?: Agent | false
}

/** Requests a path exactly as written: browsers and `fetch` would resolve `..`, and decompress and follow redirects by themselves. */
export function rawRequest(
  port: number,
  path: string,
  { headers = {}, method = "GET", agent = false }: RawRequest = {},
): Promise<RawResponse> {
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
