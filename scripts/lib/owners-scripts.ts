import { filesIn } from "../../src/content/places"
import { changeFiles } from "./change-files"
import { isGatsbyPage } from "../../src/hosting/content-policy"
import type { SiteScript } from "../../src/content/kinds/site"

const escaped = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")

function scriptTag({ src, attributes }: SiteScript, prefix: string): string {
  const all = Object.entries({ src: src.startsWith("/") ? prefix + src : src, ...attributes })
  return `<script async ${all.map(([name, value]) => `${name}="${escaped(value)}"`).join(" ")}></script>`
}

/** Adds the scripts of `site.json` to the end of each page that Gatsby made, in the folder of a site that is not published yet. */
export async function addOwnersScripts(folder: string, scripts: readonly SiteScript[], prefix: string): Promise<void> {
  if (scripts.length === 0) return
  const tags = scripts.map((script) => scriptTag(script, prefix)).join("")
  const pages = (await filesIn(folder)).filter((name) => name.endsWith(".html"))
  await changeFiles(folder, pages, (html) => {
    const end = html.lastIndexOf("</body>")
    return isGatsbyPage(html) ? html.slice(0, end) + tags + html.slice(end) : html
  })
}
