import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { filesIn } from "../../src/content/places"
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
  for (const page of (await filesIn(folder)).filter((name) => name.endsWith(".html"))) {
    const file = path.join(folder, page)
    const html = await readFile(file, "utf8")
    const end = html.lastIndexOf("</body>")
    if (isGatsbyPage(html)) await writeFile(file, html.slice(0, end) + tags + html.slice(end))
  }
}
