import { ownersContentDirectory } from "../src/content/places"
import { buildSite } from "./lib/build-site"
import { runTool } from "./lib/run"

/**
 * `npm run build`: checks the content, as `npm run content:check` does, and without an error builds the site into `public`. Options go to
 * `gatsby build`.
 */
runTool(() => buildSite(ownersContentDirectory(), "public", { args: process.argv.slice(2) }))
