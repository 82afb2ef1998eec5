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

test("CHROMIUM_PATH goes before what is on the path", () => {
  const chosen = program("my-browser")
  program("chromium")
  expect(findChromium({ CHROMIUM_PATH: chosen, PATH: folder })).toBe(chosen)
})

test("a CHROMIUM_PATH without a program there is no browser", () => {
  program("chromium")
  expect(findChromium({ CHROMIUM_PATH: path.join(folder, "nothing"), PATH: folder })).toBeNull()
})

test.each(["chromium", "google-chrome"])("%s is found on the path", (name) => {
  const file = program(name)
  expect(findChromium({ PATH: `/nowhere${path.delimiter}${folder}` })).toBe(file)
})

test("the tests use the program without windows if it is there", () => {
  const chromium = program("chromium")
  expect(findHeadlessShell({ PATH: folder })).toBe(chromium)
  const shell = program("chromium-headless-shell")
  expect(findHeadlessShell({ PATH: folder })).toBe(shell)
  expect(findHeadlessShell({ PATH: folder, CHROMIUM_PATH: chromium })).toBe(chromium)
  expect(findChromium({ PATH: folder })).toBe(chromium)
})
