import path from "node:path"
import { isForeignJson } from "../../../src/build/content-source"
import { ownersContentDirectory } from "../../../src/content/places"

test("JSON that is no content is left alone, media are not", () => {
  const directory = path.resolve("content")
  const foreign = (file: string) => isForeignJson(directory, path.join(directory, file))
  expect(foreign(".vscode/settings.json")).toBe(true)
  expect(foreign("projects/01-map/project.json")).toBe(false)
  expect(foreign("projects/01-map/map.png")).toBe(false)
})

test("the content folder is CONTENT_DIR, else ./content", () => {
  expect(ownersContentDirectory({})).toBe(path.resolve("content"))
  expect(ownersContentDirectory({ CONTENT_DIR: "" })).toBe(path.resolve("content"))
  expect(ownersContentDirectory({ CONTENT_DIR: "../mine" })).toBe(path.resolve("../mine"))
})
