import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { basename, isAbsolute, join } from "node:path"
import { firstOf, shownPath } from "../../src/checker/fault"
import { nearestName } from "../../src/checker/nearest"
import { childText, childValue } from "../../src/content/values"
import { href } from "../../src/content/fields"
import { type KindName, KINDS } from "../../src/content/kinds"
import { mobilePlatform } from "../../src/content/kinds/project"
import { brandColour, technology as technologySchema } from "../../src/content/kinds/technologies"
import { baseName, collectionOf, contentFile, parentOf, relativeTo } from "../../src/content/places"
import { extensionOf } from "../../src/media/formats"
import { iconNames, SET_PREFIX } from "../../src/media/icons"
import { addressesOfUse, mediaUses } from "../../src/media/references"
import { answer, answerIfAny, answerAs, choose, isAtTerminal, listOf, pickSeveral } from "./ask"
import {
  addToList,
  cleanName,
  contentText,
  type Draft,
  emptyDraft,
  entriesIn,
  folderOfName,
  foldersIn,
  nextFolder,
  readContentFile,
  uniqueName,
  writeDraft,
} from "./content-writer"
import { findMedia, freeName, hasOwnName, type MediaToCopy } from "./media-to-copy"
import { withWriteLock } from "../lib/lock"
import { Refusal } from "../lib/command"
import { questionsFor } from "./declared-field"
import type { galleryCommand, projectCommand, technologyCommand, workCommand } from "./new-commands"
import { labelOf, registeredLabels, REGISTRY } from "./technology-registry"

/** What was added, and what the owner does next. */
export interface Added {
  files: string[]
  skipped: string[]
  next: string[]
}

const DESCRIBE = 'Say what each picture shows: replace "./name.png" with { "src": "./name.png", "alt": "…" }'

/** Whether to ask for optional values too: not if an option gives the name, as in a script and the guide. */
const isAskedForAll = (name: string | undefined) => name === undefined && isAtTerminal()

/** A project, with the given media as its demos. */
export async function newProject(
  directory: string,
  options: ReturnType<typeof projectCommand.opts>,
  files: readonly string[],
): Promise<Added> {
  const question = questionsFor(KINDS.project.schema)
  const isAsked = isAskedForAll(options.title)
  const from = [...(options.from ?? []), ...files]
  const given = await findMedia(from)
  const linksGiven = options.link?.map((words) => linkOf(words, `--link "${LINK_EXAMPLE}"`))
  const projects = collectionOf("project")
  const { name: title } = await answerAs(options.title, question("title"), (name) =>
    nextFolder(directory, projects, name, "project"),
  )
  const heading = { ...question("section"), initial: await lastSection(directory) }
  const section = await answer(options.section, heading)
  const desc = await answer(options.desc, question("desc"))
  const demos = { message: "A picture, a video or a folder of its demos (Enter: none)", example: "~/Desktop/demo.gif" }
  const areDemosAsked = isAsked && from.length === 0
  const asked = areDemosAsked ? await answerIfAny(demos, (path) => findMedia([path])) : undefined
  const { media, skipped } = asked ?? given
  const feat = await listOf(options.feat, isAsked, question("feat"), String)
  const techIcons = await technologies(directory, options.tech, isAsked)
  const platforms = mobilePlatform.options
  const mobile = options.mobile ?? (isAsked ? await pickSeveral("The mobile platforms it runs on", platforms) : [])
  const addresses = { message: "The text of a link and its address", example: LINK_EXAMPLE }
  const links = await listOf(linksGiven, isAsked, addresses, linkOf)
  return withWriteLock(async () => {
    const draft = emptyDraft()
    const { file } = await draftEntry(directory, draft, projects, "project", title, ({ folder }) => ({
      title,
      section,
      img: media.map((file) => addFile(draft, folder, file)),
      desc,
      feat,
      ...(links.length > 0 ? { links } : {}),
      techIcons,
      ...(mobile.length > 0 ? { platform: true, mobile: mobile.length === 1 ? mobile[0] : mobile } : {}),
    }))
    const hasPictures = media.some(({ isVideo }) => !isVideo)
    const next = [`Review it: ${shownPath(directory, file)}`, ...(hasPictures ? [DESCRIBE] : [])]
    return { files: await writeDraft(directory, draft), skipped, next }
  })
}

/** Drafts an entry in the next free folder of `parent`. */
async function draftEntry(
  directory: string,
  draft: Draft,
  parent: string,
  kind: KindName,
  name: string,
  fieldsIn: (next: { folder: string; slug: string }) => object,
) {
  const next = await nextFolder(directory, parent, name, kind)
  const file = contentFile(kind, next.folder)
  draft.texts.set(file, await contentText(directory, file, fieldsIn(next)))
  return { ...next, file }
}

const LINK_EXAMPLE = "Source code https://github.com/your-name/park"

/** `Source code https://github.com/ada/park`: the address is last. An address alone is labelled with its host. */
function linkOf(words: string, example = LINK_EXAMPLE): { label: string; href: string } {
  const [, label = "", written = ""] = /^(.*?)[\s:=]*(\S+)$/.exec(words.trim()) ?? []
  const scheme = /^[^\s@/:]+@[^\s@/:]+$/.test(written) ? "mailto:" : "https://"
  const address = /^[^\s:./]+\.[^\s:]/.test(written) ? scheme + written : written
  if (!href("").safeParse(address).success) {
    throw new Refusal(`"${words}" has no address. Write it like this: ${example}`)
  }
  return {
    label: label || (URL.canParse(address) && new URL(address).host) || address.replace("mailto:", ""),
    href: address,
  }
}

async function lastSection(directory: string): Promise<string> {
  const projects = collectionOf("project")
  const last = (await foldersIn(join(directory, projects))).at(-1) ?? ""
  const project = await readContentFile(directory, contentFile("project", `${projects}/${last}`))
  return childText(project, "section") ?? "Personal"
}

/** The technologies as the registry spells them. */
async function technologies(
  directory: string,
  given: readonly string[] | undefined,
  isAsked: boolean,
): Promise<string[]> {
  const labels = await registeredLabels(directory)
  if (given) return given.map((name) => labelOf(name, labels) ?? name)
  return isAsked && labels.size > 0 ? pickSeveral("The technologies it is made with", [...labels]) : []
}

/** Drafts a copy of a file into a folder and returns how content refers to it. */
function addFile(draft: Draft, folder: string, { source, name }: Pick<MediaToCopy, "source" | "name">): string {
  draft.copies.set(`${folder}/${name}`, source)
  return `./${name}`
}

/** Drafts copies of media and returns the entries of a gallery group that show them. */
const addScreenshots = (draft: Draft, folder: string, media: readonly MediaToCopy[]) =>
  media.map((file) => ({ name: file.caption, img: addFile(draft, folder, file) }))

type GalleryOptions = ReturnType<typeof galleryCommand.opts>

/** A gallery group of the given media, in a new or existing tab of a work. If the tab has a group with that title, they are added to its end. */
export async function newGallery(directory: string, options: GalleryOptions, files: readonly string[]): Promise<Added> {
  const from = [...(options.from ?? []), ...files]
  const folders = { flag: "from", message: "The folder with its pictures or videos.", example: "~/Desktop/shots" }
  const gallery =
    from.length > 0 ? await findGallery(from) : await answerAs(undefined, folders, (folder) => findGallery([folder]))
  const work = await chooseWork(directory, options.work)
  const tab = await chooseTab(directory, work, options)
  const question = questionsFor(KINDS.group.schema)("title")
  const {
    name: title,
    isNew,
    folder,
  } = await answerAs(options.title, question, async (name) => {
    const there = tab.isNew ? undefined : await folderOfName(directory, tab.folder, name, "group")
    if (there !== undefined) return { name, folder: `${tab.folder}/${there}`, isNew: false }
    return { ...(await nextFolder(directory, tab.folder, name, "group")), isNew: true }
  })
  if (!isNew) return withWriteLock(() => addToGroup(directory, contentFile("group", folder), gallery))
  return withWriteLock(async () => {
    const draft = emptyDraft()
    const tabFolder = tab.isNew
      ? (await draftEntry(directory, draft, work, "tab", tab.label, ({ slug }) => ({ value: slug, label: tab.label })))
          .folder
      : tab.folder
    const { file } = await draftEntry(directory, draft, tabFolder, "group", title, ({ folder }) => ({
      title,
      ...(gallery.isVideo ? { isVideo: true } : {}),
      content: addScreenshots(draft, folder, gallery.media),
    }))
    const files = await writeDraft(directory, draft)
    return { files, skipped: gallery.skipped, next: nextInGallery(directory, file, gallery) }
  })
}

type Gallery = Awaited<ReturnType<typeof findGallery>>

/** The media that a group doesn't list yet; the others are listed as skipped. Media without names of their own get free ones. */
async function notYetIn(folder: string, group: unknown, gallery: Gallery) {
  const taken = await readdir(folder).catch(() => [])
  const listed = new Set(mediaUses("group", group).flatMap(addressesOfUse))
  const bytesOf = (file: string) => readFile(file).catch(() => undefined)
  // Files may be there because the owner has put them there, or an interrupted command.
  const media: (MediaToCopy & { isThere: boolean })[] = []
  const known: string[] = []
  for (const file of gallery.media) {
    const isNamed = hasOwnName(file.source)
    const given = await bytesOf(file.source)
    const names = isNamed ? [file.name] : taken.filter((name) => extensionOf(name) === extensionOf(file.name))
    const there = await Promise.all(names.map((name) => bytesOf(join(folder, name))))
    const alike = names.filter((_, index) => given && there[index]?.equals(given))
    const [name] = alike
    if (alike.some((each) => listed.has(`./${each}`))) known.push(`${basename(file.source)} (there already)`)
    else if (name !== undefined) media.push({ ...file, name, isThere: true })
    else media.push({ ...file, name: isNamed ? file.name : freeName(file.source, taken), isThere: false })
  }
  return { ...gallery, media, skipped: [...gallery.skipped, ...known] }
}

/** Adds media to the end of a group, keeping the layout of its file. */
async function addToGroup(directory: string, file: string, given: Gallery): Promise<Added> {
  const folder = parentOf(file)
  const group = await readContentFile(directory, file)
  const gallery = await notYetIn(join(directory, folder), group, given)
  const { skipped, isVideo, media } = gallery
  if (media.length === 0)
    throw new Refusal(`${shownPath(directory, folder)} has all of these already. Nothing was written.`)
  const problem = `There is no list of screenshots in ${shownPath(directory, file)} that can be read`
  if (!Array.isArray(childValue(group, "content"))) throw new Refusal(`${problem}. Fix it, or choose another title.`)
  if ((childValue(group, "isVideo") === true) !== isVideo)
    throw new Refusal(
      `${shownPath(directory, file)} shows ${isVideo ? "pictures" : "videos"}. Choose another title for a group of its own.`,
    )
  const draft = emptyDraft()
  const screenshots = addScreenshots(draft, folder, media)
  for (const { name, isThere } of media) if (isThere) draft.copies.delete(`${folder}/${name}`)
  const copied = await writeDraft(directory, draft)
  await addToList(directory, file, "content", screenshots)
  return { files: [...copied, file], skipped, next: nextInGallery(directory, file, gallery) }
}

/** What the owner does next with a group's new media. */
function nextInGallery(directory: string, file: string, { media, isVideo }: Gallery): string[] {
  const vague = media.filter(({ isNameAutomatic }) => isNameAutomatic).map(({ caption }) => `"${caption}"`)
  return [
    `Review the captions, which come from the file names: ${shownPath(directory, file)}`,
    ...(vague.length > 0 ? [`Replace these captions, which come from automatic file names: ${firstOf(vague)}`] : []),
    isVideo ? 'Give each video a "poster": ffmpeg -i name.mp4 -frames:v 1 name.png makes one' : DESCRIBE,
  ]
}

/** A group's media, which are pictures or videos. */
async function findGallery(from: readonly string[]) {
  const { media, skipped } = await findMedia(from)
  const videos = media.filter(({ isVideo }) => isVideo).map(({ source }) => basename(source))
  if (videos.length > 0 && videos.length < media.length) {
    throw new Refusal(
      `A group shows pictures or videos, not both. Put the videos in a folder of their own, for a group of their own: ${videos.join(", ")}`,
    )
  }
  return { media, skipped, isVideo: videos.length > 0 }
}

async function chooseWork(directory: string, given: string | undefined): Promise<string> {
  const works = await entriesIn(directory, collectionOf("work"), "work")
  if (works.length === 0)
    throw new Refusal(
      "There is no readable work. Create one: npm run content:new work. To see what is wrong with an existing one: npm run content:check",
    )
  const value = await choose(given, works, { flag: "work", message: "The work it belongs to." })
  return works.find((entry) => entry.value === value)?.folder ?? ""
}

const A_NEW_TAB = { value: " new", label: "A new tab" }

/** The tab for a group: its label, its folder or the one it would get now, and whether it is new. */
async function chooseTab(directory: string, work: string, options: GalleryOptions) {
  const tabs = await entriesIn(directory, work, "tab")
  if (options.newTab === undefined && (tabs.length > 0 || options.tab !== undefined)) {
    const choices = isAtTerminal() ? [...tabs, A_NEW_TAB] : tabs
    const message = "The tab it belongs to. (--new-tab adds one)"
    const value = await choose(options.tab, choices, { flag: "tab", message })
    const chosen = tabs.find((tab) => tab.value === value)
    if (chosen) return { ...chosen, isNew: false }
  }
  const question = { ...questionsFor(KINDS.tab.schema)("label"), flag: "new-tab" }
  const { name: label, folder } = await answerAs(options.newTab, question, async (name) => {
    const twin = await folderOfName(directory, work, name, "tab")
    const there = tabs.find((tab) => baseName(tab.folder) === twin)
    if (!there) return nextFolder(directory, work, name, "tab")
    throw new Refusal(
      `There is a tab "${there.label}" already. Put the group into it with --tab ${there.value}, or choose another name.`,
    )
  })
  return { label, folder, isNew: true }
}

/** A work experience, with no demos yet. */
export async function newWork(directory: string, options: ReturnType<typeof workCommand.opts>): Promise<Added> {
  const question = questionsFor(KINDS.work.schema)
  const isAsked = isAskedForAll(options.label)
  const works = collectionOf("work")
  const { name: label } = await answerAs(options.label, question("label"), (name) =>
    nextFolder(directory, works, name, "work"),
  )
  const title = await answer(options.title, question("title"))
  const duration = await answer(options.duration, question("duration"))
  const duty = await listOf(options.duty, isAsked, question("duty"), String)
  const techIcons = await technologies(directory, options.tech, isAsked)
  return withWriteLock(async () => {
    const draft = emptyDraft()
    const fields = { label, title, duration, duty, techIcons }
    const { file, slug } = await draftEntry(directory, draft, works, "work", label, (next) => ({
      value: next.slug,
      ...fields,
    }))
    const next = [
      `Review it: ${shownPath(directory, file)}`,
      ...(file.includes("/01-") ? [] : [`If it is your newest, list it first: rename its folder to 00-${slug}`]),
      `Show what you made: npm run content:new gallery -- --work ${slug} --new-tab "Demo" --from ~/Desktop/shots`,
    ]
    return { files: await writeDraft(directory, draft), skipped: [], next }
  })
}

/** An entry of the technology registry; its icon is from the set, or a copied SVG file. */
export async function newTechnology(
  directory: string,
  options: ReturnType<typeof technologyCommand.opts>,
): Promise<Added> {
  if ((await readContentFile(directory, REGISTRY)) === undefined)
    throw new Refusal(`There is no ${shownPath(directory, REGISTRY)} that can be read. See npm run content:check`)
  const question = questionsFor(technologySchema)
  const label = await answerAs(options.label, question("label"), (name) => refuseRegistered(directory, name))
  const draft = emptyDraft()
  const icon = await answerAs(options.icon, question("icon"), (name) =>
    placeIcon(directory, name, cleanName(label, "technology"), draft),
  )
  const colour = await answerAs(options.colour, question("colour"), readColour)
  const technology = { label, icon, colour, ...(options.invertInDark && { invertInDark: true }) }
  // Many logos are words; only the symbol is readable at badge size.
  const hasSymbol = (await iconNames()).includes(`${icon.replace("logos:", "")}-icon`)
  return withWriteLock(async () => {
    await refuseRegistered(directory, label)
    const copied = await writeDraft(directory, draft)
    await addToList(directory, REGISTRY, "technologies", [technology])
    return {
      files: [...copied, REGISTRY],
      skipped: [],
      next: [
        ...(hasSymbol ? [`See whether "${icon}-icon" is easier to read: ${shownPath(directory, REGISTRY)}`] : []),
        `Add it where you use it: "techIcons": ["${label}"] in a work.json or a project.json, "technology": "${label}" in "techIUse" and "currentlyLearning" of home.json`,
      ],
    }
  })
}

function readColour(text: string): string {
  if (brandColour.safeParse(text).success) return text
  const corrected = `#${text.toLowerCase()}`
  const meant = brandColour.safeParse(corrected).success ? ` Did you mean "${corrected}"?` : ""
  throw new Refusal(`"${text}" is not a colour such as #3178c6.${meant}`)
}

/** Refuses a label that is registered; returns any other. */
async function refuseRegistered(directory: string, label: string): Promise<string> {
  const labels = await registeredLabels(directory)
  const twin = [...labels].find((other) => other.toLowerCase() === label.toLowerCase())
  if (twin) throw new Refusal(`"${label}" is already registered${twin === label ? "" : `, as "${twin}"`}.`)
  return label
}

/** The icon as the registry refers to it. Copies an SVG file next to the registry, unless it is in the content already. */
async function placeIcon(directory: string, icon: string, slug: string, draft: Draft): Promise<string> {
  const names = await iconNames()
  if (icon.startsWith(SET_PREFIX)) {
    const name = icon.slice(SET_PREFIX.length)
    if (names.includes(name)) return icon
    const near = nearestName(name, names)
    throw new Refusal(`The icon set has no "${icon}".${near ? ` Did you mean "logos:${near}"?` : ""}`)
  }
  if (names.includes(icon)) throw new Refusal(`There is no file "${icon}". Did you mean "logos:${icon}"?`)
  const there = join(directory, icon)
  const [file] = (await findMedia([existsSync(there) ? there : icon])).media
  if (!file?.name.endsWith(".svg"))
    throw new Refusal(`"${icon}" is neither an icon of the set, such as logos:rust, nor an SVG file.`)
  const own = relativeTo(directory, file.source)
  if (!own.startsWith("../") && !isAbsolute(own)) return `./${own}`
  // Labels such as C++ and C# have the same name in addresses.
  const taken = await readdir(join(directory, "icons")).catch(() => [])
  const path = `icons/${uniqueName(slug, taken, ".svg")}`
  draft.copies.set(path, file.source)
  return `./${path}`
}
