import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import type { MediaReference } from "../content/fields"
import { TYPEFACES, type TypefaceName } from "../content/typefaces"
import { resolveMedia } from "../media/resolve"
import { contentNodes, type ContentNode, directoryOf, siteContent, siteMedia } from "./site-media"
import { writeModule } from "./site-words"

/** What the browser knows of `look` in `site.json`. */
export type SiteLook = Awaited<ReturnType<typeof lookOf>>

const FILES = { look: path.resolve("site-look/look.json"), fonts: path.resolve("site-look/fonts.js") }

/** Where webpack finds the modules of `src/site-look.d.ts`. */
export const SITE_LOOK_ALIASES = { "site-look$": FILES.look, "site-look/fonts$": FILES.fonts }

/** The module of a typeface's files: only these are published. */
function fontModule(name: TypefaceName): string {
  const from = `@fontsource-variable/${name}`
  return [
    `export { default as LATIN_URL } from "${from}/files/${name}-latin-wght-normal.woff2"`,
    `export { default as EXTENDED_URL } from "${from}/files/${name}-latin-ext-wght-normal.woff2"`,
    `export { default as UNICODE_RANGES } from "${from}/unicode.json"`,
  ].join("\n")
}

/** Writes the look for the browser. */
export async function writeSiteLook(args: CreatePagesArgs): Promise<void> {
  const [site] = contentNodes(args.getNodesByType, ["site"])
  if (!site) return
  writeModule(FILES.fonts, fontModule(siteContent(args.getNodesByType).look.typeface))
  writeModule(FILES.look, await lookOf(site, args))
}

async function lookOf(site: ContentNode, { getNodesByType, pathPrefix }: CreatePagesArgs) {
  const { brand, colours, look } = siteContent(getNodesByType)
  const logoOf = async (reference: MediaReference) => {
    const desk = siteMedia(getNodesByType, pathPrefix)
    const { alt, width, height, gatsbyImageData } = await resolveMedia({ reference }, directoryOf(site), desk)
    const { fallback, sources } = gatsbyImageData?.images ?? {}
    const webp = sources?.find(({ type }) => type === "image/webp")
    return { alt: alt ?? brand, width, height, src: fallback?.src, srcSet: webp?.srcSet }
  }
  return {
    colours,
    typeface: TYPEFACES[look.typeface],
    radius: { control: look.radius / 2, picture: look.radius },
    colourMode: look.colourMode,
    hasMotion: look.motion,
    logo: look.logo === undefined ? null : await logoOf(look.logo),
    logoDark: look.logoDark === undefined ? null : await logoOf(look.logoDark),
  }
}
