import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Node } from "gatsby"
import { removeStale } from "../../../src/build/build-media"
import { fileFinder } from "../../../src/build/site-media"
import { digestOf } from "../../../src/media/facts"
import { readIcon } from "../../../src/media/icons"
import { createMediaPipeline } from "../../../src/media/pipeline"
import { mediaUses } from "../../../src/media/references"
import { type MediaTools, resolveMedia } from "../../../src/media/resolve"
import { plain } from "./support/pictures"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

let root: string

beforeEach(() => {
  root = temporaryFolder()
})

const pipeline = () => createMediaPipeline("", path.join(root, "cache"), path.join(root, "public"))

/** Finds the files whose names are in `known`. */
const findAmong =
  (...known: string[]): MediaTools["find"] =>
  async (file) =>
    known.includes(path.basename(file)) ? { path: file, digest: digestOf(await readFile(file)) } : undefined

const GROUP = { title: "Before", content: [{ img: "./a.png" }, { img: { src: "./b.png" } }] }
const FILMS = { title: "Films", isVideo: true, content: [{ img: "./a.webm", poster: "./a.png" }] }

test.each([
  { kind: "group", content: GROUP, uses: [{ reference: "./a.png" }, { reference: { src: "./b.png" } }] },
  { kind: "group", content: FILMS, uses: [{ reference: "./a.webm", poster: "./a.png", video: true }] },
  {
    kind: "project",
    content: { img: ["./a.gif", "./b.webp"] },
    uses: [{ reference: "./a.gif" }, { reference: "./b.webp" }],
  },
  { kind: "project", content: {}, uses: [] },
  { kind: "home", content: { photo: "./me.png" }, uses: [{ reference: "./me.png" }] },
  { kind: "work", content: { img: "./a.png" }, uses: [] },
] as const)("the $kind $content refers to $uses", ({ kind, content, uses }) => {
  expect(mediaUses(kind, content)).toEqual(uses)
})

describe("what the site shows", () => {
  test("an external picture is shown as it is, at the size given, and never fetched", async () => {
    const reference = { src: "https://pictures.example/a.jpg?x=1", alt: "", width: 300, height: 200 }
    expect(await resolveMedia({ reference }, root, { find: findAmong(), pipeline: pipeline() })).toEqual({
      kind: "still",
      alt: "",
      width: 300,
      height: 200,
      original: reference.src,
      type: "image/jpeg",
      gatsbyImageData: { layout: "constrained", width: 300, height: 200, images: { fallback: { src: reference.src } } },
      animation: null,
    })
  })

  test.each([
    ["https://films.example/a.mp4", undefined, "video/mp4"],
    ["https://films.example/watch?a", true, "video/*"],
  ])("%s is a video", async (src, video, type) => {
    const use = { reference: { src, width: 640, height: 360 }, ...(video && { video }) }
    const media = await resolveMedia(use, root, { find: findAmong(), pipeline: pipeline() })
    expect(media).toMatchObject({ kind: "video", alt: null, original: src, type, gatsbyImageData: null, width: 640 })
  })

  test("a video is shown with its poster", async () => {
    await plain(64, 36, "#abc").toFile(path.join(root, "a.png"))
    const use = { reference: { src: "https://films.example/a.mp4", width: 640, height: 360 }, poster: "./a.png" }
    const media = await resolveMedia(use, root, { find: findAmong("a.png"), pipeline: pipeline() })
    expect(media).toMatchObject({ kind: "video", width: 640, height: 360 })
    expect(media.gatsbyImageData?.images.sources).toHaveLength(2)
  })

  test.each(["http://pictures.example/a.jpg", "./a.png"])("%s is reported as a missing file", async (src) => {
    const use = { reference: { src, width: 300, height: 200 } }
    await expect(resolveMedia(use, root, { find: findAmong(), pipeline: pipeline() })).rejects.toThrow(
      /a\.(jpg|png): no such file/,
    )
  })
})

test("a file is found among Gatsby's nodes, whose paths have forward slashes on Windows, too", () => {
  const node = { absolutePath: "C:/site/a.png", internal: { contentDigest: "abc" } } as unknown as Node
  expect(fileFinder(() => [node])("C:\\site\\a.png")?.digest).toBe("abc")
})

test("files that are neither made nor in `static` are removed, and so are folders that become empty", async () => {
  const owners = ["static/media/new/kit.zip", "media/new/kit.zip"]
  const files = [...owners, "media/old/a.png", "media/new/b.png", "media/c.json", "other/d.png"]
  writeFiles(root, Object.fromEntries(files.map((file) => [file, ""])))
  process.chdir(root)
  await removeStale(root, "media", new Set(["/media/new/b.png"]))
  await rm(path.join(root, "static"), { recursive: true })
  const left = "media media/new media/new/b.png media/new/kit.zip other other/d.png".split(" ")
  expect((await readdir(root, { recursive: true })).sort()).toEqual(left)
  await expect(removeStale(root, "absent", new Set())).resolves.toBeUndefined()
})

describe("a technology's icon", () => {
  test("comes from the icon set", async () => {
    const { address, svg } = await readIcon("logos:typescript-icon", root)
    expect(address).toMatch(/^\/media\/icons\/typescript-icon-[0-9a-f]{8}\.svg$/)
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 256 256"/)
  })

  test("can be the owner's file, which is sanitized", async () => {
    await writeFile(path.join(root, "Mine.svg"), `<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script/></svg>`)
    const { address, svg } = await readIcon("./Mine.svg", root)
    expect(address).toMatch(/^\/media\/icons\/mine-[0-9a-f]{8}\.svg$/)
    expect(svg).not.toMatch(/onload|script/)
  })

  test("that is not in the icon set is reported", async () => {
    await expect(readIcon("logos:no-such-thing", root)).rejects.toThrow("logos:no-such-thing")
  })
})
