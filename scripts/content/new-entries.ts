import { readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { applyEdits, modify } from "jsonc-parser"
import { firstOf, shownPath } from "../../src/checker/fault"
import { nearestName } from "../../src/checker/nearest"
import { childAt } from "../../src/checker/values"
import { href } from "../../src/content/fields"
import type { KindName } from "../../src/content/kinds"
import { brandColour } from "../../src/content/kinds/technologies"
import { baseName, collectionOf, contentFile } from "../../src/content/places"
import { iconNames, SET_PREFIX } from "../../src/media/icons"
import { writeAtomically } from "../../src/media/cache"
import { answer, answerIfAny, answerThat, choose, isAtTerminal, listOf, pickSome } from "./ask"
import {
  cleanName,
  contentText,
  type Draft,
  emptyDraft,
  foldersIn,
  inLayoutOf,
  nextFolder,
  readContentFile,
  Refusal,
  slugOfFolder,
  writeDraft,
} from "./content-writer"
import { findMedia, type MediaToCopy } from "./media-to-copy"
import { whileAlone } from "../lib/lock"
import type { NewOptions } from "./new-flags"
import { labelOf, registeredLabels, REGISTRY } from "./technology-registry"

/** What was made, and what the owner does next. */
export interface Made {
  files: string[]
  skipped: string[]
  next: string[]
}

const DESCRIBE = 'Say what each picture shows: replace "./name.png" with { "src": "./name.png", "alt": "…" }'

/** Whether to ask for optional values, too: not if a flag gives the name, as in a script and the guide. */
const isAskedForAll = (name: string | undefined) => name === undefined && isAtTerminal()

/** A project, with the given media as its demos. */
export async function newProject(directory: string, options: NewOptions): Promise<Made> {
  const isAsked = isAskedForAll(options.title)
  const given = await findMedia(options.from)
  const flagLinks = options.link?.map(linkOf)
  const flagMobile = options.mobile?.map(mobilePlatform)
  const projects = collectionOf("project")
  const called = { message: "What is the project called?", example: "Park And Charge" }
  const { name: title } = await answerThat(options, "title", called, (name) =>
    nextFolder(directory, projects, name, "project"),
  )
  const section = await answer(options, "section", {
    message: "Under which heading does it stand?",
    initial: await lastSection(directory),
  })
  const desc = await answer(options, "desc", {
    message: "What is it, in a sentence or two?",
    example: "Real-time vacancy of car parks in Hong Kong.",
  })
  const demos = {
    message: "Where are its demos: a picture, a video or a folder? (Enter: none)",
    example: "~/Desktop/demo.gif",
  }
  const areDemosAsked = isAsked && options.from.length === 0
  const asked = areDemosAsked ? await answerIfAny(demos, (path) => findMedia([path])) : undefined
  const { media, skipped } = asked ?? given
  const features = { message: "What can it do? A feature at a time (Enter: no more)", example: "Map view" }
  const feat = await listOf(options.feat, isAsked, features, String)
  const techIcons = await technologies(directory, options, isAsked)
  const mobile = flagMobile ?? (isAsked ? await pickSome("On which mobile platforms does it run?", MOBILE) : [])
  const addresses = { message: "Where does it live? A link's text and address (Enter: no more)", example: LINK_EXAMPLE }
  const links = await listOf(flagLinks, isAsked, addresses, linkOf)
  return whileAlone(async () => {
    const draft = emptyDraft()
    const { file } = await draftEntry(directory, draft, projects, "project", title, ({ folder }) => ({
      title,
      section,
      img: addMedia(draft, folder, media),
      desc,
      feat,
      ...(links.length > 0 ? { links } : {}),
      techIcons,
      ...(mobile.length > 0 ? { platform: true, mobile: mobile.length === 1 ? mobile[0] : mobile } : {}),
    }))
    const next = [`Look it over: ${shownPath(directory, file)}`, ...(media.length > 0 ? [DESCRIBE] : [])]
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
function linkOf(words: string): { label: string; href: string } {
  const [, said = "", written = ""] = /^(.*?)[\s:=]*(\S+)$/.exec(words.trim()) ?? []
  const address = /^[^\s:./]+\.[^\s:]/.test(written) ? `https://${written}` : written
  if (!href("").safeParse(address).success) {
    throw new Refusal(`"${words}" has no address. Say it like this: --link "${LINK_EXAMPLE}"`)
  }
  return { label: said || new URL(address).host || address.replace("mailto:", ""), href: address }
}

async function lastSection(directory: string): Promise<string> {
  const projects = collectionOf("project")
  const last = (await foldersIn(join(directory, projects))).at(-1) ?? ""
  const section = childAt(await readContentFile(directory, contentFile("project", `${projects}/${last}`)), ["section"])
  return typeof section === "string" ? section : "Personal"
}

/** The technologies as the registry spells them. */
async function technologies(directory: string, { tech }: NewOptions, isAsked: boolean): Promise<string[]> {
  const labels = await registeredLabels(directory)
  if (tech) return tech.map((name) => labelOf(name, labels) ?? name)
  return isAsked && labels.size > 0 ? pickSome("Which technologies is it made with?", [...labels]) : []
}

const MOBILE = ["iOS", "Android"]

function mobilePlatform(name: string): string {
  const platform = MOBILE.find((known) => known.toLowerCase() === name.toLowerCase())
  if (!platform) throw new Refusal(`There is no --mobile "${name}". There is iOS and Android.`)
  return platform
}

/** Drafts copies of media into a folder and returns how content refers to them. */
function addMedia(draft: Draft, folder: string, media: readonly MediaToCopy[]): string[] {
  for (const { name, source } of media) draft.copies.set(`${folder}/${name}`, source)
  return media.map(({ name }) => `./${name}`)
}

/** A gallery group of the given media, in a new or existing tab of an existing work. */
export async function newGallery(directory: string, options: NewOptions): Promise<Made> {
  const folders = { message: "In which folder are the pictures?", example: "~/Desktop/shots" }
  const { media, skipped, isVideo } =
    options.from.length > 0
      ? await findGallery(options.from)
      : await answerThat({}, "from", folders, (folder) => findGallery([folder]))
  const work = await chooseWork(directory, options.work)
  const tab = await chooseTab(directory, work, options)
  const called = { message: "What is the group called?", example: "Before" }
  const { name: title } = await answerThat(options, "title", called, (name) =>
    nextFolder(directory, tab.folder, name, "group"),
  )
  return whileAlone(async () => {
    const draft = emptyDraft()
    const tabFolder = tab.isNew
      ? (await draftEntry(directory, draft, work, "tab", tab.label, ({ slug }) => ({ value: slug, label: tab.label })))
          .folder
      : tab.folder
    const { file } = await draftEntry(directory, draft, tabFolder, "group", title, ({ folder }) => {
      const addresses = addMedia(draft, folder, media)
      const content = media.map(({ caption }, index) => ({ name: caption, img: addresses[index] }))
      return { title, ...(isVideo ? { isVideo } : {}), content }
    })
    const vague = media.filter(({ isNameAutomatic }) => isNameAutomatic).map(({ caption }) => `"${caption}"`)
    const next = [
      `Look the captions over, which were read from the files' names: ${shownPath(directory, file)}`,
      ...(vague.length > 0 ? [`Replace these captions, which come from automatic file names: ${firstOf(vague)}`] : []),
      isVideo ? 'Give each video a picture to show before it is played: "poster": "./name.png"' : DESCRIBE,
    ]
    return { files: await writeDraft(directory, draft), skipped, next }
  })
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
  if (works.length === 0) throw new Refusal("There is no work yet. Make one first: npm run content:new work")
  const value = await choose(given, works, { flag: "work", message: "To which work does it belong?" })
  return works.find((entry) => entry.value === value)?.folder ?? ""
}

/** The works, or the tabs of a work, by their `value`. */
async function entriesIn(directory: string, parent: string, kind: KindName) {
  const folders = (await foldersIn(join(directory, parent))).map((name) => `${parent}/${name}`)
  const entries = await Promise.all(
    folders.map(async (folder) => {
      const content = await readContentFile(directory, contentFile(kind, folder))
      const [value, label] = [childAt(content, ["value"]), childAt(content, ["label"])]
      return typeof value === "string" && typeof label === "string" ? [{ folder, value, label }] : []
    }),
  )
  return entries.flat()
}

const A_NEW_TAB = { value: " new", label: "A new tab" }

/** The tab for a group: its label, its folder or the one it would get now, and whether it is new. */
async function chooseTab(directory: string, work: string, options: NewOptions) {
  const tabs = await entriesIn(directory, work, "tab")
  if (options["new-tab"] === undefined && (tabs.length > 0 || options.tab !== undefined)) {
    const choices = isAtTerminal() ? [...tabs, A_NEW_TAB] : tabs
    const message = "In which tab does it stand? (--new-tab makes one)"
    const value = await choose(options.tab, choices, { flag: "tab", message })
    const chosen = tabs.find((tab) => tab.value === value)
    if (chosen) return { ...chosen, isNew: false }
  }
  const question = { message: "What does the new tab say?", example: "Revamp - UI" }
  const { name: label, folder } = await answerThat(options, "new-tab", question, (name) => {
    const there = tabs.find((tab) => slugOfFolder(baseName(tab.folder)) === cleanName(name, ""))
    if (!there) return nextFolder(directory, work, name, "tab")
    throw new Refusal(
      `There is a tab "${there.label}" already. Put the group into it with --tab ${there.value}, or choose another name.`,
    )
  })
  return { label, folder, isNew: true }
}

/** A work experience, with no demos yet. */
export async function newWork(directory: string, options: NewOptions): Promise<Made> {
  const isAsked = isAskedForAll(options.label)
  const works = collectionOf("work")
  const place = { message: "Where was it?", example: "Engine Company" }
  const { name: label } = await answerThat(options, "label", place, (name) =>
    nextFolder(directory, works, name, "work"),
  )
  const title = await answer(options, "title", { message: "What was the role?", example: "Frontend Developer" })
  const duration = await answer(options, "duration", { message: "From when to when?", example: "Feb 2023 - Oct 2024" })
  const duties = { message: "What did you do? A duty at a time (Enter: no more)", example: "Wrote the notes" }
  const duty = await listOf(options.duty, isAsked, duties, String)
  const techIcons = await technologies(directory, options, isAsked)
  return whileAlone(async () => {
    const draft = emptyDraft()
    const fields = { label, title, duration, duty, techIcons }
    const { file, slug } = await draftEntry(directory, draft, works, "work", label, (next) => ({
      value: next.slug,
      ...fields,
    }))
    const next = [
      `Look it over: ${shownPath(directory, file)}`,
      `Show what you made: npm run content:new gallery -- --work ${slug} --new-tab "Demo" --from ~/Desktop/shots`,
    ]
    return { files: await writeDraft(directory, draft), skipped: [], next }
  })
}

/** An entry of the technology registry; its icon is from the set, or a copied SVG file. */
export async function newTechnology(directory: string, options: NewOptions): Promise<Made> {
  if ((await readContentFile(directory, REGISTRY)) === undefined)
    throw new Refusal(`There is no ${shownPath(directory, REGISTRY)} that can be read.`)
  const called = { message: "What is the technology called?", example: "COBOL" }
  const label = await answerThat(options, "label", called, (name) => refuseKnown(directory, name))
  const draft = emptyDraft()
  const icons = { message: "Which icon does it have: one of the set logos, or an SVG file?", example: "logos:rust" }
  const icon = await answerThat(options, "icon", icons, (name) =>
    placeIcon(name, cleanName(label, "technology"), draft),
  )
  const colours = { message: "What is the brand's colour?", example: "#3178c6" }
  const colour = await answerThat(options, "colour", colours, readColour)
  const technology = { label, icon, colour, ...(options["invert-in-dark"] && { invertInDark: true }) }
  // Many logos are words; only the symbol is readable at badge size.
  const sign = (await iconNames()).includes(`${icon.replace("logos:", "")}-icon`)
  return whileAlone(async () => {
    await refuseKnown(directory, label)
    const copied = await writeDraft(directory, draft)
    await addToRegistry(join(directory, REGISTRY), technology)
    return {
      files: [...copied, REGISTRY],
      skipped: [],
      next: [
        ...(sign ? [`Look whether "${icon}-icon" reads better: ${shownPath(directory, REGISTRY)}`] : []),
        `Add it where you use it: "techIcons": ["${label}"] in a work.json or a project.json, "technology": "${label}" in "techIUse" and "currentlyLearning" of home.json`,
      ],
    }
  })
}

function readColour(text: string): string {
  if (brandColour.safeParse(text).success) return text
  const mended = `#${text.toLowerCase()}`
  const meant = brandColour.safeParse(mended).success ? ` Did you mean "${mended}"?` : ""
  throw new Refusal(`"${text}" is no colour such as #3178c6.${meant}`)
}

/** Refuses a label that is registered; returns any other. */
async function refuseKnown(directory: string, label: string): Promise<string> {
  const labels = await registeredLabels(directory)
  const twin = [...labels].find((other) => other.toLowerCase() === label.toLowerCase())
  if (twin) throw new Refusal(`"${label}" is registered already${twin === label ? "" : `, as "${twin}"`}.`)
  return label
}

/** Adds an entry to the end of the registry, keeping its layout. */
async function addToRegistry(path: string, technology: object): Promise<void> {
  const text = await readFile(path, "utf8")
  const edits = modify(text, ["technologies", -1], technology, {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
  })
  await writeAtomically(path, await inLayoutOf(text, applyEdits(text, edits)))
}

/** The icon as in the registry. Copies an SVG file next to the registry. */
async function placeIcon(icon: string, slug: string, draft: Draft): Promise<string> {
  const names = await iconNames()
  if (icon.startsWith(SET_PREFIX)) {
    const name = icon.slice(SET_PREFIX.length)
    if (names.includes(name)) return icon
    const near = nearestName(name, names)
    throw new Refusal(`The icon set has no "${icon}".${near ? ` Did you mean "logos:${near}"?` : ""}`)
  }
  if (names.includes(icon)) throw new Refusal(`There is no file "${icon}". Did you mean "logos:${icon}"?`)
  const [file] = (await findMedia([icon])).media
  if (!file?.name.endsWith(".svg"))
    throw new Refusal(`"${icon}" is neither an icon of the set, such as logos:rust, nor an SVG file.`)
  draft.copies.set(`icons/${slug}.svg`, file.source)
  return `./icons/${slug}.svg`
}
