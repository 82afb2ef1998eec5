import { isForeign, refuseForeign } from "../../../src/build/develop/refuse-foreign"

const HOST = "localhost:8000"

test.each([
  ["another site's script", { host: HOST, origin: "https://evil.example" }],
  ["another site on this machine", { host: HOST, origin: "http://localhost:3000" }],
  ["the same name by another scheme and port", { host: HOST, origin: "https://localhost" }],
  ["a file, or a sandboxed frame", { host: HOST, origin: "null" }],
  ["an origin that is none", { host: HOST, origin: "evil" }],
  ["another site's picture", { host: HOST, "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }],
  ["another site's frame's script", { host: HOST, "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" }],
  ["a picture of another port's page", { host: HOST, "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" }],
  ["a stream of events for another site", { host: HOST, origin: "https://evil.example", accept: "text/event-stream" }],
  ["a socket for another site", { host: HOST, origin: "https://evil.example", "sec-fetch-mode": "websocket" }],
  ["a name that was pointed here", { host: "evil.example:8000" }],
  ["such a name from its own page", { host: "evil.example:8000", origin: "http://evil.example:8000" }],
  ["a name that ends like ours", { host: "localhost.evil.example:8000" }],
  ["a name that begins like an address", { host: "127.0.0.1.evil.example:8000" }],
  ["a name that contains ours", { host: "evil-localhost.example" }],
  ["no name", {}],
  ["an empty name", { host: "" }],
])("%s is foreign", (_, headers) => {
  expect(isForeign(headers, {})).toBe(true)
})

test.each([
  ["the site's own page", { host: HOST, origin: `http://${HOST}`, "sec-fetch-site": "same-origin" }],
  ["an address that is typed", { host: HOST, "sec-fetch-site": "none", "sec-fetch-mode": "navigate" }],
  ["a link from elsewhere", { host: HOST, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
  ["a program without a browser", { host: HOST }],
  ["the machine's address, from a phone", { host: "192.168.1.20:8000", origin: "http://192.168.1.20:8000" }],
  ["the same with six", { host: "[::1]:8000" }],
  ["the machine's name in its network", { host: "laptop.local:8000" }],
  ["a container's name", { host: "site:8000" }],
])("%s is not", (_, headers) => {
  expect(isForeign(headers, {})).toBe(false)
})

test("a name that the owner allows is not foreign", () => {
  const environment = { ALLOWED_HOSTS: "a.example,site.tunnel.example" }
  expect(isForeign({ host: "site.tunnel.example" }, environment)).toBe(false)
  expect(isForeign({ host: "tunnel.example" }, environment)).toBe(true)
})

test("what is not foreign is passed on, without leave for others to read it", () => {
  const done: unknown[] = []
  const response = {
    removeHeader: (name: string) => done.push(name),
    writeHead: (status: number) => {
      done.push(status)
      return { end: () => undefined }
    },
  }
  refuseForeign({
    use: (_, handle) => {
      for (const host of [HOST, "evil.example"])
        Reflect.apply(handle, undefined, [{ headers: { host } }, response, () => done.push("next")])
    },
  })
  expect(done).toEqual(["access-control-allow-origin", "next", 403])
})
