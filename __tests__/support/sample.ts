import { readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { SAMPLE_CONTENT } from "../../scripts/lib/sample"
import { home } from "../../src/content/kinds/home"
import { site } from "../../src/content/kinds/site"
import { mapPages } from "../../src/site-pages"
import { EN } from "../../src/words/en"

/** Reads a content file as a build does. */
export function readContentFile<Schema extends z.ZodType>(schema: Schema, file: string): z.infer<Schema> {
  const { $schema, ...content } = z.looseObject({}).parse(JSON.parse(readFileSync(file, "utf8")))
  return schema.parse(content)
}

/** The sample's texts, where the specification leaves the wording to the owner. */
const sample = readContentFile(site, path.join(SAMPLE_CONTENT, "site.json"))
export const SITE = {
  ...sample,
  pages: mapPages((_, name) => {
    const { title, description } = EN.pages[name]
    return { title: sample.pages[name]?.title ?? title, description: sample.pages[name]?.description ?? description }
  }),
}
export const HOME = readContentFile(home, path.join(SAMPLE_CONTENT, "home.json"))

/** The pages of the site. */
export const PAGES = [
  { name: "home", path: "/", heading: HOME.name, ...SITE.pages.home },
  { name: "works", path: "/works/", heading: SITE.pages.works.title, ...SITE.pages.works },
  { name: "projects", path: "/projects/", heading: SITE.pages.projects.title, ...SITE.pages.projects },
  { name: "not found", path: "/404/", heading: `404 ${SITE.pages.notFound.description}`, ...SITE.pages.notFound },
  { name: "résumé", path: "/resume/", heading: HOME.name, ...SITE.pages.resume },
]

/** Those, and the page of one work and one project. */
export const ALL_PAGES = [
  ...PAGES,
  { name: "a work", path: "/works/company/" },
  { name: "a project", path: "/projects/park-and-charge/" },
]

/** The demo of the work: its tabs, their gallery groups, and the screenshots of each. */
export const DEMO = [
  {
    tab: "Revamp - UI",
    groups: ["Before", "After"].map((title) => ({
      title,
      shots: ["Table Management", "Close and Settlement", "Food Item", "Item Detail"],
    })),
  },
  {
    tab: "Revamp - Mobile UI",
    groups: ["Before", "After"].map((title) => ({
      title,
      shots: ["Table Management", "Order Management"],
    })),
  },
  {
    tab: "New Features",
    groups: [
      { title: "Food Order Status", shots: ["Before change", "After change"] },
      {
        title: "Member Dashboard",
        shots: ["Dashboard", "Member info", "Member order history", "Order history detail", "Member point"],
      },
      {
        title: "Order Management",
        shots:
          "Main board, Order status filter 1, Order status filter 2, Payment filter before, Payment filter after, Day range filter".split(
            ", ",
          ),
      },
    ],
  },
]

/** The projects: what the specification says about each, in the sample's words. */
export const PROJECTS = [
  {
    title: "Park And Charge",
    section: "Personal",
    feat: "18 districts selection, Embedded map view, Car park drop-pin, Real-time vacancy update, Animated zoom-in".split(
      ", ",
    ),
    techIcons: ["Typescript", "React Native", "Redux", "Nodejs", "Express", "MongoDB", "EC2"],
    platforms: ["iOS"],
  },
  {
    title: "Uni-Piece",
    section: "Academy",
    feat: ["User system", "Marketplace explore", "Artist profile", "Product detail"],
    platforms: [],
  },
  {
    title: "Braille AI",
    section: "Academy",
    feat: ["Picture upload", "Real-time camera detection"],
    platforms: [],
  },
  {
    title: "Virtual Memories",
    section: "Academy",
    feat: ["User system", "Create post"],
    platforms: [],
  },
]

/** The labels that technology badges recognise. */
export const TECHNOLOGIES = `
  HTML, CSS, Javascript, Nodejs, Typescript, Express, MongoDB, PostgreSQL, React, React Native, Redux,
  Tailwindcss, Python, Tensorflow, AWS, EC2, S3, Route53, Feathers.js, Rust, NativeScript, Dart,
  Flutter, Solidity, Blender, Nuxt, Vue`
  .split(",")
  .map((name) => name.trim())
