import { spawnSync } from "node:child_process"
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { withoutLeftovers } from "../../../scripts/lib/build-site"
import { finishedMarker, prepareGatsbyFolder } from "../../../scripts/lib/gatsby-folder"
import { takeLock } from "../../../scripts/lib/lock"
import { publish } from "../../../scripts/lib/publish"
import { pathPrefix } from "../../../scripts/lib/read-site"
import { filesIn } from "../../../src/content/places"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

const repository = process.cwd()
const environment = { ...process.env }
let project: string

const write = (files: Record<string, string>) => writeFiles(".", files)

beforeEach(() => {
  project = temporaryFolder()
  process.chdir(project)
  write({ "package.json": "{}", "gatsby-config.ts": "", "README.md": "", "src/a.ts": "", "static/robots.txt": "old" })
})

afterEach(() => {
  process.env = { ...environment }
})

test("Gatsby's folder has the project's files and folders, and reflects their changes", async () => {
  const { folder, release } = await prepareGatsbyFolder("build", "npm run build")
  expect(readdirSync(folder).sort()).toEqual(["gatsby-config.ts", "package.json", "src", "static", "static-files.json"])
  write({ "src/b.ts": "" })
  expect(readdirSync(path.join(folder, "src"))).toEqual(["a.ts", "b.ts"])
  rmSync("gatsby-config.ts")
  await release()
  await (await prepareGatsbyFolder("build", "npm run build")).release()
  expect(existsSync(path.join(folder, "gatsby-config.ts"))).toBe(false)
})

test("other pages replace the owner's", async () => {
  write({ "src/pages/mine.tsx": "", "other/theirs.tsx": "" })
  const { folder, release } = await prepareGatsbyFolder("build", "npm run build", "other")
  await release()
  expect(readdirSync(path.join(folder, "src")).sort()).toEqual(["a.ts", "pages"])
  expect(readdirSync(path.join(folder, "src/pages"))).toEqual(["theirs.tsx"])
})

test("a file that was removed from static is removed from public", async () => {
  const { folder, release } = await prepareGatsbyFolder("build", "npm run build")
  await release()
  // Gatsby copies static files.
  write({ [`${folder}/public/robots.txt`]: "old", [`${folder}/public/index.html`]: "" })
  rmSync("static/robots.txt")
  await (await prepareGatsbyFolder("build", "npm run build")).release()
  expect(readdirSync(path.join(folder, "public"))).toEqual(["index.html"])
})

test("what was a link to a folder in static is removed; after a page was, Gatsby starts from scratch", async () => {
  write({ "docs/a.txt": "", "static/404.html": "" })
  symlinkSync(path.resolve("docs"), "static/docs")
  const { folder, release } = await prepareGatsbyFolder("build", "npm run build")
  await release()
  await withoutLeftovers(folder, () => Promise.resolve(0))
  write({ [`${folder}/public/docs/a.txt`]: "" })
  await (await prepareGatsbyFolder("build", "npm run build")).release()
  expect(existsSync(path.join(folder, "public/docs"))).toBe(false)
  expect(existsSync(finishedMarker(folder))).toBe(true)
  rmSync("static/404.html")
  await (await prepareGatsbyFolder("build", "npm run build")).release()
  expect(existsSync(finishedMarker(folder))).toBe(false)
})

test("on Netlify, Gatsby installs no adapter, which would write its own rules for the host", async () => {
  process.env.NETLIFY = "true"
  const { environment: gatsbyEnvironment, release } = await prepareGatsbyFolder("build", "npm run build")
  await release()
  const adapters = () => jest.requireActual<{ name: string; test: () => boolean }[]>("gatsby/adapters.js")
  const installed = () => adapters().flatMap((adapter) => (adapter.test() ? adapter.name : []))
  expect(installed()).toEqual(["Netlify"])
  Object.assign(process.env, gatsbyEnvironment)
  expect(installed()).toEqual([])
})

test("while a command uses a folder, another command is refused", async () => {
  const { release } = await prepareGatsbyFolder("build", "npm run build")
  await expect(prepareGatsbyFolder("build", "npm run preview")).rejects.toThrow(
    `\`npm run build\` (process ${process.pid}) is already running. Wait until it has ended, or stop it.`,
  )
  await (await prepareGatsbyFolder("develop", "npm start")).release()
  await release()
  await (await prepareGatsbyFolder("build", "npm run preview")).release()
})

test("if the typeface's package is missing, nothing is built, and the error names the package", () => {
  const call = ["--import", require.resolve("tsx"), path.join(repository, "scripts/build.ts")]
  const { status, stderr } = spawnSync(process.execPath, call, {
    encoding: "utf8",
    env: { ...environment, NODE_OPTIONS: "" },
  })
  expect(stderr).toBe(
    "The site's typeface is not installed: npm install @fontsource-variable/roboto. To use another one, see docs/extending.md.\n",
  )
  expect(status).toBe(1)
})

test("the lock of a killed command expires", async () => {
  const lock = path.join(project, "some.lock")
  const takeOnce = async () => (await takeLock(lock, "npm start"))()
  await takeOnce()
  // A process that was killed eight seconds ago leaves its name, and a lock that nobody renews.
  write({ [lock]: JSON.stringify({ command: "npm start", pid: 2 ** 22 + 1 }) })
  mkdirSync(`${lock}.lock`)
  const eightSecondsAgo = new Date(Date.now() - 8000)
  utimesSync(`${lock}.lock`, eightSecondsAgo, eightSecondsAgo)
  await takeOnce()
})

test("a site is finished, then published in place of the old one, without Gatsby's files for later builds", async () => {
  write({
    "built/index.html": "new",
    "built/.well-known/security.txt": "",
    "built/media/a.png": "picture",
    "built/media/.gitkeep": "",
    "built/chunk-map.json": "",
    "built/webpack.stats.json": "",
    "built/_gatsby/slices/a.html": "",
    "public/index.html": "old",
    "public/gone.html": "",
  })
  await publish("built", "public", async (arriving) => {
    expect(await filesIn("public")).toEqual(["gone.html", "index.html"])
    writeFileSync(path.join(arriving, "finished.txt"), "")
  })
  expect(await filesIn("public")).toEqual([".well-known/security.txt", "finished.txt", "index.html", "media/a.png"])
  expect(readFileSync("public/index.html", "utf8")).toBe("new")
  expect(readFileSync("public/media/a.png", "utf8")).toBe("picture")
  // The next build overwrites its files, which must not change the published ones.
  writeFileSync("built/index.html", "next")
  expect(readFileSync("public/index.html", "utf8")).toBe("new")
  expect(readdirSync(".gatsby")).toEqual([])
})

test("if publishing fails, the published site is unchanged", async () => {
  write({ "public/index.html": "old" })
  await expect(publish("nowhere", "public", () => Promise.resolve())).rejects.toThrow("nowhere")
  expect(readFileSync("public/index.html", "utf8")).toBe("old")
})

test.each([
  ["https://ada.example", undefined, ""],
  ["https://ada.example/portfolio", undefined, "/portfolio"],
  ["https://ada.example/portfolio", "", ""],
  ["https://ada.example/portfolio", "/", ""],
  ["https://ada.example", "portfolio/", "/portfolio"],
  ["https://ada.example/a", "/b/c", "/b/c"],
  ["https://your-name.github.io/portfolio", undefined, ""],
  [undefined, undefined, ""],
  [undefined, "/portfolio", "/portfolio"],
])("with siteUrl %s and PATH_PREFIX %j, the site's path prefix is %j", (siteUrl, PATH_PREFIX, expected) => {
  expect(pathPrefix({ siteUrl }, { PATH_PREFIX })).toBe(expected)
})

test("after a build that was stopped or failed, the next one starts from scratch; after others it doesn't", async () => {
  const { folder, release } = await prepareGatsbyFolder("build", "npm run build")
  await release()
  const kept = [path.join(folder, ".cache", "pages"), path.join(folder, "public", "index.html")]
  const existing: boolean[][] = []
  const build = (code: number) => () => {
    existing.push(kept.map((file) => existsSync(file)))
    write(Object.fromEntries(kept.map((file) => [file, ""])))
    return Promise.resolve(code)
  }
  await withoutLeftovers(folder, build(0))
  await withoutLeftovers(folder, build(0))
  expect(await withoutLeftovers(folder, build(130))).toBe(130)
  await withoutLeftovers(folder, build(0))
  // A build that is killed together with its parent never resolves.
  await new Promise<void>((begin) => {
    void withoutLeftovers(folder, () => new Promise(() => begin()))
  })
  await withoutLeftovers(folder, build(0))
  await withoutLeftovers(folder, build(0))
  expect(existing).toEqual([false, true, true, false, false, true].map((exists) => [exists, exists]))
})
