import { createHash } from "node:crypto"
import path from "node:path"
import type { CreatePageArgs, CreatePagesArgs } from "gatsby"
import { GENERATED_FOLDERS } from "../checker/page-addresses"
import type { KindName } from "../content/kinds"
import {
  BAR_PAGES,
  isLinked,
  LIST_PAGES,
  mapPages,
  PAGE_NAMES,
  type PageContext,
  type PageInLanguage,
  type PageName,
  type PageReference,
  PAGES,
  type SitePageContext,
} from "../site-pages"
import { entryPages } from "./entry-pages"
import { versionForPages } from "./content-version"
import { readProfileIcon } from "../media/icons"
import { FINGERPRINT } from "../media/settings"
import { linkAddress, siteAddress, siteInLanguages } from "./seo/site-address"
import { drawnIcon, ownIcon } from "./own-icon"
import type { PreviewedPage } from "./previews/plan"
import { sitePreviews } from "./previews/site-previews"
import { hasResume, resumeContext } from "./resume"
import { writeSiteLook } from "./site-look"
import { writeSiteWords } from "./site-words"
import { directionOf, languageName, wordsOfPage } from "../content/words"
import { ownersContentDirectory } from "../content/places"
import { languagePath, otherLanguages } from "../content/translations"
import { nodePath } from "./content-source"
import { ownFileLink } from "./linked-files"
import { contentNodes, type ContentNode, fileFinder, homeContent, type NodesByType, siteContent } from "./site-media"

/** Writes the site's words and look for the browser, and creates its pages. */
export async function createSite(args: CreatePagesArgs): Promise<void> {
  writeSiteWords(args)
  await writeSiteLook(args)
  await createContentPages(args)
}

/** Creates the site's pages, except those that would be empty. */
export async function createContentPages({ actions, getNodesByType, pathPrefix }: CreatePagesArgs): Promise<void> {
  const nodes = (kind: KindName): ContentNode[] => contentNodes(getNodesByType, [kind])
  const { entries, listNames, pageNames, shared, headOf } = await readSite(getNodesByType, pathPrefix)
  const initiallyOpen = (work: ContentNode | undefined, project: ContentNode | undefined) => ({
    openGroup: firstInside(firstInside(work, nodes("tab")), nodes("group"))?.id ?? null,
    openProject: project?.id ?? null,
  })
  const version = createHash("sha256").update(pathPrefix + FINGERPRINT + versionForPages(getNodesByType))
  const context = {
    ...shared,
    ...initiallyOpen(nodes("work")[0], nodes("project")[0]),
    entry: null,
    entryId: null,
    resume: resumeContext(getNodesByType, pathPrefix),
    version: version.digest("hex").slice(0, 8),
  }
  const create = (
    address: string,
    template: string,
    page: PageForHead & { name: PageName },
    own: Partial<SitePageContext> = {},
  ) => {
    const { name, title, description } = page
    actions.createPage<SitePageContext>({
      path: address,
      component: path.resolve("src/templates", template),
      context: { ...context, name, title, description, ...headOf(page), ...own },
    })
  }
  for (const name of pageNames) {
    const page = { name, ...entries[name] }
    for (const address of [page.path, ...copiesOf(name)]) create(address, PAGES[name].template, page)
  }
  for (const list of LIST_PAGES) {
    for (const { node, previous, next, ...page } of entryPages(entries[list].path, nodes(PAGES[list].shows))) {
      const entry = { list, listName: listNames[list], previous, next }
      const own = { ...initiallyOpen(node, node), entryId: node.id, entry }
      create(page.path, PAGES[list].entryTemplate, { ...page, name: list, entry: node }, own)
    }
  }
}

/** Gatsby creates `/404.html`, its copy of the page, only once: in `gatsby develop` it is gone after the first edit, but open pages request its data. */
const copiesOf = (name: PageName): string[] =>
  name === "notFound" && process.env.gatsby_executing_command === "develop" ? ["/404.html"] : []

/** Adds what the shell and the head need to the context of a page in the owner's `src/pages`. Its title is made from its path unless its `Head` sets one. */
export async function completeAddedPage({ page, actions, getNodesByType, pathPrefix, reporter }: CreatePageArgs) {
  // Gatsby's own page for unknown addresses in development is shown without the shell.
  const isGatsbyPage = page.component.startsWith(`${nodePath(path.resolve(".cache"))}/`)
  if (isGatsbyPage || contentNodes(getNodesByType, ["site"]).length === 0) return
  const [folder = ""] = page.path.split("/").filter(Boolean)
  if ([...GENERATED_FOLDERS, ...otherLanguages(siteContent(getNodesByType))].includes(folder))
    reporter.panicOnBuild(
      `The page ${page.path} can't be in the folder "${folder}", which the site itself uses: rename it in src/pages.`,
    )
  const { shared, headOf } = await readSite(getNodesByType, pathPrefix)
  const facts = { name: null, title: titleOf(page.path), description: "" }
  // Like the site's own page for unknown addresses, whose copy by Gatsby comes here, too, a page for many addresses has none itself.
  const hasAddress = !page.matchPath && !/^\/404(?:\/|\.html)$/.test(page.path)
  const head = headOf({ ...facts, path: page.path, ...(!hasAddress && { name: "notFound" }) })
  actions.deletePage(page)
  actions.createPage<PageContext>({
    ...page,
    context: { ...shared, ...facts, ...head, entry: null, ...page.context },
  })
}

interface PageForHead extends Pick<PageContext, "name" | "title" | "description">, Pick<PreviewedPage, "entry"> {
  path: string
}

/** Reads what all pages need from `site.json`, `home.json` and the other content. */
async function readSite(getNodesByType: NodesByType, pathPrefix: string) {
  const site = siteContent(getNodesByType)
  const { brand, owner, language, words, colours, look, pages: entries, bar } = site
  const { connect: connections = [], name: ownersName, tagline = "" } = homeContent(getNodesByType)
  const find = fileFinder(getNodesByType)
  const ownFile = (href: string) => ownFileLink(href, ownersContentDirectory(), find)
  const connect = await Promise.all(
    connections.map(async ({ icon, label, href }) => ({
      icon: await readProfileIcon(icon),
      label,
      href: linkAddress(ownFile(href), pathPrefix),
    })),
  )
  const pageNames: PageName[] = PAGE_NAMES.filter((name) => {
    const page = PAGES[name]
    if (name === "resume") return hasResume(getNodesByType)
    return !("shows" in page) || contentNodes(getNodesByType, [page.shows]).length > 0
  })
  // The home page's title is for search engines: links to it keep the default label.
  const isRenamed = (name: PageName) => name !== "home" && entries[name].title !== wordsOfPage(words, name).title
  const inOrder = new Set<PageName>(["home", ...(bar ?? BAR_PAGES), ...pageNames])
  const pages = [...inOrder].filter(isLinked).flatMap((name): PageReference[] => {
    if (!pageNames.includes(name)) return []
    const { title, path } = entries[name]
    const label = isRenamed(name) ? title : wordsOfPage(words, name).label
    // This is in the data of every page, so defaults are left out.
    const overrides = {
      ...(path !== PAGES[name].path && { path }),
      ...(bar && { isInBar: bar.some((each) => each === name) }),
    }
    return [{ name, title, label, ...overrides }]
  })
  const listNames = mapPages((_, name) => (isRenamed(name) ? entries[name].title : wordsOfPage(words, name).inText))
  const addressOf = siteAddress(site.siteUrl, pathPrefix, languagePath(site))
  const planPreview = sitePreviews(getNodesByType)

  /** Address, preview and languages for a page's context. The first two are null for the not-found page, and for all pages while the site has no address. */
  function headOf(page: PageForHead): Pick<PageContext, "address" | "preview" | "languages"> {
    const { path, title, description, name, entry } = page
    const languages = pageInLanguages(site, pathPrefix, page)
    if (!addressOf || name === "notFound") return { address: null, preview: null, languages }
    const texts =
      name === "home" && ownersName !== undefined ? { title: ownersName, text: tagline } : { title, text: description }
    const preview = planPreview(
      { name, ...texts, ...(entry && { entry }) },
      { brand, owner, language, accent: colours.light.accent, typeface: look.typeface },
    )
    const alt = `${texts.title} - ${brand}${texts.text && `: ${texts.text}`}`
    return { address: addressOf(path), preview: preview ? { src: addressOf(preview), alt } : null, languages }
  }

  return {
    entries,
    listNames,
    pageNames,
    headOf,
    shared: {
      brand,
      owner,
      language,
      direction: directionOf(language),
      pages,
      connect,
      icon: ownIcon() ?? drawnIcon(brand, language, colours.light),
    },
  }
}

/** A page in all languages of the site; for the not-found page, the home pages. Empty with one language, and under `npm start`, which shows only one. */
function pageInLanguages(
  site: ReturnType<typeof siteContent>,
  pathPrefix: string,
  { path, name }: Pick<PageForHead, "path" | "name">,
): PageInLanguage[] {
  if (site.languages.length < 2 || process.env.gatsby_executing_command === "develop") return []
  const isFound = name !== "notFound"
  return siteInLanguages(site, pathPrefix).map(({ language, prefix, addressOf }) => ({
    language,
    name: languageName(language, site.languages),
    path: prefix + (isFound ? path : PAGES.home.path),
    address: isFound ? (addressOf?.(path) ?? null) : null,
  }))
}

/** Turns `/tide-log/` into "Tide log". */
function titleOf(address: string): string {
  const words = path.basename(address).replaceAll("-", " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The first of the ordered `nodes` whose folder is inside the folder of `parent`. */
const firstInside = (parent: ContentNode | undefined, nodes: readonly ContentNode[]): ContentNode | undefined =>
  parent && nodes.find(({ fields }) => fields.folder.startsWith(`${parent.fields.folder}/`))
