import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import path from "node:path"
import { withoutLeftovers } from "../../../scripts/lib/build-site"
import { prepareGatsbyFolder } from "../../../scripts/lib/gatsby-folder"
import { takeLock } from "../../../scripts/lib/lock"
import { publish } from "../../../scripts/lib/publish"
import { pathPrefix } from "../../../scripts/lib/read-site"
import { filesIn } from "../../../src/content/places"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

const home = process.cwd()
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

test("Gatsby's folder has the project's files and folders, and follows the project", async () => {
  const { folder, release } = await prepareGatsbyFolder("build", "npm run build")
  expect(readdirSync(folder).sort()).toEqual(["gatsby-config.ts", "package.json", "src", "static", "static-files.json"])
  write({ "src/b.ts": "" })
  expect(readdirSync(path.join(folder, "src"))).toEqual(["a.ts", "b.ts"])
  rmSync("gatsby-config.ts")
  await release()
  await (await prepareGatsbyFolder("build", "npm run build")).release()
  expect(existsSync(path.join(folder, "gatsby-config.ts"))).toBe(false)
})

test("other pages stand in the place of the owner's", async () => {
  write({ "src/pages/mine.tsx": "", "other/theirs.tsx": "" })
  const { folder, release } = await prepareGatsbyFolder("build", "npm run build", "other")
  await release()
  expect(readdirSync(path.join(folder, "src")).sort()).toEqual(["a.ts", "pages"])
  expect(readdirSync(path.join(folder, "src/pages"))).toEqual(["theirs.tsx"])
})

test("a file that was taken out of static is taken out of what was published", async () => {
  const { folder, release } = await prepareGatsbyFolder("build", "npm run build")
  await release()
  // As Gatsby does.
  write({ [`${folder}/public/robots.txt`]: "old", [`${folder}/public/index.html`]: "" })
  rmSync("static/robots.txt")
  await (await prepareGatsbyFolder("build", "npm run build")).release()
  expect(readdirSync(path.join(folder, "public"))).toEqual(["index.html"])
})

test("at Netlify, Gatsby installs no adapter, which would write other rules for the host than the site's", async () => {
  process.env.NETLIFY = "true"
  const { environment: given, release } = await prepareGatsbyFolder("build", "npm run build")
  await release()
  const adapters = () => jest.requireActual<{ name: string; test: () => boolean }[]>("gatsby/adapters.js")
  const installed = () => adapters().flatMap((adapter) => (adapter.test() ? adapter.name : []))
  expect(installed()).toEqual(["Netlify"])
  Object.assign(process.env, given)
  expect(installed()).toEqual([])
})

test("while a command works in a folder, another is refused", async () => {
  const { release } = await prepareGatsbyFolder("build", "npm run build")
  await expect(prepareGatsbyFolder("build", "npm run preview")).rejects.toThrow(
    `\`npm run build\` (process ${process.pid}) is already running. Wait until it has ended, or stop it.`,
  )
  await (await prepareGatsbyFolder("develop", "npm start")).release()
  await release()
  await (await prepareGatsbyFolder("build", "npm run preview")).release()
})

test("without the package of its typeface nothing is built, which is said by name", () => {
  const call = ["--import", require.resolve("tsx"), path.join(home, "scripts/build.ts")]
  const { status, stderr } = spawnSync(process.execPath, call, {
    encoding: "utf8",
    env: { ...environment, NODE_OPTIONS: "" },
  })
  expect(stderr).toBe(
    "The site's typeface is not installed: npm install @fontsource-variable/roboto. To use another one, see docs/extending.md.\n",
  )
  expect(status).toBe(1)
})

test("the lock of a command that was killed does not last", async () => {
  const lock = path.join(project, "some.lock")
  await (
    await takeLock(lock, "npm start")
  )()
  // What a process leaves that was killed eight seconds ago: its name, and a lock that nobody renews.
  write({ [lock]: JSON.stringify({ command: "npm start", pid: 2 ** 22 + 1 }) })
  mkdirSync(`${lock}.lock`)
  const eightSecondsAgo = new Date(Date.now() - 8000)
  utimesSync(`${lock}.lock`, eightSecondsAgo, eightSecondsAgo)
  const release = await takeLock(lock, "npm start")
  await release()
})

test("a site is published as a whole, finished, over what was there, without what Gatsby leaves for builds to come", async () => {
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
  // The next build writes to its files again: what is published must not change with them.
  writeFileSync("built/index.html", "next")
  expect(readFileSync("public/index.html", "utf8")).toBe("new")
  expect(readdirSync(".gatsby")).toEqual([])
})

test("a site whose making breaks off leaves what was published", async () => {
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
])("siteUrl %s and PATH_PREFIX %j: the site lives under %j", (siteUrl, PATH_PREFIX, expected) => {
  expect(pathPrefix({ siteUrl }, { PATH_PREFIX })).toBe(expected)
})

test("after a build that was stopped or failed the next one begins from nothing, and others don't", async () => {
  const { folder, release } = await prepareGatsbyFolder("build", "npm run build")
  await release()
  const kept = [path.join(folder, ".cache", "pages"), path.join(folder, "public", "index.html")]
  const seen: boolean[][] = []
  const build = (code: number) => () => {
    seen.push(kept.map((file) => existsSync(file)))
    write(Object.fromEntries(kept.map((file) => [file, ""])))
    return Promise.resolve(code)
  }
  await withoutLeftovers(folder, build(0))
  await withoutLeftovers(folder, build(0))
  expect(await withoutLeftovers(folder, build(130))).toBe(130)
  await withoutLeftovers(folder, build(0))
  // Killed with what started it, a build doesn't even come to an end.
  await new Promise<void>((begin) => {
    void withoutLeftovers(folder, () => new Promise(() => begin()))
  })
  await withoutLeftovers(folder, build(0))
  await withoutLeftovers(folder, build(0))
  const [nothing, all] = [
    [false, false],
    [true, true],
  ]
  expect(seen).toEqual([nothing, all, all, nothing, nothing, all])
})
