interface SitePage {
  path: string
  /** Its file in `src/templates`. */
  template: string
  /** Whether bar, menu and not-found page link to it by default, and bio entries may; the footer links to all others. */
  isInBar?: true
  /** Whether choosing it is remembered. */
  isRemembered?: true
  /** The kind of content it lists: if there is none, the page is not made and nothing links to it. */
  shows?: string
  /** The template of each such entry's own page, below this page's path; may be the page's own. */
  entryTemplate?: string
}

/** The pages of the site, in the default order of all links. A new page needs an entry here and a template; the fields of `pages` in `site.json` follow from this table. */
export const PAGES = {
  home: {
    path: "/",
    template: "home.tsx",
  },
  works: {
    path: "/works/",
    template: "works.tsx",
    isInBar: true,
    isRemembered: true,
    shows: "work",
    entryTemplate: "work.tsx",
  },
  projects: {
    path: "/projects/",
    template: "projects.tsx",
    isInBar: true,
    isRemembered: true,
    shows: "project",
    entryTemplate: "project.tsx",
  },
  // Made unless it would have no content, or the owner opts out.
  resume: {
    path: "/resume/",
    template: "resume.tsx",
  },
  // Gatsby copies it to `/404.html`, which hosts show for unknown addresses.
  notFound: {
    path: "/404/",
    template: "not-found.tsx",
  },
} as const satisfies Record<string, SitePage>

export type PageName = keyof typeof PAGES

/** The pages with an optional field. */
type PageWith<Field extends keyof SitePage> = {
  [Name in PageName]: (typeof PAGES)[Name] extends Record<Field, unknown> ? Name : never
}[PageName]

const has =
  <Field extends keyof SitePage>(field: Field) =>
  (name: PageName): name is PageWith<Field> =>
    field in PAGES[name]

/** A page that others link to. */
export type LinkedPage = Exclude<PageName, "notFound">
/** A page that an owner may give another address and another place in the bar. */
export type MovablePage = Exclude<LinkedPage, "home">
/** A page that lists entries with their own pages. */
export type ListPage = PageWith<"entryTemplate">

export const PAGE_NAMES = Object.keys(PAGES).filter((name): name is PageName => name in PAGES)
export const isLinked = (name: PageName): name is LinkedPage => name !== "notFound"
export const MOVABLE_PAGES = PAGE_NAMES.filter((name): name is MovablePage => isLinked(name) && name !== "home")
export const isRemembered = has("isRemembered")
/** The pages that are in the bar by default. */
export const BAR_PAGES = PAGE_NAMES.filter(has("isInBar"))
export const isList = has("entryTemplate")
export const LIST_PAGES = PAGE_NAMES.filter(isList)

/** Maps each page to a value. */
export const mapPages = <Each>(make: (page: (typeof PAGES)[PageName], name: PageName) => Each) =>
  // `Object.fromEntries` loses the names.
  Object.fromEntries(PAGE_NAMES.map((name) => [name, make(PAGES[name], name)])) as Record<PageName, Each>

/** Ids used on every page: an entry with that address would clash with them. */
export const RESERVED_IDS: readonly string[] = ["content"]

/** The path of a work's or project's own page, from the list page's path and its address on that page: characters with another meaning in paths become hyphens. */
export const entryPath = (listPath: string, address: string) =>
  `${listPath}${address.replaceAll(/[^\p{L}\p{N}\p{M}._~-]+/gu, "-")}/`

/** The data to link to a work's or project's page. */
export interface EntryReference {
  title: string
  path: string
}

/** What the page of one work or project needs for links to the others. */
export interface EntryContext {
  /** The page that lists them all, and what it is called within a sentence. */
  list: ListPage
  listName: string
  previous: EntryReference | null
  next: EntryReference | null
}

/** An existing page, as needed for links. */
export interface PageReference {
  name: LinkedPage
  /** The owner's title, or the default one in the site's language. */
  title: string
  /** What bar and menu call it. */
  label: string
  /** Its path, if the owner has chosen another. */
  path?: string
  /** Whether bar and menu link to it, if the owner has chosen. */
  isInBar?: boolean
}

/** Where a page is. */
export const pathOf = (name: LinkedPage, pages: readonly PageReference[]): string =>
  pages.find((page) => page.name === name)?.path ?? PAGES[name].path

export const isInBar = ({ name, isInBar: isChosen }: PageReference): boolean =>
  isChosen ?? BAR_PAGES.some((page) => page === name)
/** Whether only the footer links to it. */
export const isInFooter = (page: PageReference): boolean => page.name !== "home" && !isInBar(page)

/** The page linked at the end of another: the next existing page in the bar, and after the last one the first; home if there is no other. */
export function pageAfter(current: PageName | null, pages: readonly PageReference[]): PageReference | undefined {
  if (current === "notFound") return undefined
  const inBar = pages.filter(isInBar)
  const next = inBar[inBar.findIndex(({ name }) => name === current) + 1] ?? inBar[0]
  const linked = next && next.name !== current ? next : pages[0]
  return linked?.name === current ? undefined : linked
}

/** A page in one of the site's languages. */
export interface PageInLanguage {
  language: string
  /** The language's name in itself. */
  name: string
  /** The page's path there, with the path prefix, and its full address; null if that is not known. */
  path: string
  address: string | null
}

/** The context of every page, including those an owner adds in `src/pages`: the shell and the head need no query. */
export interface PageContext {
  brand: string
  owner: string
  language: string
  direction: "ltr" | "rtl"
  /** The pages that exist and may be linked to, in order. */
  pages: readonly PageReference[]
  /** Connect of `home.json`. */
  connect: Queries.HomePageQuery["home"]["connect"]
  /** Address of the owner's icon, without the path prefix, or the drawn one as a data URL. */
  icon: string
  /** Null for a page not in the table; on an entry's own page, the page that lists it. */
  name: PageName | null
  /** Null unless it is the page of one work or project. */
  entry: EntryContext | null
  title: string
  /** Empty if there is none. */
  description: string
  /** The page's full address; null if it has none that may be linked to, or the site has none yet. */
  address: string | null
  /** The page's preview picture for sharing: its full address and a description of its content; null if there is none. */
  preview: { src: string; alt: string } | null
  /** The page in all languages of the site; empty if there is only one. */
  languages: readonly PageInLanguage[]
}

/** Size of a page's preview picture for sharing, px. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** What the résumé page needs besides its content. */
export interface ResumeContext {
  /** The site's own address; null while it is a placeholder. */
  site: string | null
  /** Whether `RESUME_FILES.pdf` is published. */
  hasPdf: boolean
}

/** Where a work was: its label without the role, which distinguishes the labels of two roles at one place. */
export const workplaceOf = (label: string, title: string) => label.replace(` (${title})`, "")

/** The other formats of the résumé, by address without the path prefix. */
export const RESUME_FILES = { json: "/resume.json", pdf: "/resume.pdf" } as const

/** The context of a table or entry page. */
export interface SitePageContext extends PageContext {
  name: PageName
  /** Node id of the page's own work or project; null for a page of the table. */
  entryId: string | null
  /** Node ids of the gallery group and the project whose media come with the page, if any. */
  openGroup: string | null
  openProject: string | null
  /** Null without a résumé. */
  resume: ResumeContext | null
  /** Changes when media addresses do, and in development when the content does, so that Gatsby runs the page's query again. */
  version: string
}
