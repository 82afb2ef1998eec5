import { checkContent } from "../../../src/checker/check-content"
import { formatFault } from "../../../src/checker/fault"
import { validContent, writeContent } from "./support/content-in-memory"

test("valid content has no fault, not even a warning", async () => {
  const directory = writeContent(await validContent())
  const { faults, contentFiles, mediaFiles } = await checkContent(directory)
  expect(faults.map((fault) => formatFault(fault, directory, directory))).toEqual([])
  expect({ contentFiles, mediaFiles }).toEqual({ contentFiles: 9, mediaFiles: 7 })
})
