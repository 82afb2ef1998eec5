import { readFileSync } from "node:fs"
import path from "node:path"
import { contentMigrate, migrated } from "../../../scripts/content-migrate"
import { darkIcons, MIGRATIONS } from "../../../src/content/migrations"
import { callCommand } from "../../support/command"
import { temporaryFolder, writeFiles } from "../../support/temporary-folder"

/** Part of version 1's registry, with an edit by the owner. */
const VERSION_1 = `{
  "technologies": [
    { "label": "HTML", "icon": "logos:html-5", "colour": "#e44d26" },
    { "label": "Javascript", "icon": "logos:javascript", "colour": "#f7df1e" },
    { "label": "Vue", "icon": "logos:vue", "colour": "#123456", "invertInDark": false },
    { "label": "AWS", "icon": "logos:aws", "colour": "#ff9900", "invertInDark": true },
    { "label": "Own", "icon": "./icons/own.svg", "colour": "#444444" }
  ]
}
`

test("version 1's dark icons are inverted in the dark theme, unless the owner decided otherwise", async () => {
  const { text, done } = await migrated(VERSION_1, [darkIcons])
  expect(text).toBe(VERSION_1.replace(`"colour": "#e44d26" }`, `"colour": "#e44d26", "invertInDark": true }`))
  expect(done).toEqual([darkIcons])
})

test.each(["{ not json", "[]", `{ "technologies": 3 }`, `{ "technologies": [3] }`])(
  "broken content is left unchanged: %s",
  async (broken) => expect(await migrated(broken, MIGRATIONS)).toEqual({ text: broken, done: [] }),
)

test("the owner's formatting is kept", async () => {
  const own = `{"technologies": [\n\n{"icon": "logos:dart"}]}`
  const { text } = await migrated(own, MIGRATIONS)
  expect(text).toMatch(/^\{"technologies": \[\n\n\{"icon": "logos:dart", ?"invertInDark": ?true\}\]\}$/)
})

test("content:migrate writes and reports what has to change, and does nothing the second time", async () => {
  const folder = temporaryFolder()
  writeFiles(folder, { "technologies.json": VERSION_1, "projects/01-mine/project.json": "{}" })
  const first = await callCommand(contentMigrate, [], { CONTENT_DIR: folder })
  expect(first).toMatchObject({ status: 0, refusal: "" })
  expect(first.output).toMatch(/technologies\.json {2}for 2\.0\.0: icons that can't be seen in the dark/)
  expect(readFileSync(path.join(folder, "technologies.json"), "utf8")).toContain(`"#e44d26", "invertInDark": true`)
  const second = await callCommand(contentMigrate, [], { CONTENT_DIR: folder })
  expect(second.output).toBe("The content is up to date with this version.\n")
})

test("content:migrate refuses a file with a syntax error, because the part after it would never be migrated", async () => {
  const folder = temporaryFolder()
  const broken = VERSION_1.replace(`"#e44d26" }`, `"#e44d26"`)
  writeFiles(folder, { "technologies.json": broken })
  const { status, refusal } = await callCommand(contentMigrate, [], { CONTENT_DIR: folder })
  expect({ status, refusal }).toEqual({
    status: 1,
    refusal: expect.stringMatching(/technologies\.json:4:5 {2}error .*again/s) as string,
  })
  expect(readFileSync(path.join(folder, "technologies.json"), "utf8")).toBe(broken)
  const missing = await callCommand(contentMigrate, [], { CONTENT_DIR: path.join(folder, "none") })
  expect(missing.refusal).toMatch(/^There is no .*none: set CONTENT_DIR\.\n$/)
})
