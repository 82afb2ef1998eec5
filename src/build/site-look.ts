import path from "node:path"
import type { NodePluginArgs } from "gatsby"
import { contentNodes, siteContent } from "./site-media"
import { writeModule } from "./site-words"

/** What the browser knows of `look` in `site.json`. */
export type SiteLook = ReturnType<typeof lookOf>

const FILE = path.resolve("site-look.json")

/** Where webpack finds the module of `src/site-look.d.ts`. */
export const SITE_LOOK_ALIASES = { "site-look$": FILE }

/** Writes the look for the browser. */
export function writeSiteLook({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): void {
  if (contentNodes(getNodesByType, ["site"]).length > 0) writeModule(FILE, lookOf(siteContent(getNodesByType)))
}

/** The look of a site. Radii are in px. */
export const lookOf = ({ colours, look }: Pick<ReturnType<typeof siteContent>, "colours" | "look">) => ({
  colours,
  radius: { control: look.radius / 2, picture: look.radius },
  colourMode: look.colourMode,
  hasMotion: look.motion,
})
