import { render, screen } from "@testing-library/react"
import { Story } from "../../../src/components/shared/story"
import { createStyleCache, ThemeRoot } from "../../../src/theme/theme-root"

const SIZE = { width: 640, height: 400 }

function figure(original: string, alt: string, caption: string | null): Queries.StoryFragment {
  const gatsbyImageData = { ...SIZE, layout: "constrained" as const, images: { sources: [] } }
  const picture = {
    original,
    alt,
    ...SIZE,
    gatsbyImageData,
    kind: "still" as const,
    type: "image/png",
    animation: null,
  }
  return { element: "figure", start: null, lines: [], caption, picture }
}

test("a numbered list starts with the number of its first item", () => {
  const line = [{ text: "Draw", marks: [], href: null }]
  const list = { element: "ol" as const, start: 3, lines: [line], caption: null, picture: null }
  render(
    <ThemeRoot cache={createStyleCache()}>
      <Story title="Park" blocks={[list]} />
    </ThemeRoot>,
  )
  expect(screen.getByRole("list")).toHaveAttribute("start", "3")
})

test("each picture of a story has a unique address, and its link a name, even if file names or texts are the same", () => {
  const files = ["a/shot.png", "b/shot.png", "shot-2.png"]
  const blocks = files.map((file, place) => figure(`/media/${file}`, place === 0 ? "" : "A shot", "Week 1"))
  render(
    <ThemeRoot cache={createStyleCache()}>
      <Story title="Park" blocks={blocks} />
    </ThemeRoot>,
  )
  expect(screen.getAllByRole("figure").map(({ id }) => id)).toEqual(["story/shot", "story/shot-2", "story/shot-2-2"])
  expect(screen.getAllByRole("link").map((link) => link.querySelector("img")?.alt)).toEqual([
    "Week 1",
    "A shot",
    "A shot",
  ])
})
