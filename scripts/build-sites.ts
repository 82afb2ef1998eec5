import { runTool } from "./lib/run"
import { buildSites } from "./lib/sites"

/** Builds both sites of the browser tests. */
runTool(buildSites)
