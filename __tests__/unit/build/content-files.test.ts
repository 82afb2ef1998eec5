import path from "node:path"
import { isForeignJson } from "../../../src/build/content-source"
import { kindOfFile, ownersContentDirectory } from "../../../src/content/places"

test.each([
  ["site.json", "site"],
  ["home.json", "home"],
  ["technologies.json", "technologies"],
  ["works/01-company/work.json", "work"],
  ["works/01-company/02-ui/tab.json", "tab"],
  ["works/01-company/02-ui/03-before/group.json", "group"],
  ["projects/01-map/project.json", "project"],
  ["projects/project.json", undefined],
  ["projects/01-map/demos/project.json", undefined],
  ["works/01-company/group.json", undefined],
  ["package.json", undefined],
  ["siteXjson", undefined],
])("the kind of %s is %s", (file, kind) => {
  expect(kindOfFile(file)).toBe(kind)
})

test("JSON that is not content is ignored, media are not", () => {
  const directory = path.resolve("content")
  const foreign = (file: string) => isForeignJson(directory, path.join(directory, file))
  expect(foreign(".vscode/settings.json")).toBe(true)
  expect(foreign("projects/01-map/project.json")).toBe(false)
  expect(foreign("projects/01-map/map.png")).toBe(false)
})

test("the content folder is CONTENT_DIR, by default ./content", () => {
  expect(ownersContentDirectory({})).toBe(path.resolve("content"))
  expect(ownersContentDirectory({ CONTENT_DIR: "" })).toBe(path.resolve("content"))
  expect(ownersContentDirectory({ CONTENT_DIR: "../mine" })).toBe(path.resolve("../mine"))
})
