import { sectionsOf } from "../../../src/components/projects/project-list"

test("a heading that occurs twice is shown once, above all of its projects", () => {
  const projects = [
    { title: "A", section: "Personal" },
    { title: "B", section: "Open Source" },
    { title: "C", section: "Personal" },
  ]
  expect(sectionsOf(projects).map(({ title, projects: own }) => [title, own.map((each) => each.title)])).toEqual([
    ["Personal", ["A", "C"]],
    ["Open Source", ["B"]],
  ])
})
