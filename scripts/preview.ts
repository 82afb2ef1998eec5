import { ownersContentDirectory } from "../src/content/places"
import { buildSite } from "./lib/build-site"
import { pathPrefix } from "./lib/path-prefix"
import { runTool } from "./lib/run"
import { createStaticServer } from "./lib/static-server"

const PORT = 9000

/** `npm run preview`: builds the site as `npm run build` does, and serves it as a static host would. */
async function main(args: readonly string[]): Promise<number> {
  const content = ownersContentDirectory()
  const code = await buildSite(content, "public", { args })
  if (code !== 0) return code
  const prefix = await pathPrefix(content)
  const server = createStaticServer("public", prefix)
  return new Promise((_, reject) => {
    server
      .once("error", reject)
      .listen(PORT, () => console.log(`\nThe site is at http://localhost:${PORT}${prefix}/\nCtrl-C ends it.`))
  })
}

runTool(() => main(process.argv.slice(2)))
