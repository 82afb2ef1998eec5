import { isForeignRequest, refuseForeignRequests } from "../../../src/build/develop/refuse-foreign"

const HOST = "localhost:8000"

test.each([
  ["another site's script", { host: HOST, origin: "https://evil.example" }],
  ["another site on this machine", { host: HOST, origin: "http://localhost:3000" }],
  ["the same name with another scheme and port", { host: HOST, origin: "https://localhost" }],
  ["a file, or a sandboxed frame", { host: HOST, origin: "null" }],
  ["an invalid origin", { host: HOST, origin: "evil" }],
  ["another site's picture", { host: HOST, "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }],
  ["another site's frame's script", { host: HOST, "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" }],
  ["a picture of another port's page", { host: HOST, "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" }],
  ["an event stream for another site", { host: HOST, origin: "https://evil.example", accept: "text/event-stream" }],
  ["a WebSocket for another site", { host: HOST, origin: "https://evil.example", "sec-fetch-mode": "websocket" }],
  ["a foreign name that was pointed at this machine", { host: "evil.example:8000" }],
  ["a page under such a name", { host: "evil.example:8000", origin: "http://evil.example:8000" }],
  ["a name that begins with ours", { host: "localhost.evil.example:8000" }],
  ["a name that begins with an IP address", { host: "127.0.0.1.evil.example:8000" }],
  ["a name that contains ours", { host: "evil-localhost.example" }],
  ["a request without a host", {}],
  ["an empty host", { host: "" }],
])("%s is foreign", (_, headers) => {
  expect(isForeignRequest(headers, {})).toBe(true)
})

test.each([
  ["the site's own page", { host: HOST, origin: `http://${HOST}`, "sec-fetch-site": "same-origin" }],
  ["an address that was typed", { host: HOST, "sec-fetch-site": "none", "sec-fetch-mode": "navigate" }],
  ["a link on another site", { host: HOST, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
  ["a program that is not a browser", { host: HOST }],
  ["the machine's IP address, from a phone", { host: "192.168.1.20:8000", origin: "http://192.168.1.20:8000" }],
  ["an IPv6 address", { host: "[::1]:8000" }],
  ["the machine's name in the local network", { host: "laptop.local:8000" }],
  ["a container's name", { host: "site:8000" }],
])("%s is not foreign", (_, headers) => {
  expect(isForeignRequest(headers, {})).toBe(false)
})

test("a name in ALLOWED_HOSTS is not foreign", () => {
  const environment = { ALLOWED_HOSTS: "a.example,site.tunnel.example" }
  expect(isForeignRequest({ host: "site.tunnel.example" }, environment)).toBe(false)
  expect(isForeignRequest({ host: "tunnel.example" }, environment)).toBe(true)
})

test("a request that is not foreign is passed on, without the header that lets other sites read the response", () => {
  const done: unknown[] = []
  const response = {
    removeHeader: (name: string) => done.push(name),
    writeHead: (status: number) => {
      done.push(status)
      return { end: () => undefined }
    },
  }
  refuseForeignRequests({
    use: (_, handle) => {
      for (const host of [HOST, "evil.example"])
        Reflect.apply(handle, undefined, [{ headers: { host } }, response, () => done.push("next")])
    },
  })
  expect(done).toEqual(["access-control-allow-origin", "next", 403])
})
