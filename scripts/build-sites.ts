import { ownersContentDirectory } from "../src/content/places"
import { buildSite } from "./lib/build-site"
import { npmCommand, runCommand } from "./lib/command"
import { OWN_SITE } from "./lib/sample"
import { buildSites } from "./lib/sites"

const command = npmCommand("build-sites", "Builds the sites for the browser tests.")
  .option("--own", "The site of the owner's content and pages instead.")
  .action(async ({ own }) => {
    process.exitCode = own ? await buildSite(ownersContentDirectory(), OWN_SITE) : await buildSites()
  })

runCommand(command)
