import { z } from "zod"
import { mapPages, MOVABLE_PAGES, type MovablePage, type PageName, PAGES } from "../../site-pages"
import { flag, key, list, origin, scriptAddress, siteAddress, text } from "../fields"
import { knownLocale } from "../words"
import { look } from "./look"

const languageTag = z
  .string()
  .regex(
    /^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|\d{3}))?(-([A-Za-z0-9]{5,8}|\d[A-Za-z0-9]{3}))*(-[a-wyz0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$/,
    { error: "a language tag such as en or zh-HK", abort: true },
  )
  .refine((tag) => knownLocale(tag) !== undefined, "Expected a language tag that browsers accept, such as en or zh-HK")
  .meta({ description: "A language tag.", examples: ["zh-HK"] })

const pageDescription = z
  .strictObject({
    title: text(
      "The page's title in the browser's tab and, except for the home page, in the bar, the menu and links to it.",
      "Works",
    ).optional(),
    description: text(
      "What search engines and link previews say about the page.",
      "What I did at work, in screenshots.",
    ).optional(),
  })
  .meta({ id: "PageDescription", description: "A page's title and description." })

export const pageAddress = key("The page's name in addresses: `arbeiten` makes it `/arbeiten/`.", "arbeiten").meta({
  id: "PageAddress",
})

const movablePageDescription = pageDescription
  .extend({
    address: pageAddress.optional(),
    formerAddresses: list(
      pageAddress,
      "Addresses that the page had before, except the default one. They and the addresses of pages below them redirect to the new ones.",
    ),
  })
  .meta({ id: "MovablePageDescription", description: "A page's title, description and address." })

const described = <Page extends z.ZodType>(page: Page, { path }: (typeof PAGES)[PageName]) =>
  page.optional().meta({
    description: `The page \`${path}\`. If left out, its texts come from \`words.json\` or from the language.`,
  })

const movablePages = Object.fromEntries(
  MOVABLE_PAGES.map((name) => [name, described(movablePageDescription, PAGES[name])]),
  // `Object.fromEntries` widens the keys to `string`.
) as Record<MovablePage, ReturnType<typeof described<typeof movablePageDescription>>>

const script = z
  .strictObject({
    src: scriptAddress(
      "The script: an `https:` address, or a file in `static/`.",
      "https://gc.zgo.at/count.js",
      "/count.js",
    ),
    sendsTo: list(
      origin("An origin.", "https://ada.goatcounter.com"),
      "The origins that the script sends data to, besides your site. The browser blocks all others.",
    ),
    attributes: z
      .record(
        z.string().regex(/^data(-[a-z0-9]+)+$/, "the name of a data- attribute, such as data-website-id"),
        z.string(),
      )
      .default({})
      .meta({
        description: "The `data-` attributes that the service requires on its script.",
        examples: [{ "data-goatcounter": "https://ada.goatcounter.com/count" }],
      }),
  })
  .meta({ id: "SiteScript", description: "A script that all published pages load." })

export type SiteScript = z.infer<typeof script>

export const site = z
  .strictObject({
    brand: text("The logo's text, and the second half of every document title.", "Your Brand"),
    owner: text("Whose site it is, as shown in the footer's copyright line.", "Your Name"),
    siteUrl: siteAddress(
      "Where the site will live, without a slash at the end. Until you know, leave it out: then nothing that needs an address is written.",
      "https://example.com",
    ).optional(),
    host: z
      .enum(["github-pages", "netlify", "cloudflare-pages", "server"])
      .optional()
      .meta({
        description:
          "Where the site is published: the build writes the files that this host needs, and warns near its limits. Without it, it writes those for every host.",
        examples: ["github-pages"],
      }),
    language: languageTag.default("en").meta({
      description:
        "The language of the content, as a BCP 47 tag. The interface is in this language, too, if the template or `words.json` has words for it.",
      examples: ["en", "zh-HK"],
    }),
    languages: list(
      languageTag,
      "The languages of a site with several: first `language`, then those whose pages are under a path of their own, such as `/zh-HK/`. Translations are beside the files that they translate: `project.zh-HK.json`.",
    ),
    resume: flag(
      "Whether there is a résumé, made from the home page, works and projects: `/resume/` and `/resume.json`.",
      true,
    ),
    look: look.prefault({}),
    scripts: list(
      script,
      "Third-party scripts for all pages, such as visitor statistics; only in the published site, not under `npm start`.",
    ),
    pages: z
      .strictObject({ ...mapPages((page) => described(pageDescription, page)), ...movablePages })
      .default({})
      .meta({ id: "PageDescriptions", description: "Titles, descriptions and addresses of the pages." }),
    bar: z
      .array(z.enum(MOVABLE_PAGES))
      .optional()
      .meta({
        description:
          "The pages that the bar and the menu link to, in order; the footer links to the others. If left out, works and projects.",
        examples: [["projects", "works", "resume"]],
      }),
  })
  .meta({ id: "SiteContent", title: "Site", description: "`site.json`: the site as a whole." })

/** A host that the site can be published on: see `src/hosting/hosts.ts`. */
export type HostName = NonNullable<z.infer<typeof site>["host"]>
