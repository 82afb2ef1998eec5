import { createHash } from "node:crypto"
import path from "node:path"
import type { CreatePagesArgs, Node } from "gatsby"
import { KINDS, type KindName, REQUIRED_KINDS } from "../content/kinds"
import { isLinked, PAGE_NAMES, type PageContext, type PageName, PAGES } from "../site-pages"
import { byFolder } from "./create-schema-customization"
import { FINGERPRINT } from "../media/settings"
import { contentNodes, type ContentNode } from "./site-media"

/** Creates the site's pages, but for those that would be empty. Stops the build when the content lacks a file that no page can do without. */
export function createContentPages({ actions, getNodesByType, reporter, pathPrefix }: CreatePagesArgs): void {
  const nodes = (kind: KindName): ContentNode[] => contentNodes(getNodesByType, [kind])
  const missing = REQUIRED_KINDS.filter((kind) => nodes(kind).length === 0)
  if (missing.length > 0) {
    const files = missing.map((kind) => KINDS[kind].fileName).join(", ")
    reporter.panicOnBuild(
      `The content folder lacks ${files}. CONTENT_DIR chooses the folder; without it, it is ./content.`,
    )
    return
  }
  const { pages: entries } = KINDS.site.schema.pick({ pages: true }).loose().parse(nodes("site")[0])
  const made = PAGE_NAMES.filter((name) => {
    const page = PAGES[name]
    return !("shows" in page) || nodes(page.shows).length > 0
  })
  const context = {
    pages: made.filter(isLinked).map((name) => ({ name, title: entries[name].title })),
    openGroup: firstGroup(nodes("work"), nodes("tab"), nodes("group"))?.id ?? null,
    openProject: inOrder(nodes("project"))[0]?.id ?? null,
    media: createHash("sha256")
      .update(pathPrefix + FINGERPRINT)
      .digest("hex")
      .slice(0, 8),
  }
  for (const name of made) {
    const { path: address, template } = PAGES[name]
    for (const each of [address, ...copiesOf(name)]) {
      actions.createPage<PageContext>({
        path: each,
        component: path.resolve("src/templates", template),
        context: { name, ...entries[name], ...context },
      })
    }
  }
}

/** Gatsby makes its copy `/404.html` once: in `gatsby develop` it is gone after the first edit, while every open page still asks for its data. */
const copiesOf = (name: PageName): string[] =>
  name === "notFound" && process.env.gatsby_executing_command === "develop" ? ["/404.html"] : []

/** The first group of the first tab of the first work: the one that is open when the works page is. */
export function firstGroup(
  works: readonly ContentNode[],
  tabs: readonly ContentNode[],
  groups: readonly ContentNode[],
): Node | undefined {
  const inside = (children: readonly ContentNode[], parent: ContentNode | undefined) =>
    inOrder(children.filter((child) => parent && child.fields.folder.startsWith(`${parent.fields.folder}/`)))[0]
  return inside(groups, inside(tabs, inOrder(works)[0]))
}

const inOrder = (nodes: readonly ContentNode[]): ContentNode[] => nodes.toSorted(byFolder)
