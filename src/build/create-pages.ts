import path from "node:path"
import type { CreatePagesArgs, Node } from "gatsby"
import { KINDS, type KindName, REQUIRED_KINDS } from "../content/kinds"
import { byFolder } from "./create-schema-customization"
import { FINGERPRINT } from "../media/settings"
import { createHash } from "node:crypto"
import { contentNodes, type ContentNode } from "./site-media"

/** What every page knows about itself. */
export interface PageContext {
  /** The page's title. */
  title: string
  /** Node id of the gallery group that is open at first, or null if there is none. */
  openGroup: string | null
  /** Node id of the project that is open at first, or null if there is none. */
  openProject: string | null
  /** Changes when addresses of media do, so that Gatsby runs the page's query again. */
  media: string
}

/** The pages by the name `site.json` gives them. Gatsby copies `/404/` to `/404.html`, which hosts look for. */
const PAGES = [
  { name: "home", path: "/", template: "home.tsx" },
  { name: "works", path: "/works/", template: "works.tsx" },
  { name: "projects", path: "/projects/", template: "projects.tsx" },
  { name: "notFound", path: "/404/", template: "not-found.tsx" },
] as const

/** Creates the site's pages. Stops the build when the content lacks a file that no page can do without. */
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
  const { pages } = KINDS.site.schema.pick({ pages: true }).loose().parse(nodes("site")[0])
  const context = {
    openGroup: firstGroup(nodes("work"), nodes("tab"), nodes("group"))?.id ?? null,
    openProject: inOrder(nodes("project"))[0]?.id ?? null,
    media: createHash("sha256")
      .update(pathPrefix + FINGERPRINT)
      .digest("hex")
      .slice(0, 8),
  }
  for (const page of PAGES) {
    actions.createPage<PageContext>({
      path: page.path,
      component: path.resolve("src/templates", page.template),
      context: { title: pages[page.name].title, ...context },
    })
  }
}

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
