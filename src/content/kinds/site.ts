import { z } from "zod"
import { siteAddress, text } from "../fields"

const pageDescription = z
  .strictObject({
    title: text("The page's title, shown before the brand in the browser's tab.", "Works"),
    description: text("What search engines and link previews say of the page.", "What I did at work, in screenshots."),
  })
  .meta({ id: "PageDescription", description: "A page's title and description." })

// One declaration described four times, because an id may be declared only once.
const page = (what: string) => pageDescription.meta({ description: what })

/** The site as a whole: its brand, address and the titles of its pages. */
export const site = z
  .strictObject({
    brand: text("The logo's text, and the second half of every document title.", "Your Brand"),
    owner: text("Whose site it is: the footer's copyright line.", "Your Name"),
    siteUrl: siteAddress("Where the site will live, without a slash at the end.", "https://example.com"),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, "a language tag such as en or zh-HK")
      .default("en")
      .meta({ description: "The language of the content, as a BCP 47 tag.", examples: ["en", "zh-HK"] }),
    pages: z
      .strictObject({
        home: page("The first page, `/`."),
        works: page("The works, `/works`."),
        projects: page("The projects, `/projects`."),
        notFound: page("What unknown addresses show."),
      })
      .meta({ id: "PageDescriptions", description: "Titles and descriptions of the pages." }),
  })
  .meta({ id: "SiteContent", title: "Site", description: "`site.json`: the site as a whole." })
