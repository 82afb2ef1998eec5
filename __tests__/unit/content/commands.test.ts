import { execFileSync } from "node:child_process"
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { lockOf, takeLock } from "../../../scripts/lib/lock"
import { SAMPLE_CONTENT } from "../../../scripts/lib/sample"
import { isRecord } from "../../../src/content/values"
import { declarationOf, entryOf, fieldsOf, type JsonSchema } from "../../../src/content/derive/json-schema"
import { KIND_NAMES, KINDS } from "../../../src/content/kinds"
import { type CommandName, runOnContent } from "../../support/command"
import { replaceIn, sampleMedia, validContent, writeContent } from "../checker/support/content-in-memory"
import { snapshot, temporaryFolder, writeFiles } from "../../support/temporary-folder"

/** The content folder that commands work on: valid content, unless a test makes another. */
let directory: string

beforeEach(async () => {
  directory = writeContent(await validContent())
})

const run = (name: CommandName, ...flags: string[]) => runOnContent(name, directory, flags)

const read = (file: string): unknown => JSON.parse(readFileSync(join(directory, file), "utf8"))

const errorsInContent = async () => {
  const { output } = await run("check", "--json")
  const report: unknown = JSON.parse(output)
  return isRecord(report) ? report.errors : undefined
}

/** A folder of pictures named by a camera or a person, among various other files. */
async function folderOfPictures(): Promise<string> {
  const folder = join(temporaryFolder(), "My shots")
  const { png, jpg } = await sampleMedia()
  writeFiles(folder, {
    "10 Close & Settlement.JPEG": jpg,
    "2_table-management.PNG": png,
    "broken.png": png.slice(0, -20),
    "IMG_1.HEIC": "\0\0\0\x18ftypheic\0\0\0\0mif1heic",
    "notes.doc": "notes",
    "older/plan.png": png,
  })
  symlinkSync("gone.png", join(folder, "link.png"))
  return folder
}

/** The paths of a declaration's fields that take a technology's label; the entries of a list have the path of the list. */
function placesOfTechnologies(schema: JsonSchema): string[][] {
  if (schema.id === "TechnologyLabel") return [[]]
  const entry = entryOf(schema)
  if (entry) return placesOfTechnologies(entry)
  return fieldsOf(schema).flatMap(([name, field]) =>
    placesOfTechnologies(field).map((place) => (name === "items" ? place : [name, ...place])),
  )
}

describe("content:check", () => {
  test("exits with 0 if there are only warnings, and prints them; --strict turns them into errors", async () => {
    directory = writeContent(await validContent({ "projects/02-loom/draft.png": (await sampleMedia()).png }))
    const { output, status } = await run("check")
    expect(output).toMatch(/draft\.png:1:1 {2}warning {2}no content file refers to it[^]*: 0 errors, 1 warning\n$/)
    expect(status).toBe(0)
    const strict = await run("check", "--strict")
    expect(strict.output).toMatch(/draft\.png:1:1 {2}error {2}[^]*: 1 error, 0 warnings\n$/)
    expect(strict.status).toBe(1)
  })

  test("exits with 1 and prints a line per fault, errors last, where they are noticed; --json reports the same", async () => {
    const draft = "works/01-company/01-notes/01-before/draft.png"
    const content = await validContent({ "site.json": "{", [draft]: (await sampleMedia()).png })
    content.delete("engine.svg")
    directory = writeContent(content)
    const { output, status } = await run("check")
    expect(output).toMatch(
      /draft\.png.* {2}warning {2}[^]*site\.json.* {2}error {2}.*\n.*technologies\.json.* {2}error {2}/,
    )
    expect(status).toBe(1)
    const { output: json, status: jsonStatus } = await run("check", "--json")
    expect(JSON.parse(json)).toMatchObject({
      errors: 2,
      warnings: 1,
      faults: expect.arrayContaining([
        expect.objectContaining({
          file: join(directory, "site.json"),
          line: 1,
          column: 2,
          pointer: "",
          severity: "error",
        }),
        expect.objectContaining({ rule: "media-missing", problem: 'no such file "./engine.svg"' }),
      ]),
    })
    expect(jsonStatus).toBe(1)
  })

  test("says what to do first while the content is the sample", async () => {
    const { output, status } = await runOnContent("check", resolve(SAMPLE_CONTENT), [])
    expect(output).toContain("\nThis is still the sample. First make room: npm run content:clear.")
    expect(output.split("\n").length).toBeLessThan(13)
    expect(status).toBe(0)
  })
})

describe("content:new", () => {
  test("makes a gallery from a folder: clean file names, captions, order; reports what it skipped and why, and what to do next", async () => {
    const { output, status } = await run("new", "gallery", "--from", await folderOfPictures(), "--title", "After hours")
    expect(status).toBe(0)
    const folder = "works/01-company/01-notes/03-after-hours"
    expect(read(`${folder}/group.json`)).toMatchObject({
      title: "After hours",
      content: [
        { name: "Table management", img: "./table-management.png" },
        { name: "Close & Settlement", img: "./close-and-settlement.jpg" },
      ],
    })
    expect(output).toContain(`wrote    ${directory}/${folder}/group.json`)
    expect(output.split("\n").filter((line) => line.startsWith("skipped"))).toEqual([
      "skipped  broken.png (is damaged or cut off (it ends too soon); export or copy it again)",
      "skipped  IMG_1.HEIC (a HEIC photo; export it as JPEG)",
      "skipped  link.png (can't be read)",
      "skipped  notes.doc (not a type the site can show)",
      "skipped  older (a folder; pass it with its own --from)",
    ])
    expect(output).toMatch(/Next:\n- /)
    expect(await errorsInContent()).toBe(0)
  })

  test("appends pictures to an existing group in its formatting; refuses videos", async () => {
    const group = "works/01-company/01-notes/01-before/group.json"
    const before = readFileSync(join(directory, group), "utf8")
    const { status } = await run("new", "gallery", "--from", await folderOfPictures(), "--title", "Before")
    expect(status).toBe(0)
    const names = () => readFileSync(join(directory, group), "utf8").match(/(?<="name": ")[^"]*/g)
    expect(names()).toEqual(["Dashboard", "Orders", "Table management", "Close & Settlement"])
    expect(readFileSync(join(directory, group), "utf8").slice(0, 200)).toBe(before.slice(0, 200))
    expect(await errorsInContent()).toBe(0)

    const folder = await folderOfPictures()
    const again = await run("new", "gallery", "--from", folder, "--title", "Before")
    expect(again.refusal).toMatch(/01-before has all of these already\. Nothing was written/)
    const one = readdirSync(folder).find((name) => /table.management/i.test(name)) ?? ""
    writeFileSync(join(folder, one), Buffer.concat([(await sampleMedia()).png, Buffer.of(0)]))
    const other = await run("new", "gallery", "--from", folder, "--title", "Before")
    expect(other.refusal).toMatch(/table-management\.png already exists\. Nothing was written: give/)
    const video = join(temporaryFolder(), "Tour.mp4")
    writeFileSync(video, (await sampleMedia()).mp4)
    const tour = await run("new", "gallery", "--from", video, "--title", "Before")
    expect(tour.refusal).toMatch(/group\.json shows pictures\. Choose another title/)
    expect(names()).toHaveLength(4)

    rmSync(join(directory, group))
    const gone = await run("new", "gallery", "--from", video, "--title", "Before")
    expect(gone.refusal).toMatch(/There is no list .*group\.json that can be read\. Fix it, or choose another title/)
  })

  test("adds pictures whose files are in the group's folder already, if the group doesn't list them", async () => {
    const folder = "works/01-company/01-notes/01-before"
    const from = temporaryFolder()
    const { png } = await sampleMedia()
    // Bytes after the picture's end make each file different.
    const pictures = ["Left", "登录", "注册"].map((name) => Buffer.concat([png, Buffer.from(name)]))
    const [left = png, nameless = png, listed = png] = pictures
    writeFiles(from, { "Left.png": left, "New.png": png, "登录.png": nameless, "注册.png": listed })
    await run("new", "gallery", "--from", join(from, "注册.png"), "--title", "Before")
    chmodSync(join(from, "New.png"), 0o600)
    writeFiles(join(directory, folder), { "left.png": left, "media-2.png": nameless })
    const { output, status } = await run("new", "gallery", "--from", from, "--title", "Before")
    expect(status).toBe(0)
    expect(output.match(/^skipped.*/gm)).toEqual(["skipped  注册.png (there already)"])
    const group = join(directory, folder, "group.json")
    const shown = readFileSync(group, "utf8").match(/(?<="img": ")[^"]*/g)
    expect(shown?.slice(-4).sort()).toEqual(["./left.png", "./media-2.png", "./media.png", "./new.png"])
    // Written like the group's file: as a whole, and not private even if its source is.
    expect(statSync(join(directory, folder, "new.png")).mode).toBe(statSync(group).mode)
    expect(await errorsInContent()).toBe(0)

    // A picture that the owner has put there is not copied over itself, and returns after its entry was removed.
    writeFileSync(group, readFileSync(group, "utf8").replace("./left.png", "./new.png"))
    const there = join(directory, folder, "left.png")
    expect(await run("new", "gallery", "--from", there, "--title", "Before")).toMatchObject({ status: 0 })
    expect(readFileSync(there).equals(left)).toBe(true)
    expect(readFileSync(group, "utf8")).toContain('"./left.png"')
  })

  test.each([
    ["tabs", "\t"],
    ["four spaces", "    "],
  ])("keeps the indent of a group's file: %s", async (_, indent) => {
    const group = join(directory, "works/01-company/01-notes/01-before/group.json")
    writeFileSync(group, JSON.stringify(JSON.parse(readFileSync(group, "utf8")), null, indent))
    const picture = join(temporaryFolder(), "New.png")
    writeFileSync(picture, (await sampleMedia()).png)
    await run("new", "gallery", "--from", picture, "--title", "Before")
    const after = readFileSync(group, "utf8")
    expect(after).toContain('"./new.png"')
    expect(after).toBe(JSON.stringify(JSON.parse(after), null, indent))
  })

  test("groups, tabs and pictures whose names differ only in non-Latin letters are told apart", async () => {
    const folder = temporaryFolder()
    const { png } = await sampleMedia()
    const add = (picture: string, title: string, ...tab: string[]) => {
      // Bytes after the picture's end make each file different.
      writeFileSync(join(folder, picture), Buffer.concat([png, Buffer.from(picture)]))
      return run("new", "gallery", "--from", join(folder, picture), "--title", title, ...tab)
    }
    const tab = "works/01-company/02-ios"
    await add("登录.png", "iOS 登录", "--new-tab", "iOS 演示")
    for (const [picture, title] of [
      ["登录.png", "iOS 注册"],
      ["登录.png", "之前"],
      ["注册.png", "之前"],
    ] as const)
      expect(await add(picture, title, "--tab", "ios")).toMatchObject({ status: 0 })
    expect(readdirSync(join(directory, tab))).toEqual(["01-ios", "02-ios-2", "03-group", "tab.json"])
    expect(read(`${tab}/03-group/group.json`)).toMatchObject({
      title: "之前",
      content: [
        { name: "登录", img: "./media.png" },
        { name: "注册", img: "./media-2.png" },
      ],
    })
    expect((await add("注册.png", "之前", "--tab", "ios")).refusal).toMatch(/03-group has all of these already/)
    await add("登录.png", "A", "--new-tab", "iOS 相册")
    expect(read("works/01-company/03-ios-2/tab.json")).toMatchObject({ value: "ios-2", label: "iOS 相册" })
    expect((await add("登录.png", "A", "--new-tab", "ios 相册")).refusal).toMatch(/There is a tab "iOS 相册" already/)
    expect(await errorsInContent()).toBe(0)
  })

  test("makes a gallery of videos in a new tab, with isVideo, and says how to make posters", async () => {
    const video = join(temporaryFolder(), "Tour.mp4")
    writeFileSync(video, (await sampleMedia()).mp4)
    const flags = ["--from", video, "--title", "Tours", "--new-tab", "New Features"]
    const made = await run("new", "gallery", ...flags)
    expect(made.status).toBe(0)
    expect(made.output).toContain("ffmpeg -i name.mp4 -frames:v 1 name.png")
    const tab = "works/01-company/02-new-features"
    expect(read(`${tab}/tab.json`)).toMatchObject({ value: "new-features", label: "New Features" })
    expect(read(`${tab}/01-tours/group.json`)).toMatchObject({
      isVideo: true,
      content: [{ name: "Tour", img: "./tour.mp4" }],
    })
    expect(await errorsInContent()).toBe(0)
  })

  test("asks for descriptions of a new project's pictures, but not of its videos", async () => {
    const folder = temporaryFolder()
    const { mp4, png } = await sampleMedia()
    const [video, still] = [join(folder, "Tour.mp4"), join(folder, "Plan.png")]
    writeFiles(folder, { [video]: mp4, [still]: png })
    const make = (title: string, ...from: string[]) =>
      run("new", "project", "--title", title, "--section", "Own", "--desc", "A tour.", "--from", ...from)
    expect((await make("Tour", video)).output).not.toContain("Say what each picture shows")
    expect((await make("Tour with a plan", video, still)).output).toContain("Say what each picture shows")
  })

  test("says which captions to replace because they come from automatic file names", async () => {
    const folder = temporaryFolder()
    const { png } = await sampleMedia()
    // prettier-ignore
    const automatic = [
      "2024-05-01 10.11.22.png", "20240501_101122.png", "Bildschirmfoto 2024-05-01 um 10.11.22.png",
      "Bildschirmfoto vom 2024-05-01 10-11-22.png", "Capture d’écran 2024-05-01 à 10.11.22.png",
      "CleanShot 2024-05-01 at 10.11.22@2x.png", "DSC01234.png", "Screen Recording 2024-05-01 at 10.11.22.png", "IMG_1234.png", "PXL_20240501_101122333.png",
      "Screenshot (12).png", "Screenshot from 2024-05-01 10-11-22.png", "Screenshot_20240501-101122_Chrome.png",
      "Screenshot.png", "Screencast from 2024-05-01 10-11-22.png", "Снимок экрана 2024-05-01 в 10.11.22.png", "屏幕截图 2024-05-01 101122.png",
      "截屏2024-05-01 10.11.22.png", "스크린샷 2024-05-01 오전 10.11.22.png",
    ]
    const chosen = ["01 Orders.png", "2024 in figures.png", "DSC tariff.png", "Screenshot tool.png", "Step 2.png"]
    for (const name of [...automatic, ...chosen]) writeFileSync(join(folder, name), png)
    const hint = "- Replace these captions, which come from automatic file names: "
    const hintOf = ({ output }: { output: string }) => output.split("\n").find((line) => line.startsWith(hint))

    const all = await run("new", "gallery", "--from", folder, "--title", "A")
    expect(hintOf(all)).toBe(
      `${hint}"2024 05 01 10.11.22", "20240501 101122", "Bildschirmfoto 2024 05 01 um 10.11.22" and 16 more`,
    )
    const files = chosen.flatMap((name) => ["--from", join(folder, name)])
    expect(hintOf(await run("new", "gallery", ...files, "--title", "B"))).toBeUndefined()
  })

  test("says that npm start shows the new entry if it is running", async () => {
    process.chdir(temporaryFolder())
    const release = await takeLock(lockOf("develop"), "npm start")
    const { output } = await run("new", "project", "--title", "A", "--desc", "B")
    expect(output).toContain("\n- See it: npm start is running, and shows it once the content has no errors\n")
    await release()
    const { output: after } = await run("new", "project", "--title", "C", "--desc", "D")
    expect(after).toContain("\n- See it: npm start\n")
  })

  test("writes a work, and a project with every field; technologies may be spelt as their makers do", async () => {
    // prettier-ignore
    const flags = [
      "--title", "Früh & spät", "--desc", "It wakes.", "--feat", "Wakes", "--tech", "TypeScript", "--tech", "Elm",
      "--mobile", "ios", "--mobile", "Android", "--link", "Source code: https://github.com/ada/a",
      "--link", "https://park.ada.example/start", "--link", "Write ada@ada.example",
    ]
    expect((await run("new", "project", ...flags, "--from", await folderOfPictures())).status).toBe(0)
    expect(read("projects/03-frueh-and-spaet/project.json")).toMatchObject({
      title: "Früh & spät",
      section: "Academy",
      img: ["./table-management.png", "./close-and-settlement.jpg"],
      feat: ["Wakes"],
      techIcons: ["Typescript", "Elm"],
      platform: true,
      mobile: ["iOS", "Android"],
      links: [
        { label: "Source code", href: "https://github.com/ada/a" },
        { label: "park.ada.example", href: "https://park.ada.example/start" },
        { label: "Write", href: "mailto:ada@ada.example" },
      ],
    })
    const work = "--label Other --title Clerk --duration 1844 --duty Files --tech Rust"
    expect((await run("new", "work", ...work.split(" "))).status).toBe(0)
    const written = { value: "other", duty: ["Files"], techIcons: ["Rust"] }
    expect(read("works/02-other/work.json")).toMatchObject(written)
    expect(await errorsInContent()).toBe(0)

    // The owner shortens the value.
    const file = join(directory, "works/02-other/work.json")
    writeFileSync(file, readFileSync(file, "utf8").replace('"value": "other"', '"value": "more"'))
    expect((await run("new", "work", ...work.replace("Other", "More").split(" "))).status).toBe(0)
    expect(read("works/03-more-2/work.json")).toMatchObject({ value: "more-2" })
    expect(await errorsInContent()).toBe(0)
  })

  test("adds a technology to the registry in its formatting; the next step lists each field that takes one", async () => {
    const before = readFileSync(join(directory, "technologies.json"), "utf8")
    const flags = ["--label", "Kotlin", "--icon", "logos:kotlin", "--colour", "#7f52ff"]
    const { output, status } = await run("new", "technology", ...flags)
    expect(status).toBe(0)
    const after = readFileSync(join(directory, "technologies.json"), "utf8")
    expect(after.startsWith(before.slice(0, before.lastIndexOf("}") - 8))).toBe(true)
    expect(read("technologies.json")).toMatchObject({
      technologies: { 3: { label: "Kotlin", icon: "logos:kotlin" } },
    })
    expect(await errorsInContent()).toBe(0)

    const hint = output.split("\n").find((line) => line.includes("Add it where you use it")) ?? ""
    const listed = Array.from(hint.matchAll(/[\w.]*\w/g), String)
    const places = KIND_NAMES.flatMap((kind) =>
      placesOfTechnologies(declarationOf(KINDS[kind].schema)).map((place) => [KINDS[kind].fileName, ...place]),
    )
    expect(places).toHaveLength(4)
    for (const place of places) expect(listed).toEqual(expect.arrayContaining(place))
  })

  test("technologies whose labels differ only in non-Latin letters are told apart, and so are their icons", async () => {
    const svg = "__tests__/content/another-owner/icons/stranger.svg"
    for (const label of ["飞书", "微信", "C++", "C#"])
      await run("new", "technology", "--label", label, "--icon", svg, "--colour", "#7f52ff")
    expect(read("technologies.json")).toMatchObject({
      technologies: {
        3: { label: "飞书", icon: "./icons/technology.svg" },
        4: { label: "微信", icon: "./icons/technology-2.svg" },
        5: { label: "C++", icon: "./icons/c.svg" },
        6: { label: "C#", icon: "./icons/c-2.svg" },
      },
    })
    // An icon that is already in the content is used from there.
    for (const icon of ["./icons/c.svg", join(directory, "icons/c.svg")])
      await run("new", "technology", "--label", icon, "--icon", icon, "--colour", "#7f52ff")
    expect(read("technologies.json")).toMatchObject({
      technologies: { 7: { icon: "./icons/c.svg" }, 8: { icon: "./icons/c.svg" } },
    })
    await run("new", "project", "--title", "A", "--desc", "B", "--tech", "微信", "--tech", "钉钉")
    expect(read("projects/03-a/project.json")).toMatchObject({ techIcons: ["微信", "钉钉"] })
  })

  test("writes a new technology on one line if each of the others is on one, and leaves those as they are", async () => {
    const registry = (...labels: string[]) => {
      const lines = labels.map((label) => `    { "label": "${label}", "icon": "logos:kotlin", "colour": "#7f52ff" }`)
      return `{\n  "technologies": [\n${lines.join(",\n")}\n  ]\n}\n`
    }
    const file = join(directory, "technologies.json")
    writeFileSync(file, registry("Engine", "Rust"))
    const flags = ["--label", "Kotlin", "--icon", "logos:kotlin", "--colour", "#7f52ff"]
    expect(await run("new", "technology", ...flags)).toMatchObject({ status: 0 })
    expect(readFileSync(file, "utf8")).toBe(registry("Engine", "Rust", "Kotlin"))
  })

  test.each([
    ["project --title A", /--desc is missing\. What it is, in a sentence or two\./],
    ["project --title Loom --desc B", /02-loom already exists/],
    ["project --title A --desc B --mobile Palm", /argument 'Palm' is invalid\. Allowed choices are iOS, Android\./],
    [
      "project --title A --desc B --link Code",
      /"Code" has no address\. Write it like this: --link "Source code https:/,
    ],
    ["gallry", /unknown command 'gallry'\n\(Did you mean gallery\?\)/],
    [
      "gallery --from LICENSE --title A",
      /no picture and no video in LICENSE that can be shown: LICENSE \(not a type the site can show\)\./,
    ],
    ["gallery --from /no/such --title A", /There is no \/no\/such/],
    [
      "gallery --from __tests__/content/another-owner/icons/stranger.svg --title A --new-tab Notes",
      /There is a tab "Notes" already\..* with --tab notes, or/,
    ],
    ["gallery --title A --tab notes --new-tab More", /'--tab <name>' cannot be used with option '--new-tab <text>'/],
    ["technology --label A --icon logos:kotlinn --colour #000000", /Did you mean "logos:kotlin"\?/],
    ["technology --label A --icon kotlin --colour #000000", /no file "kotlin"\. Did you mean "logos:kotlin"\?/],
    ["technology --label A --icon logos:rust --colour FF8800", /"FF8800" is not a .* Did you mean "#ff8800"\?/],
    ["technology --label Rust", /"Rust" is already registered\./],
    ["technology --label rust", /"rust" is already registered, as "Rust"\./],
  ])("refuses %s, and writes nothing", async (line, refusal) => {
    const before = snapshot(directory)
    const result = await run("new", ...line.split(" "))
    expect(result.refusal).toMatch(refusal)
    expect(result.refusal).not.toMatch(/\bat .*:\d+:\d+/)
    expect(result.status).toBe(1)
    expect(snapshot(directory)).toEqual(before)
  })

  test("numbers the folders of names without Latin letters, and shortens long ones", async () => {
    const titles = ["停車場", "天氣", `A ${"very ".repeat(20)}long name`]
    for (const title of titles) expect((await run("new", "project", "--title", title, "--desc", "B")).status).toBe(0)
    expect(readdirSync(join(directory, "projects")).slice(2)).toEqual([
      "03-project",
      "04-project-2",
      "05-a-very-very-very-very-very-very-very-very-very-very-very",
    ])
    expect(await errorsInContent()).toBe(0)
  })

  test("refuses options that npm has treated as its own", async () => {
    // What `npm run content:new gallery --work company --new-tab More` passes on.
    const { refusal, status } = await runOnContent("new", directory, ["gallery", "company", "More"], {
      npm_lifecycle_event: "content:new",
      npm_config_work: "true",
      npm_config_new_tab: "true",
    })
    expect(refusal).toBe(
      "npm treated --work … --new-tab … as options of its own. Put -- before them: npm run content:new … -- --work … --new-tab …\n",
    )
    expect(status).toBe(1)
  })
})

const RESUME = {
  $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
  basics: {
    name: "Ada Lovelace",
    label: "Analyst",
    email: "ada@example.com",
    url: "https://ada.example/",
    summary: "I compute. Mostly.",
    location: { city: "London", countryCode: "GB" },
    profiles: [{ network: "GitHub", username: "ada", url: "https://github.com/ada" }],
  },
  work: [
    { name: "Engine Co", position: "Analyst", startDate: "1842-01", endDate: "1843-10-05", highlights: ["Notes"] },
    { name: "Loom Ltd", position: "Weaver", startDate: "1844", url: "https://loom.example" },
  ],
  education: [{ institution: "Home", area: "Mathematics", studyType: "Tuition", startDate: "1830", endDate: "1835" }],
  skills: [{ name: "Languages", level: "Master", keywords: ["TypeScript", "Latin"] }],
  interests: [{ name: "Horses" }],
  projects: [{ name: "Flyer" }],
}

describe("content:import", () => {
  const resumeFile = (resume: unknown) => {
    const file = join(temporaryFolder(), "my resume.json")
    writeFileSync(file, typeof resume === "string" ? resume : JSON.stringify(resume, null, 2))
    return file
  }

  test("writes no empty technology registry if the content and the project have none", async () => {
    rmSync(join(directory, "technologies.json"))
    const resume = resumeFile(RESUME)
    process.chdir(temporaryFolder())
    const { output } = await run("import", resume, "--write")
    expect(output).toMatch(/technologies\.json:1:1 {2}error {2}the file is missing; bring it back with git restore/)
    expect(existsSync(join(directory, "technologies.json"))).toBe(false)
  })

  test("says what it would do and what it could not place, and writes nothing without --write", async () => {
    const content = await validContent()
    replaceIn(content, "site.json", "https://ada.example", "https://old.example")
    directory = writeContent(content)
    const before = snapshot(directory)
    const file = resumeFile({
      ...RESUME,
      basics: { ...RESUME.basics, profiles: [...RESUME.basics.profiles, { url: "ada.example/blog" }] },
      awards: [{ title: "Medal" }],
    })
    const { output, status } = await run("import", file)
    expect(status).toBe(0)
    expect(output).toContain(`would write  ${directory}/works/02-loom-ltd/work.json`)
    expect(output.slice(output.indexOf("What you wrote")))
      .toBe(`What you wrote stays; --replace takes these from the résumé instead:
  /basics/url  "https://ada.example/"  (site.json /siteUrl stays "https://old.example")
  /basics/summary  "I compute. Mostly."  (home.json /banner/greetings stays a list of 1)

No place on the site for:
  /$schema  "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"
    It is about the file, not about you: nothing to do.
  /basics/location/city  "London"
  /basics/location/countryCode  "GB"
    The site shows no address. A town can be in "tagline" in home.json.
  /basics/profiles/1/url  "ada.example/blog"
    This is not an address that begins with https: or http:. Write it like "https://ada.example/blog" in the résumé, and import it again.
  /work/1/url  "https://loom.example"
    A work has no field for it: mention it in a line of "duty" in its work.json.
  /skills/0/level  "Master"
    The site doesn't rate skills. Put what matters into their "name" in home.json.

Nothing was written. Write it with: npm run content:import "${file}" -- --write
`)
    expect(snapshot(directory)).toEqual(before)
  })

  test("fills an empty folder with a valid site", async () => {
    directory = join(temporaryFolder(), "content")
    expect((await run("import", resumeFile(RESUME), "--write")).status).toBe(0)
    expect(read("site.json")).toEqual({
      $schema: expect.any(String),
      brand: "Ada Lovelace",
      owner: "Ada Lovelace",
      language: "en",
      siteUrl: "https://ada.example",
    })
    expect(read("home.json")).toMatchObject({
      name: "Ada Lovelace",
      tagline: "Analyst",
      banner: { greetings: ["Hello, I'm Ada Lovelace.", "I compute."] },
      bio: [
        { period: "Jan 1842 - Oct 1843", text: "Analyst at Engine Co", page: "works" },
        { period: "1844 - today", text: "Weaver at Loom Ltd", page: "works" },
      ],
      // Without `technology`, which depends on the registry in content/, and forks may change that.
      techIUse: [{ title: "Languages", items: [{ name: "TypeScript" }, { name: "Latin" }] }],
      interests: ["Horses"],
      sections: [
        { section: "bio" },
        { section: "techIUse" },
        { section: "currentlyLearning" },
        { section: "interests" },
        { section: "education", entries: [{ title: "Tuition, Mathematics", place: "Home", period: "1830 - 1835" }] },
        { section: "connect" },
      ],
      connect: [
        { icon: "code-hosting", label: "GitHub", href: "https://github.com/ada" },
        { icon: "email", label: "Email", href: "mailto:ada@example.com" },
      ],
    })
    expect(read("works/01-loom-ltd/work.json")).toMatchObject({ value: "loom-ltd", title: "Weaver" })
    expect(read("works/02-engine-co/work.json")).toMatchObject({
      duration: "Jan 1842 - Oct 1843",
      duty: ["Notes"],
    })
    expect(await errorsInContent()).toBe(0)
  })

  test("profiles of different kinds get different icons, and two roles at one employer different names", async () => {
    directory = join(temporaryFolder(), "content")
    const profiles = ["GitHub", "Instagram", "LinkedIn", "Mastodon", "Chess club"].map((network) => ({
      network,
      url: `https://${network.replace(" ", "-")}.example/@ada`,
    }))
    const work = [
      { name: "Engine Co", position: "Clerk", startDate: "1840" },
      { name: "Engine Co", position: "Analyst", startDate: "1841" },
    ]
    const resume = resumeFile({ basics: { name: "Ada", email: "ada@ada.example", profiles }, work })
    expect((await run("import", resume, "--write")).refusal).toBe("")
    const icons = ["code-hosting", "photo-sharing", "professional-network", "microblog", "link", "email"]
    expect(read("home.json")).toMatchObject({ connect: icons.map((icon) => ({ icon })) })
    expect(read("works/01-engine-co/work.json")).toMatchObject({ label: "Engine Co (Analyst)" })
    expect(read("works/02-engine-co-2/work.json")).toMatchObject({ label: "Engine Co (Clerk)" })
  })

  test("adds to what the owner wrote without changing it, shows a diff of each file, and writes nothing the second time", async () => {
    const resume = resumeFile({ ...RESUME, work: [], interests: [] })
    const { output, status } = await run("import", resume, "--write")
    expect(status).toBe(0)
    expect(read("home.json")).toMatchObject({
      photo: { src: "./portrait.png" },
      banner: { greetings: ["Hello"] },
      bio: [{ period: "1843", text: "Notes on the engine", page: "works" }],
      techIUse: [
        { title: "Engines", items: [{ name: "Rust", technology: "Rust" }] },
        { title: "Languages", items: [{ name: "TypeScript", technology: "Typescript" }, { name: "Latin" }] },
      ],
      connect: [
        { icon: "code-hosting", label: "GitHub", href: "https://github.com/ada" },
        { icon: "email", label: "Email", href: "mailto:ada@example.com" },
      ],
    })
    expect(output).toMatch(/^wrote {2}.*home\.json\n@@ .* @@$/m)
    expect(output).toMatch(/^\+ {10}"title": "Tuition, Mathematics",$/m)
    expect(output).not.toMatch(/^-.*Notes on the engine/m)
    const flyer = { title: "Flyer", section: "Personal", img: [] }
    expect(read("projects/03-flyer/project.json")).toMatchObject(flyer)
    expect(await errorsInContent()).toBe(0)

    const before = snapshot(directory)
    const again = await run("import", resume, "--write")
    expect(again.output).toContain("The content already has everything it can take from this résumé: nothing to write.")
    expect(snapshot(directory)).toEqual(before)
  })

  test("keeps each entry of the bio with its translation when it inserts others", async () => {
    const translation = '{\n    "tagline": "分析師",\n    "bio": [ { "text": "引擎的筆記" } ]\n}\n'
    writeFileSync(join(directory, "home.zh-HK.json"), translation)
    const resume = resumeFile({ work: [{ name: "Loom Ltd", position: "Weaver", startDate: "1840", endDate: "1841" }] })
    const { output } = await run("import", resume, "--write")
    expect(read("home.json")).toMatchObject({ bio: [{ text: "Weaver at Loom Ltd" }, { text: "Notes on the engine" }] })
    expect(read("home.zh-HK.json")).toEqual({ tagline: "分析師", bio: [{}, { text: "引擎的筆記" }] })
    expect(readFileSync(join(directory, "home.zh-HK.json"), "utf8")).toContain('{\n    "tagline": "分析師",\n')
    expect(output).toMatch(/^wrote {2}.*home\.zh-HK\.json$/m)
  })

  test("replaces what the owner wrote only with --replace", async () => {
    const resume = resumeFile({ basics: { name: "Ada King", label: "Countess", summary: "I compute." } })
    expect((await run("import", resume, "--write")).output).toContain('(home.json /tagline stays "Analyst")')
    expect(read("home.json")).toMatchObject({ name: "Ada Lovelace", tagline: "Analyst" })
    const { output } = await run("import", resume, "--write", "--replace")
    expect(output).toMatch(/^- {2}"tagline": "Analyst",$/m)
    expect(output).toMatch(/^\+ {2}"tagline": "Countess",$/m)
    expect(output).not.toContain("What you wrote stays")
    expect(read("home.json")).toMatchObject({
      tagline: "Countess",
      banner: { greetings: ["Hello, I'm Ada King.", "I compute."] },
      bio: [{ text: "Notes on the engine" }],
    })
  })

  test("refuses to overwrite a file that does not parse", async () => {
    const content = await validContent()
    replaceIn(content, "home.json", '"tagline": "Analyst",', '"tagline": "Analyst"')
    directory = writeContent(content)
    const before = snapshot(directory)
    const { refusal, status } = await run("import", resumeFile(RESUME), "--write")
    expect(refusal).toContain(
      "home.json:5:3  error  expected a comma before this; put a comma at the end of the entry before",
    )
    expect(status).toBe(1)
    expect(snapshot(directory)).toEqual(before)
  })

  test.each([
    ["a folder", tmpdir(), /^\S+ is a folder\. Give the JSON file in it\.\n$/],
    ["a file that is not there", undefined, /There is no .*nothing\.json/],
    ["a file that does not parse", '{\n  "basics": {,\n}', /resume\.json:2:14 {2}error {2}expected a value/],
    ["a file that is not a résumé", { title: "A" }, /is not a JSON Resume/],
    [
      "a résumé with values of the wrong type",
      { basics: { name: "Ada", phone: 5554321 }, work: { name: "Engine Co" }, skills: [{ keywords: "Latin" }] },
      new RegExp(
        [
          '/my resume\\.json:4:14  error  /basics/phone  expected text, got the number 5554321; write it in quotes: "5554321"',
          "/my resume\\.json:6:11  error  /work  expected a list, got an object of 1 field; put it in brackets: .*",
          '/my resume\\.json:11:19  error  /skills/0/keywords  expected a list, got "Latin"; put it in brackets: \\["Latin"\\]\\n$',
        ].join("\\n.*"),
      ),
    ],
  ])("refuses %s", async (_, resume, refusal) => {
    directory = join(temporaryFolder(), "content")
    const file = resume === undefined ? "/tmp/nothing.json" : resume === tmpdir() ? resume : resumeFile(resume)
    const result = await run("import", file, "--write")
    expect(result.refusal).toMatch(refusal)
    expect(result.status).toBe(1)
  })

  test("refuses a document", async () => {
    const file = join(temporaryFolder(), "cv.pdf")
    writeFileSync(file, Buffer.from("%PDF-1.7\n\xe2", "latin1"))
    expect((await run("import", file)).refusal).toMatch(/cv\.pdf is a document\. Give a résumé in JSON/)
  })
})

describe("content:clear", () => {
  test("leaves a minimal valid site and the technology registry; does nothing in a script without --yes", async () => {
    writeFileSync(join(directory, "notes.md"), "mine")
    const before = snapshot(directory)
    const { refusal, status } = await run("clear")
    expect(refusal).toBe("Nothing was done. To run it without being asked, add: -- --yes\n")
    expect(status).toBe(1)
    expect(snapshot(directory)).toEqual(before)

    const cleared = await run("clear", "--yes")
    expect(cleared.status).toBe(0)
    expect(cleared.output).toContain("Deleted 14 files from")
    const left = ["engine.svg", "home.json", "notes.md", "portrait.svg", "site.json", "technologies.json"]
    expect(Object.keys(snapshot(directory))).toEqual(left)
    expect(await errorsInContent()).toBe(0)
    // The pages' titles and descriptions would stay English on a site in another language.
    const site = { brand: "Your Brand", owner: "Your Name", language: "en" }
    expect(read("site.json")).toEqual({ $schema: expect.any(String), ...site })
  })

  test("makes a minimal valid site if there was none; the check reports its portrait, even after an import", async () => {
    directory = join(temporaryFolder(), "content")
    expect((await run("clear")).status).toBe(0)
    expect(await errorsInContent()).toBe(0)
    const resume = join(temporaryFolder(), "resume.json")
    writeFileSync(resume, JSON.stringify({ basics: { name: "Ada" } }))
    await run("import", resume, "--write")
    expect(JSON.parse((await run("check", "--json")).output)).toMatchObject({
      faults: expect.arrayContaining([expect.objectContaining({ pointer: "/photo/alt", rule: "placeholder" })]),
    })
  })

  test("also deletes the sources of the sample's pictures, and says so, unless it clears another folder", async () => {
    const sources = join(directory, "..", "sample-media")
    writeFiles(sources, { "screens/render.ts": "draw()" })
    const other = writeContent(await validContent(), join(directory, "..", "contents", "of-ada"))
    expect((await runOnContent("clear", other, ["--yes"])).status).toBe(0)
    expect(readdirSync(sources)).toEqual(["screens"])

    const { output } = await run("clear", "--yes")
    expect(output).toContain(
      `Deleted 14 files from ${directory}.\nDeleted ${sources}, the sources of the sample's pictures.\n`,
    )
    expect(existsSync(sources)).toBe(false)
    expect((await run("clear", "--yes")).output).not.toContain("sample-media")
  })

  test("lists the files that Git can't restore", async () => {
    const git = (words: string) => execFileSync("git", words.split(" "), { cwd: directory })
    git("init --quiet")
    git("add .")
    git("-c user.name=Ada -c user.email=ada@ada.example commit --quiet --message A")
    writeFileSync(join(directory, "notes.md"), "mine, and left alone")
    const works = "works/01-company/01-notes/01-before"
    for (const file of ["site.json", `${works}/new.png`, `${works}/older.png`, "projects/02-loom/ä.png"])
      writeFileSync(join(directory, file), "{}")
    const { output } = await run("clear", "--yes")
    expect(output.split("\n")[0]).toBe(
      `Git can't restore 4 files as they are now: projects/02-loom/ä.png, site.json, ${works}/new.png and 1 more`,
    )
    git("restore .")
    expect((await run("clear", "--yes")).output).toMatch(/^Deleted 14 files/)
  })

  test("lists a file that Git can't restore even if Git writes its name otherwise, as on disks that ignore case", async () => {
    const git = (words: string) => execFileSync("git", words.split(" "), { cwd: directory })
    git("init --quiet")
    writeFileSync(join(directory, "projects/02-loom/Older.png"), "{}")
    git("add .")
    git("-c user.name=Ada -c user.email=ada@ada.example commit --quiet --message A")
    git("config core.ignoreCase true")
    renameSync(join(directory, "projects/02-loom/Older.png"), join(directory, "projects/02-loom/older.png"))
    const { output } = await run("clear", "--yes")
    expect(output.split("\n")[0]).toBe("Git can't restore 1 file as it is now: projects/02-loom/older.png")
  })

  test("deletes stories, their pictures and all linked files, in every language, but not notes", async () => {
    const loom = "projects/02-loom"
    const { png } = await sampleMedia()
    const content = await validContent({
      [`${loom}/story.md`]: "![A loom](./pictures/loom.png)\n\nIts [plan](./plan.pdf).",
      [`${loom}/plan.pdf`]: "%PDF-1.7",
      [`${loom}/manual.pdf`]: "%PDF-1.7",
      [`${loom}/pictures/loom.png`]: png,
      [`${loom}/notes.md`]: "mine",
      // Files that only translations refer to.
      [`${loom}/project.de.json`]: '{ "links": [{ "href": "./handbuch.pdf" }] }',
      [`${loom}/handbuch.pdf`]: "%PDF-1.7",
      [`${loom}/story.de.md`]: "![Ein Webstuhl](./pictures/webstuhl.png)",
      [`${loom}/pictures/webstuhl.png`]: png,
      "home.de.json": '{ "photo": { "src": "./foto.png" } }',
      "foto.png": png,
    })
    const manual = '"links": [{ "label": "Manual", "href": "./manual.pdf" }]'
    replaceIn(content, `${loom}/project.json`, '"title"', `"story": "./story.md",\n  ${manual},\n  "title"`)
    const folder = writeContent(content)
    expect((await runOnContent("clear", folder, ["--yes"])).output).toContain("Deleted 24 files")
    expect(existsSync(join(folder, "foto.png"))).toBe(false)
    expect(readdirSync(join(folder, loom))).toEqual(["notes.md"])
  })

  test("keeps files that belong neither to the content nor to its declarations, and says so", async () => {
    const mine = ["works/thesis/thesis.pdf", "projects/.git/HEAD", "projects/01-engine/budget.ods", "projects/shot.png"]
    writeFiles(directory, Object.fromEntries(mine.map((file) => [file, "mine"])))
    const { output, status } = await run("clear", "--yes")
    expect(status).toBe(0)
    expect(output).toContain("Deleted 14 files")
    expect(output).toContain(
      "Kept, because the site does not know what they are: projects/01-engine/budget.ods, projects/shot.png, works/thesis/thesis.pdf. Move them out of works and projects.\n",
    )
    expect(Object.keys(snapshot(directory))).toEqual(
      [...mine, "engine.svg", "home.json", "portrait.svg", "site.json", "technologies.json"].sort(),
    )
    expect(readdirSync(join(directory, "works"))).toEqual(["thesis"])
  })

  test("refuses a folder that is not a site's content, such as a home folder", async () => {
    const home = temporaryFolder()
    writeFiles(home, { "works/thesis/thesis.pdf": "mine" })
    const before = readdirSync(home, { recursive: true })
    const { output, refusal, status } = await runOnContent("clear", home, ["--yes"])
    expect({ output, refusal, status }).toEqual({
      output: "",
      refusal: `${home} has files but no site.json, so it is not a site's content. Nothing was done. Choose another folder with CONTENT_DIR.\n`,
      status: 1,
    })
    expect(readdirSync(home, { recursive: true })).toEqual(before)
  })
})
