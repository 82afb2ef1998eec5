import path from "node:path"
import { ownFileLink } from "../../../src/build/linked-files"

test.each([
  ["./cv.pdf", "cv.pdf"],
  ["./Lebenslauf Müller.pdf", "Lebenslauf-Müller.pdf"],
  ["./简历.pdf", "简历.pdf"],
])("%s is published under its name, in any script", (href, name) => {
  const find = (file: string) => ({ path: file, digest: "0123456789abcdef" })
  expect(path.basename(ownFileLink(href, "/content", find))).toBe(name)
})
