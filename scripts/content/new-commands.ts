import { Option } from "@commander-js/extra-typings"
import { KINDS } from "../../src/content/kinds"
import { mobilePlatform } from "../../src/content/kinds/project"
import { technology as technologySchema } from "../../src/content/kinds/technologies"
import { npmCommand, once, oneOf, several } from "../lib/command"
import { questionsFor } from "./declared-field"

/** `npm run content:new`, to whose commands the actions are added. */
export const newCommand = npmCommand(
  "content:new",
  "Adds an entry to the content, with the media it is given. Asks for what the options don't say; never overwrites anything.",
  "[project | gallery | work | technology] [files]",
).helpCommand(false)

const project = questionsFor(KINDS.project.schema)
const group = questionsFor(KINDS.group.schema)
const tab = questionsFor(KINDS.tab.schema)
const work = questionsFor(KINDS.work.schema)
const technology = questionsFor(technologySchema)

const repeatable = (description: string) => `${description} Can be given more than once.`

const MEDIA = repeatable("A picture, a video or a folder of them.")

export const projectCommand = newCommand
  .command("project")
  .usage("[files] [-- options]")
  .description("Adds a project.")
  .argument("[files...]", "Its demos.")
  .option("--title <text>", project("title").message, once)
  .option("--section <text>", project("section").message, once)
  .option("--desc <text>", project("desc").message, once)
  .option("--feat <text>", repeatable(project("feat").entry), several)
  .option("--link <text>", repeatable("The text of a link and its address."), several)
  .option("--tech <name>", repeatable(project("techIcons").entry), several)
  .option(
    "--mobile <name>",
    repeatable(`A platform: ${mobilePlatform.options.join(" or ")}.`),
    (value, before: string[] | undefined) => [...(before ?? []), oneOf(mobilePlatform.options)(value)],
  )
  .option("--from <path>", MEDIA, several)

export const galleryCommand = newCommand
  .command("gallery")
  .usage("[files] [-- options]")
  .description("Adds a gallery group to a tab of a work, or pictures to an existing group.")
  .argument("[files...]", "Its screenshots or videos.")
  .option("--title <text>", group("title").message, once)
  .option("--work <name>", "The work it belongs to.", once)
  .addOption(new Option("--tab <name>", "The tab it belongs to.").argParser(once).conflicts("newTab"))
  .option("--new-tab <text>", `Adds a tab for it. ${tab("label").message}`, once)
  .option("--from <path>", MEDIA, several)

export const workCommand = newCommand
  .command("work")
  .usage("[-- options]")
  .description("Adds a work experience.")
  .option("--label <text>", work("label").message, once)
  .option("--title <text>", work("title").message, once)
  .option("--duration <text>", work("duration").message, once)
  .option("--duty <text>", repeatable(work("duty").entry), several)
  .option("--tech <name>", repeatable(work("techIcons").entry), several)

export const technologyCommand = newCommand
  .command("technology")
  .usage("[-- options]")
  .description("Adds a technology to the registry.")
  .option("--label <text>", technology("label").message, once)
  .option("--icon <name>", technology("icon").message, once)
  .option("--colour <colour>", technology("colour").message, once)
  .option("--invert-in-dark", technology("invertInDark").message)
