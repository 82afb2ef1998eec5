import { removeUnreferenced } from "../../../scripts/lib/remove-unreferenced"
import { filesIn } from "../../../src/content/places"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

const HASH = "011ffc50b5e1ae3477ed941712be7d64"

test("files that pages, scripts and data refer to are kept, under a prefix, too, and so are the owner's in `static`; the others are removed", async () => {
  const folder = temporaryFolder()
  writeFiles(folder, {
    "index.html": `<img src="/portfolio/media/a-320.webp" srcset="/portfolio/static/${HASH}/5de83/shore.jpg 2x"><link href="/portfolio/static/latin-${HASH}.woff2">`,
    "app-0123.js": `fetch(base + "miniatures/a.webp")`,
    "page-data/index/page-data.json": `{"media":"/portfolio/media/group.json"}`,
    "media/a-320.webp": "",
    "media/a-640.webp": "",
    "media/group.json": `{"srcSet":"/portfolio/media/b-320.webp 320w, /portfolio/media/b-640.webp 640w"}`,
    "media/b-320.webp": "",
    "media/b-640.webp": "",
    // In URLs, its name is encoded.
    "media/c/Größe 1.png": "",
    "miniatures/a.webp": "",
    "miniatures/old.webp": "",
    "media/press-kit.zip": "",
    "de/media/press-kit.zip": "",
    [`static/${HASH}/5de83/shore.jpg`]: "",
    [`static/${HASH}/64979/shore.webp`]: "",
    "static/roboto.woff2": "",
    [`static/greek-${HASH}.woff2`]: "",
    [`static/latin-${HASH}.woff2`]: "",
    "verification.txt": "",
    // A site in the repository `portfolio-static`.
    "links.html": `<img src="/portfolio-static/media/c-320.webp"><img src="/static/${HASH}/5de83/pier.jpg">`,
    "media/c-320.webp": "",
    [`static/${HASH}/5de83/pier.jpg`]: "",
  })
  const before = await filesIn(folder)
  await removeUnreferenced(folder, new Set(["media/press-kit.zip", "de/media/press-kit.zip"]))
  const left = new Set(await filesIn(folder))
  expect(before.filter((file) => !left.has(file))).toEqual([
    "media/a-640.webp",
    "miniatures/old.webp",
    `static/${HASH}/64979/shore.webp`,
    `static/greek-${HASH}.woff2`,
  ])
})
