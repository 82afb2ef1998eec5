import { Option } from "@commander-js/extra-typings"
import type { z } from "zod"
import { KINDS } from "../../src/content/kinds"
import { mobilePlatform } from "../../src/content/kinds/project"
import { technology } from "../../src/content/kinds/technologies"
import { npmCommand, once, oneOf, several } from "../lib/command"
import { declaredField } from "./declared-field"

/** `npm run content:new`, to whose commands the actions are added. */
export const newCommand = npmCommand(
  "content:new",
  "Adds an entry to the content, with the media it is given. Asks for what the options don't say; never overwrites anything.",
  "[project | gallery | work | technology] [files]",
).helpCommand(false)

const project = KINDS.project.schema
const group = KINDS.group.schema
const work = KINDS.work.schema

const text = <Shape extends z.ZodRawShape>(declaration: z.ZodObject<Shape>, name: keyof Shape & string) =>
  declaredField(declaration, name).description
const oneOfSeveral = (description: string) => `${description} Can be given more than once.`
const entry = <Shape extends z.ZodRawShape>(declaration: z.ZodObject<Shape>, name: keyof Shape & string) =>
  oneOfSeveral(declaredField(declaration, name).entry)

const MEDIA = oneOfSeveral("A picture, a video or a folder of them.")

/** `content:new project`. */
export const projectCommand = newCommand
  .command("project")
  .usage("[files] [-- options]")
  .description("Adds a project.")
  .argument("[files...]", "Its demos.")
  .option("--title <text>", text(project, "title"), once)
  .option("--section <text>", text(project, "section"), once)
  .option("--desc <text>", text(project, "desc"), once)
  .option("--feat <text>", entry(project, "feat"), several)
  .option("--link <text>", oneOfSeveral("The text of a link and its address."), several)
  .option("--tech <name>", entry(project, "techIcons"), several)
  .option(
    "--mobile <name>",
    oneOfSeveral(`A platform: ${mobilePlatform.options.join(" or ")}.`),
    (value, before: string[] | undefined) => [...(before ?? []), oneOf(mobilePlatform.options)(value)],
  )
  .option("--from <path>", MEDIA, several)

/** `content:new gallery`. */
export const galleryCommand = newCommand
  .command("gallery")
  .usage("[files] [-- options]")
  .description("Adds a gallery group to a tab of a work, or pictures to a group that is there.")
  .argument("[files...]", "Its screenshots or videos.")
  .option("--title <text>", text(group, "title"), once)
  .option("--work <name>", "The work it belongs to.", once)
  .addOption(new Option("--tab <name>", "The tab it belongs to.").argParser(once).conflicts("newTab"))
  .option("--new-tab <text>", `Adds a tab for it. ${text(KINDS.tab.schema, "label")}`, once)
  .option("--from <path>", MEDIA, several)

/** `content:new work`. */
export const workCommand = newCommand
  .command("work")
  .usage("[-- options]")
  .description("Adds a work experience.")
  .option("--label <text>", text(work, "label"), once)
  .option("--title <text>", text(work, "title"), once)
  .option("--duration <text>", text(work, "duration"), once)
  .option("--duty <text>", entry(work, "duty"), several)
  .option("--tech <name>", entry(work, "techIcons"), several)

/** `content:new technology`. */
export const technologyCommand = newCommand
  .command("technology")
  .usage("[-- options]")
  .description("Adds a technology to the registry.")
  .option("--label <text>", text(technology, "label"), once)
  .option("--icon <name>", text(technology, "icon"), once)
  .option("--colour <colour>", text(technology, "colour"), once)
  .option("--invert-in-dark", text(technology, "invertInDark"))
