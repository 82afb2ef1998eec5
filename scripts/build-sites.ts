import { ownersContentDirectory } from "../src/content/places"
import { buildSite } from "./lib/build-site"
import { npmCommand, runCommand } from "./lib/command"
import { OWN_SITE } from "./lib/sample"
import { buildPrefixedSite, buildSites } from "./lib/sites"

const command = npmCommand("build-sites", "Builds the sites for the browser tests.")
  .option("--own", "The site of the owner's content and pages instead.")
  .option("--prefixed", "The site under a prefix instead.")
  .action(async ({ own, prefixed }) => {
    const build = prefixed ? buildPrefixedSite : buildSites
    process.exitCode = await (own ? buildSite(ownersContentDirectory(), OWN_SITE) : build())
  })

runCommand(command)
