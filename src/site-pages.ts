interface SitePage {
  path: string
  /** Its file in `src/templates`. */
  template: string
  /** Its name in bar and menu. */
  label: string
  /** Whether the footer links to it, and neither menu nor not-found page. */
  isInFooter?: true
  /** Whether the bar of large screens links to it, and entries of the bio may. */
  isInBar?: true
  /** Whether a visitor's choice of it is stored. */
  isRemembered?: true
  /** The kind of content it shows: where there is none, the page is not made and nothing links to it. */
  shows?: "work" | "project"
  /** The template of the page that each entry of that kind has for itself, below this page's path. */
  entryTemplate?: string
  /** What its entry in `site.json` is if the owner leaves it out. */
  title: string
  description: string
}

/** The pages of the site, in the order of all links to them. A new page needs an entry here and a template: `pages` of `site.json` follows, too. */
export const PAGES = {
  home: {
    path: "/",
    template: "home.tsx",
    label: "HOME",
    title: "Home",
    description: "Who I am, and what I do.",
  },
  works: {
    path: "/works/",
    template: "works.tsx",
    label: "WORKS",
    isInBar: true,
    isRemembered: true,
    shows: "work",
    entryTemplate: "work.tsx",
    title: "Works",
    description: "What I did at work.",
  },
  projects: {
    path: "/projects/",
    template: "projects.tsx",
    label: "PROJECTS",
    isInBar: true,
    isRemembered: true,
    shows: "project",
    entryTemplate: "project.tsx",
    title: "Projects",
    description: "What I make.",
  },
  // Made unless the content has nothing for it, or the owner wants none.
  resume: {
    path: "/resume/",
    template: "resume.tsx",
    label: "RÉSUMÉ",
    isInFooter: true,
    title: "Résumé",
    description: "My experience, my projects and my skills on a page or two.",
  },
  // Gatsby copies it to `/404.html`, which hosts show for unknown addresses.
  notFound: {
    path: "/404/",
    template: "not-found.tsx",
    label: "NOT FOUND",
    title: "Not found",
    description: "There is no such page here.",
  },
} as const satisfies Record<string, SitePage>

export type PageName = keyof typeof PAGES

/** The pages that have an optional field of the table. */
type PageWith<Field extends keyof SitePage> = {
  [Name in PageName]: (typeof PAGES)[Name] extends Record<Field, unknown> ? Name : never
}[PageName]

const has =
  <Field extends keyof SitePage>(field: Field) =>
  (name: PageName): name is PageWith<Field> =>
    field in PAGES[name]

/** A page that others link to. */
export type LinkedPage = Exclude<PageName, "notFound">
/** A page that lists entries which have pages of their own. */
export type ListPage = PageWith<"entryTemplate">

export const PAGE_NAMES = Object.keys(PAGES).filter((name): name is PageName => name in PAGES)
const isInBar = has("isInBar")
export const isLinked = (name: PageName): name is LinkedPage => name !== "notFound"
export const isInFooter = has("isInFooter")
export const isRemembered = has("isRemembered")
export const BAR_PAGES = PAGE_NAMES.filter(isInBar)
export const LIST_PAGES = PAGE_NAMES.filter(has("entryTemplate"))

/** Something for each page. */
export const mapPages = <Each>(make: (page: (typeof PAGES)[PageName]) => Each) =>
  // `Object.fromEntries` forgets the names.
  Object.fromEntries(PAGE_NAMES.map((name) => [name, make(PAGES[name])])) as Record<PageName, Each>

/** Ids that stand on every page: an entry of that address could not be told from them. */
export const RESERVED_IDS: readonly string[] = ["content"]

/** The path of the page of one work or project, by its address on the page that lists them all: what has another meaning in paths is a hyphen. */
export const entryPath = (list: ListPage, address: string) =>
  `${PAGES[list].path}${address.replaceAll(/[^\p{L}\p{N}\p{M}._~-]+/gu, "-")}/`

/** The page of one work or project, as links to it need it. */
export interface EntryReference {
  title: string
  path: string
}

/** What the page of one work or project is told of the others. */
export interface EntryContext {
  /** The page that lists them all, and its title. */
  list: ListPage
  listTitle: string
  previous: EntryReference | null
  next: EntryReference | null
}

/** A page that was made, as links to it need it. */
export interface PageReference {
  name: LinkedPage
  /** The owner's title of it. */
  title: string
}

/** The page that the end of another leads to: the next in the bar that was made, from the last the first; home where there is no other. */
export function pageAfter(current: PageName | null, made: readonly PageReference[]): PageReference | undefined {
  if (current === "notFound") return undefined
  const inBar = made.filter(({ name }) => isInBar(name))
  const next = inBar[inBar.findIndex(({ name }) => name === current) + 1] ?? inBar[0]
  const way = next && next.name !== current ? next : made[0]
  return way?.name === current ? undefined : way
}

/** What every page is told when it is made, those that an owner adds in `src/pages` too: the shell and the head need no query. */
export interface PageContext {
  brand: string
  owner: string
  language: string
  /** The pages that were made and may be linked to, in order. */
  pages: readonly PageReference[]
  /** Connect of `home.json`. */
  connect: Queries.HomePageQuery["home"]["connect"]
  /** Address of the owner's icon, without the path prefix; null if there is none. */
  icon: string | null
  /** Null for a page that is not in the table; of an entry's own page the one that lists it. */
  name: PageName | null
  /** Null unless the page is that of one work or project. */
  entry: EntryContext | null
  title: string
  /** Empty where nobody said any. */
  description: string
  /** The page's full address; null where it has none that may be linked to, or the site has none yet. */
  address: string | null
  /** The picture that stands for the page where it is shared, by its full address and what it says and shows; null where there is none. */
  preview: { src: string; alt: string } | null
}

/** Size of the picture that stands for a page where it is shared, px. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** What the page of the résumé knows beside its content. */
export interface ResumeContext {
  /** The site's own address; null while it is a placeholder. */
  site: string | null
  /** Whether `RESUME_FILES.pdf` is published. */
  hasPdf: boolean
}

/** The other forms of the résumé, by their addresses without the path prefix. */
export const RESUME_FILES = { json: "/resume.json", pdf: "/resume.pdf" } as const

/** What a page of the table, or of an entry, is told. */
export interface SitePageContext extends PageContext {
  name: PageName
  /** Node id of the work or project whose own page it is; null for a page of the table. */
  entryId: string | null
  /** Node ids of the gallery group and of the project whose media come with the page, if there are any. */
  openGroup: string | null
  openProject: string | null
  /** Null where there is no résumé. */
  resume: ResumeContext | null
  /** Changes when addresses of media do, and in development when the content does, so that Gatsby runs the page's query again. */
  version: string
}
