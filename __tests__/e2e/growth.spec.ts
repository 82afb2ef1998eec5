import { expect, test } from "@playwright/test"
import { z } from "zod"

const group = z.object({
  id: z.string(),
  content: z.array(z.object({ name: z.string(), img: z.record(z.string(), z.unknown()) })),
})

const pageData = z.object({
  result: z.object({
    data: z.object({
      works: z.array(z.object({ demo: z.array(z.object({ content: z.array(group) })) })),
      openGroup: z.object({ content: z.array(z.unknown()) }),
    }),
  }),
})

// What a visitor downloads depends on what is open, not on how much content there is: `works-growth.test.ts` measures its size.
test("/works/ has only each screenshot's name, link and size, and the open group's pictures", async ({ request }) => {
  const json = await (await request.get("/page-data/works/page-data.json")).text()
  const { works, openGroup } = pageData.parse(JSON.parse(json)).result.data
  const screenshots = works.flatMap(({ demo }) => demo.flatMap((tab) => tab.content.flatMap(({ content }) => content)))
  expect(screenshots.length).toBeGreaterThan(openGroup.content.length)
  for (const { img } of screenshots) expect(Object.keys(img).toSorted()).toEqual(["height", "original", "width"])

  const html = await (await request.get("/works/")).text()
  const miniatures = (text: string) => text.match(/data:image\/webp;base64,/g) ?? []
  expect(miniatures(json)).toHaveLength(openGroup.content.length)
  expect(miniatures(html)).toHaveLength(openGroup.content.length)
})
