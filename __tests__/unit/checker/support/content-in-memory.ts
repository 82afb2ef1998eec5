import { symlinkSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { temporaryFolder, writeFiles } from "../../../support/temporary-folder"
import { box, ebml, webm } from "../../media/support/video-parts"

/** A file's text or bytes, or the target of a symbolic link. */
type FileInMemory = string | Uint8Array | { linkTo: string }

/** A content folder before it is written, by its files' paths. */
export type ContentInMemory = Map<string, FileInMemory>

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const PAGE = { title: "Works", description: "What I did." }

/** Content files of a small site without faults, formatted so that lines are easy to count. */
export const VALID_FILES = {
  "site.json": json({
    $schema: "../schemas/site.schema.json",
    brand: "Ada",
    owner: "Ada Lovelace",
    siteUrl: "https://ada.example",
    language: "en",
    pages: { home: PAGE, works: PAGE, projects: PAGE, notFound: PAGE },
  }),
  "home.json": json({
    $schema: "../schemas/home.schema.json",
    name: "Ada Lovelace",
    tagline: "Analyst",
    photo: { src: "./portrait.png", alt: "Ada at her desk" },
    banner: { greetings: ["Hello"] },
    bio: [{ period: "1843", text: "Notes on the engine", page: "works" }],
    techIUse: [{ title: "Engines", items: [{ name: "Rust", technology: "Rust" }] }],
    connect: [{ icon: "code-hosting", label: "GitHub", href: "https://github.com/ada" }],
  }),
  "technologies.json": json({
    $schema: "../schemas/technologies.schema.json",
    technologies: [
      { label: "Rust", icon: "logos:rust", colour: "#dea584", invertInDark: true },
      { label: "Typescript", icon: "logos:typescript-icon", colour: "#3178c6" },
      { label: "Engine", icon: "./engine.svg", colour: "#663399" },
    ],
  }),
  "works/01-company/work.json": json({
    $schema: "../../../schemas/work.schema.json",
    value: "company",
    label: "Company",
    title: "Analyst",
    duration: "1842 - 1843",
    duty: ["Translate", "Annotate"],
    techIcons: ["Rust", "Typescript"],
  }),
  "works/01-company/01-notes/tab.json": json({
    $schema: "../../../../schemas/tab.schema.json",
    value: "notes",
    label: "Notes",
  }),
  "works/01-company/01-notes/01-before/group.json": json({
    $schema: "../../../../../schemas/group.schema.json",
    title: "Before",
    content: [
      { name: "Dashboard", img: { src: "./dashboard.png", alt: "Figures of the day" } },
      { name: "Orders", img: { src: "./orders.jpg", alt: "A list of orders" } },
    ],
  }),
  "works/01-company/01-notes/02-film/group.json": json({
    $schema: "../../../../../schemas/group.schema.json",
    title: "Film",
    isVideo: true,
    content: [{ name: "Tour", img: "./tour.mp4", poster: "./tour.webp" }],
  }),
  "projects/01-engine/project.json": json({
    $schema: "../../../schemas/project.schema.json",
    title: "Engine",
    section: "Personal",
    img: [
      { src: "./map-view.gif", alt: "A map that zooms" },
      { src: "https://example.com/a.png", alt: "A plan", width: 100, height: 50 },
    ],
    desc: "It computes.",
    feat: ["Adds", "Multiplies"],
    techIcons: ["Rust"],
    platform: true,
    mobile: "iOS",
  }),
  "projects/02-loom/project.json": json({
    $schema: "../../../schemas/project.schema.json",
    title: "Loom",
    section: "Academy",
    desc: "It weaves.",
  }),
} as const

/** A valid content folder with media of every kind, ready to be changed, with these files added or replaced. */
export async function validContent(changed: Record<string, FileInMemory> = {}): Promise<ContentInMemory> {
  const media = await sampleMedia()
  return new Map<string, FileInMemory>([
    ...Object.entries(VALID_FILES),
    ["portrait.png", media.png],
    ["engine.svg", media.svg],
    ["works/01-company/01-notes/01-before/dashboard.png", media.png],
    ["works/01-company/01-notes/01-before/orders.jpg", media.jpg],
    ["works/01-company/01-notes/02-film/tour.mp4", media.mp4],
    ["works/01-company/01-notes/02-film/tour.webp", media.webp],
    ["projects/01-engine/map-view.gif", media.gif],
    ...Object.entries(changed),
  ])
}

type MediaName = "png" | "jpg" | "webp" | "avif" | "tiff" | "gif" | "svg" | "mp4" | "webm"

let samples: Promise<Record<MediaName, Uint8Array>> | undefined

/** A tiny file of each supported type. */
export function sampleMedia(): Promise<Record<MediaName, Uint8Array>> {
  samples ??= makeMedia()
  return samples
}

async function makeMedia(): Promise<Record<MediaName, Uint8Array>> {
  const noise = Buffer.from(Array.from({ length: 96 * 64 * 3 }, (_, index) => (index * 7919) % 251))
  const picture = () => sharp(noise, { raw: { width: 96, height: 64, channels: 3 } })
  const [png, jpg, webp, avif, tiff] = await Promise.all([
    picture().png().toBuffer(),
    picture().jpeg().toBuffer(),
    picture().webp().toBuffer(),
    picture().avif({ effort: 0 }).toBuffer(),
    picture().tiff().toBuffer(),
  ])
  const frames = Buffer.concat([noise, Buffer.from(noise).reverse()])
  const gif = await sharp(frames, { raw: { width: 96, height: 128, channels: 3, pageHeight: 64 } })
    .gif({ delay: [100, 100] })
    .toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>\n')
  return { png, jpg, webp, avif, tiff, gif, svg, mp4: makeMp4(), webm: makeWebm() }
}

const makeMp4 = () =>
  Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\x02\0isomiso2avc1mp41", "latin1")),
    box("moov", box("mvhd", Buffer.alloc(100))),
    box("mdat", Buffer.alloc(64, 1)),
  ])

const makeWebm = () => webm(ebml([0x18, 0x53, 0x80, 0x67], 1, ebml([0xec], 1, Buffer.alloc(60))))

/** Writes a content folder and returns its path. */
export function writeContent(content: ContentInMemory, folder = join(temporaryFolder(), "content")): string {
  for (const [file, entry] of content) {
    if (typeof entry === "string" || entry instanceof Uint8Array) writeFiles(folder, { [file]: entry })
    else symlinkSync(entry.linkTo, join(folder, file))
  }
  return folder
}

/** A file's text. */
export function textOf(content: ContentInMemory, file: string): string {
  const entry = content.get(file)
  if (typeof entry === "string") return entry
  if (entry instanceof Uint8Array) return Buffer.from(entry).toString()
  throw new Error(`There is no text in ${file}`)
}

/** Replaces `before`, which must occur exactly once, in a content file. */
export function replaceIn(content: ContentInMemory, file: string, before: string, after: string): void {
  const text = textOf(content, file)
  if (text.split(before).length !== 2) throw new Error(`${file} does not contain ${before} exactly once`)
  content.set(
    file,
    text.replace(before, () => after),
  )
}
