import { z } from "zod"

/** A line of text that a page shows. It can't be empty, so that a forgotten value is noticed. */
export const text = (description: string, ...examples: string[]) =>
  z.string().trim().min(1).meta({ description, examples })

/** Declares a text that must match `pattern` and pass `isValid`. Error messages call what is expected `form`. */
const patternText =
  (pattern: RegExp, form: string, isValid: (value: string) => boolean = () => true) =>
  (description: string, ...examples: string[]) =>
    z
      .string()
      .regex(pattern, { error: form, abort: true })
      .refine(isValid, `expected ${form}`)
      .meta({ description, examples })

/** A key used in addresses. */
export const key = patternText(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "lower-case letters, digits and single hyphens, such as revamp-ui",
)

/** The address that a link leads to: a web page, mail, telephone or file. */
export const href = patternText(
  /^((https?:\/\/|mailto:|tel:|\/(?![/\\]))\S+|\.\/.*\S)$/,
  "an address without spaces that starts with https:, http:, mailto: or tel:, or a file: ./cv.pdf beside this one, or /cv.pdf in static/",
)

/** Whether a link leads to a file beside the content file. Such files are published under their own names. */
export const isRelativeLink = (address: string) => address.startsWith("./")

/** The address of a site, or of a folder on one. Paths are appended to it. */
export const siteAddress = patternText(
  /^https?:\/\/[^\s/?#<>[\]\\^|%@:]+(:\d+)?(\/[\w.~@-]+)*$/,
  "an address such as https://ada.example or https://ada.example/portfolio, its path of letters, digits and hyphens, without a slash at its end",
  (address) => URL.canParse(address),
)

/** The address of a script that all pages load. */
export const scriptAddress = patternText(
  /^(https:\/\/[^\s/?#]+\/\S+|\/(?![/\\])\S+)$/,
  "an address that starts with https:, or the path of a file in static/, such as /count.js",
)

/** Another site, as content policies name it. */
export const origin = patternText(
  /^(https|wss):\/\/[a-zA-Z0-9.-]+(:\d+)?$/,
  "an origin: https: or wss: and a host, without a path, such as https://ada.goatcounter.com",
)

export const colour = patternText(/^#([0-9a-fA-F]{3}){1,2}$/, "a colour such as #0B6A66")

/** True or false. The example in the documentation is the opposite of the default. */
export const flag = (description: string, fallback = false) =>
  z
    .boolean()
    .default(fallback)
    .meta({ description, examples: [!fallback] })

/** A list that may be empty or left out. */
export const list = <Entry extends z.ZodType>(entry: Entry, description: string) =>
  z.array(entry).default([]).meta({ description })

const pixels = (side: string, example: number) =>
  z
    .int()
    .positive()
    .optional()
    .meta({
      description: `${side} in pixels: required for an external address, ignored for a file.`,
      examples: [example],
    })

const percent = (from: string, example: number) =>
  z
    .number()
    .min(0)
    .max(100)
    .meta({ description: `${from}, in per cent.`, examples: [example] })

const mediaSource = z
  .string()
  .min(1)
  .meta({
    description: "A file beside the JSON file that refers to it (`./name.png`), or an `https:` address.",
    examples: ["./table-management.png", "https://example.com/shot.png"],
  })

/**
 * A picture or a video that content refers to: either just its file or address, or an object with an alternative text and,
 * for an external address, whose size the build cannot know, a width and a height in pixels.
 */
export const mediaReference = z
  .union([
    mediaSource,
    z.strictObject({
      src: mediaSource,
      alt: z
        .string()
        .optional()
        .meta({
          description:
            "What the picture shows, for those who cannot see it. Empty for decoration. Without it, the picture's name is read out.",
          examples: ["A plan of the restaurant with the occupied tables in teal"],
        }),
      focus: z
        .strictObject({ x: percent("From the left", 50), y: percent("From the top", 35) })
        .optional()
        .meta({
          id: "Focus",
          description:
            "The point that a crop keeps in view. If left out, 50 and 35 in a portrait picture, and the top of others.",
        }),
      width: pixels("Width", 1440),
      height: pixels("Height", 900),
    }),
  ])
  .meta({ id: "Media", description: "A picture or a video: a string, or an object with `src` and `alt`." })

/** A picture or a video as the owner writes it. */
export type MediaReference = z.infer<typeof mediaReference>

/** A Markdown file beside the content file: see `src/content/story.ts`. */
export const storyReference = z
  .string()
  .regex(/^\.\/[^/\\]+\.md$/, "a Markdown file beside this one, such as ./story.md")
  .meta({
    id: "Story",
    description:
      'A Markdown file beside this one, shown on its own page: headings (## and ###), paragraphs, lists, emphasis, code, links, and pictures beside it in paragraphs of their own, with a caption as title: `![What it shows](./picture.png "Its caption")`. No HTML.',
    examples: ["./story.md"],
  })

/** A technology's label. One that is not in the registry renders nothing; the checker warns about it. */
export const technologyLabel = z
  .string()
  .min(1)
  .meta({
    id: "TechnologyLabel",
    description: "A label of the technology registry (`technologies.json`).",
    examples: ["Typescript"],
  })

/** A reference to a screenshot or a project of the site. The checker makes sure that it exists. */
export const featuredReference = z
  .string()
  .min(1)
  .meta({
    id: "FeaturedReference",
    description:
      "A screenshot: `works/`, the `value` of its work and of its tab, its group's folder without the number, and its name as in addresses: in lower case, with hyphens. Or a project: `projects/` and its folder without the number.",
    examples: ["works/company/revamp-ui/after/food-item", "projects/park-and-charge"],
  })
