import { checkContent } from "../../../src/checker/check-content"
import { formatFault } from "../../../src/checker/fault"
import { sampleMedia, validContent, writeContent } from "./support/content-in-memory"

test("valid content has no fault, not even a warning", async () => {
  const directory = writeContent(await validContent())
  const { faults, contentFiles, mediaFiles } = await checkContent(directory)
  expect(faults.map((fault) => formatFault(fault, directory, directory))).toEqual([])
  expect({ contentFiles, mediaFiles }).toEqual({ contentFiles: 9, mediaFiles: 7 })
})

test.each(["png", "jpg", "webp", "avif", "tiff", "gif", "svg", "mp4", "webm"] as const)(
  "%s is supported",
  async (ending) => {
    const content = await validContent()
    const bytes = (await sampleMedia())[ending]
    content.set(`projects/02-loom/demo.${ending}`, bytes)
    content.set(
      "projects/02-loom/project.json",
      JSON.stringify({ title: "Loom", section: "A", desc: "B", img: [{ src: `./demo.${ending}`, alt: "Weaving" }] }),
    )
    expect((await checkContent(writeContent(content))).faults).toEqual([])
  },
)
