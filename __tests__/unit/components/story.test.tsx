import { screen } from "@testing-library/react"
import { Story } from "../../../src/components/shared/story"
import { renderThemed } from "../../support/render-themed"

const SIZE = { width: 640, height: 400 }

function figure(original: string, alt: string, caption: string | null): Queries.StoryFragment {
  const gatsbyImageData = { ...SIZE, layout: "constrained" as const, images: { sources: [] } }
  const facts = { kind: "still" as const, type: "image/png", animation: null }
  const picture = { original, alt, ...SIZE, gatsbyImageData, ...facts }
  return { element: "figure", start: null, lines: [], caption, picture }
}

test("a numbered list starts with the number of its first item", () => {
  const line = [{ text: "Draw", marks: [], href: null }]
  const list = { element: "ol" as const, start: 3, lines: [line], caption: null, picture: null }
  renderThemed(<Story title="Park" blocks={[list]} />)
  expect(screen.getByRole("list")).toHaveAttribute("start", "3")
})

test("each picture of a story has a unique address, and its link a name, even if file names or texts are the same", () => {
  const files = ["a/shot.png", "b/shot.png", "shot-2.png"]
  const blocks = files.map((file, place) => figure(`/media/${file}`, place === 0 ? "" : "A shot", "Week 1"))
  renderThemed(<Story title="Park" blocks={blocks} />)
  expect(screen.getAllByRole("figure").map(({ id }) => id)).toEqual(["story/shot", "story/shot-2", "story/shot-2-2"])
  expect(screen.getAllByRole("link").map((link) => link.querySelector("img")?.alt)).toEqual([
    "Week 1",
    "A shot",
    "A shot",
  ])
})
