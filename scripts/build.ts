import { ownersContentDirectory } from "../src/content/places"
import { buildSite } from "./lib/build-site"
import { gatsbyOptions, npmCommand, runCommand } from "./lib/command"

const command = npmCommand(
  "build",
  "Checks the content as npm run content:check does and, unless there is an error, builds the site into public/.",
)
  .argument("[options...]", "Options of gatsby build.", gatsbyOptions)
  .allowUnknownOption()
  .action(async (args) => {
    process.exitCode = await buildSite(ownersContentDirectory(), "public", { args })
  })

runCommand(command)
