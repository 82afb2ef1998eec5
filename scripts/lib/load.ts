import autocannon from "autocannon"
import { filesIn } from "../../src/hosting/write-host-files"

interface Load {
  /** The site's address, with a trailing slash. */
  origin: string
  /** The built site, whose pages, scripts, data and pictures are requested in turn. */
  folder: string
  requests: number
  /** How many at once. */
  connections: number
}

/** How many files of a kind to request besides the pages. */
const FILES_OF_A_KIND = 10

/** The addresses visitors request: pages, and the first few scripts, data, pictures and fonts. */
async function addressesOf(folder: string): Promise<string[]> {
  const files = await filesIn(folder)
  const pages = files.filter((file) => file.endsWith("/index.html")).map((file) => file.slice(0, -"index.html".length))
  const others = [".js", ".json", ".avif", ".webp", ".woff2"].flatMap((type) =>
    files.filter((file) => file.endsWith(type)).slice(0, FILES_OF_A_KIND),
  )
  return ["", ...pages, ...others]
}

/** Puts a server under load, like browsers that take brotli. */
export async function measureLoad({ origin, folder, requests, connections }: Load) {
  const { pathname } = new URL(origin)
  const result = await autocannon({
    url: new URL(origin).origin,
    connections,
    amount: requests,
    headers: { "accept-encoding": "gzip, br" },
    requests: (await addressesOf(folder)).map((address) => ({ method: "GET", path: encodeURI(pathname + address) })),
  })
  return {
    answered: result["2xx"],
    // Other answers, no answer, and closed connections.
    failed: requests - result["2xx"],
    seconds: result.duration,
    // Averages; megabytes of a million bytes.
    requestsPerSecond: result.requests.average,
    megabytesPerSecond: result.throughput.average / 1e6,
    // Milliseconds until an answer is complete.
    latency: { median: result.latency.p50, p99: result.latency.p99, most: result.latency.max },
  }
}
