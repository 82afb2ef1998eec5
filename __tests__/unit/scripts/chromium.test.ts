import { chmodSync, writeFileSync } from "node:fs"
import path from "node:path"
import { findChromium, findHeadlessShell } from "../../../scripts/lib/chromium"
import { temporaryFolder } from "../../support/temporary-folder"

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

function program(name: string) {
  const file = path.join(folder, name)
  writeFileSync(file, "#!/bin/sh\n")
  chmodSync(file, 0o755)
  return file
}

test("CHROMIUM_PATH takes precedence over PATH; if its file is missing or a folder, no browser is found", () => {
  const chosen = program("my-browser")
  program("chromium")
  expect(findChromium({ CHROMIUM_PATH: chosen, PATH: folder })).toBe(chosen)
  expect(findChromium({ CHROMIUM_PATH: path.join(folder, "nothing"), PATH: folder })).toBeNull()
  expect(findChromium({ CHROMIUM_PATH: folder, PATH: path.dirname(folder) })).toBeNull()
})

test.each(["chromium", "google-chrome"])("%s is found on PATH", (name) => {
  const file = program(name)
  expect(findChromium({ PATH: `/nowhere${path.delimiter}${folder}` })).toBe(file)
})

test("the tests use the headless shell if it is installed", () => {
  const chromium = program("chromium")
  expect(findHeadlessShell({ PATH: folder })).toBe(chromium)
  const shell = program("chromium-headless-shell")
  expect(findHeadlessShell({ PATH: folder })).toBe(shell)
  expect(findHeadlessShell({ PATH: folder, CHROMIUM_PATH: chromium })).toBe(chromium)
  expect(findChromium({ PATH: folder })).toBe(chromium)
})
