import { checkContent } from "../../../src/checker/check-content"
import { sampleMedia, textOf, validContent, writeContent } from "./support/content-in-memory"

test("a story has no fault, its pictures are in use, and notes beside it are nobody's business", async () => {
  const content = await validContent()
  const { png } = await sampleMedia()
  const project = textOf(content, "projects/02-loom/project.json")
  content.set("projects/02-loom/project.json", project.replace('"title"', '"story": "./story.md",\n  "title"'))
  const picture = '![A loom at work](./my%20loom.png "At work")'
  content.set("projects/02-loom/story.md", `## Why\n\nA *loom*, see [it](https://loom.example).\n\n${picture}\n`)
  content.set("projects/02-loom/my loom.png", png)
  content.set("projects/02-loom/notes.md", "# <b>mine</b>")
  content.set("projects/drafts/idea.md", "# A third")
  const directory = writeContent(content)
  expect((await checkContent(directory)).faults).toEqual([])
})
