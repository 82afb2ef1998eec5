import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { measureLoad } from "./lib/load"
import { ensureNginx, startNginx } from "./lib/nginx"
import { nginxFileOf } from "./lib/publish-for-hosts"
import { runTool } from "./lib/run"

const PORT = 9120

/**
 * `npm run load -- [--requests 100000] [--connections 64] [--site public]`: serves the last built site with nginx and requests pages, scripts
 * and pictures; prints the figures as a Markdown table. Fails if any request fails.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      requests: { type: "string", default: "100000" },
      connections: { type: "string", default: "64" },
      site: { type: "string", default: "public" },
    },
  })
  const { site } = values
  if (!existsSync(nginxFileOf(site))) {
    throw new Error(
      `There is no ${nginxFileOf(site)}: run npm run build, with "host" in site.json left out or "server".`,
    )
  }
  ensureNginx()
  const nginx = await startNginx(site, PORT)
  try {
    const load = await measureLoad({
      origin: `http://localhost:${PORT}/`,
      folder: site,
      requests: Number(values.requests),
      connections: Number(values.connections),
    })
    const figures = [
      load.answered,
      load.failed,
      Math.round(load.seconds),
      Math.round(load.requestsPerSecond),
      Math.round(load.megabytesPerSecond),
      load.latency.median,
      load.latency.p99,
      load.latency.most,
    ]
    console.log("| answered | failed | s | a second | MB a second | median ms | 99 % ms | most ms |")
    console.log("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    console.log(`| ${figures.map((figure) => figure.toLocaleString("en")).join(" | ")} |`)
    return load.failed === 0 ? 0 : 1
  } finally {
    await nginx.stop()
  }
}

runTool(main)
