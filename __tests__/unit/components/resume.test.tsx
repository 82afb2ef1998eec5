import { screen, within } from "@testing-library/react"
import { Resume } from "../../../src/components/resume/resume"
import { renderThemed } from "../../support/render-themed"

const LISTS = { bio: [], techIUse: [], currentlyLearning: [], interests: [], connect: [] }
const HOME = { name: "Ada", tagline: "Engineer", ...LISTS }

const LANGUAGE = { title: "English", place: null, period: null, href: null, text: null }

test("a language is listed with its level, place, period and link", () => {
  const french = { title: "French", place: "Lyon", period: "2019", href: "https://delf.example/ada", text: "fluent" }
  const entries = [LANGUAGE, french, { ...LANGUAGE, title: "German", text: "basic" }]
  const languages = { section: "languages" as const, title: "Languages", entries, storyBlocks: [] }
  const home = { ...HOME, sections: [languages] }
  renderThemed(
    <Resume home={home} works={[]} projects={[]} registry={{ technologies: [] }} site={null} hasPdf={false} />,
  )
  const section = within(screen.getByRole("region", { name: "Languages" }))
  expect(section.getByText("English, French (fluent, Lyon, 2019), German (basic)")).toBeVisible()
  expect(section.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([french.href])
})
