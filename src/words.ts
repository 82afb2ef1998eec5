const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The words of the interface, by where they appear: except the viewer's (`viewer-words.ts`) and page names (`site-pages.ts`). */
export const WORDS = {
  shell: {
    skipToContent: "Skip to the content",
    pages: "Pages",
    nextPage: "Next page",
    next: "Next:",
    previous: "Previous:",
    profiles: "Profiles elsewhere",
    menu: "Menu",
    switchToDark: "Switch to the dark theme",
    switchToLight: "Switch to the light theme",
  },
  home: {
    portfolio: "Portfolio",
    pauseTyping: "Pause typing",
    resumeTyping: "Resume typing",
    featured: "Featured work",
    beforeAndAfter: "before and after",
    allScreenshots: (count: number) => (count === 1 ? "1 screenshot" : `All ${count} screenshots`),
    bio: "Bio",
    techIUse: "Tech I Use",
    currentlyLearning: "Currently Learning",
    interests: "Interests",
    connect: "Connect",
  },
  split: {
    before: "before",
    after: "after",
    divider: (name: string) => `Divider: ${name}`,
    /** Its value in words, in per cent of the width. */
    shares: (before: number) => `${before}% before, ${100 - before}% after`,
  },
  works: {
    works: "Works",
    duty: "Duty",
    techStack: "Tech Stack and Framework",
    demo: "Demo",
    stack: "Stack",
    top: "Top",
    outline: "On this page",
    screenshots: (count: number) => counted(count, "screenshot", "screenshots"),
    videos: (count: number) => counted(count, "video", "videos"),
    more: (count: number) => `${count} more`,
    backTo: (group: string) => `Back to the top of ${group}`,
    fullSize: "Full size",
    numbers: (first: number, last: number) => (first === last ? String(first) : `${first}–${last}`),
  },
  // On the buttons that open it: its own words come with its code.
  viewer: {
    view: "View",
    viewGroup: (count: number) => (count === 1 ? "View" : `View all ${count}`),
    compare: "Compare",
    compareGroup: (count: number) => (count === 1 ? "Compare" : `Compare all ${count}`),
  },
  projects: {
    filter: "Projects by technology",
    withTechnology: (technology: string) => `${technology}: see projects`,
    shown: (count: number, total: number) => `${count} of ${counted(total, "project", "projects")}`,
    shownFor: (technologies: string) => `: ${technologies}`,
    noneShown: (technologies: readonly string[]) => {
      const all = `${technologies.slice(0, -1).join(", ")} and ${technologies.at(-1)}`
      return technologies.length > 2 ? `No project uses ${all} together.` : `No project uses both ${all}.`
    },
    noneWith: (technology: string) => `No project here uses ${technology}, too`,
    nearest: "Nearest:",
    showAll: "Show all",
    platform: "Platform",
    desc: "Desc",
    features: "Features",
    links: "Links",
    stack: "Stack",
    demo: (project: string, position: number) => `${project}, demo ${position}`,
    playDemo: (demo: string) => `Play the demo: ${demo}`,
    pauseDemo: (demo: string) => `Pause the demo: ${demo}`,
  },
  resume: {
    experience: "Experience",
    background: "Background",
    projects: "Projects",
    skills: "Skills",
    currentlyLearning: "Currently learning",
    interests: "Interests",
    stack: "Stack",
    asPdf: "Print or save as PDF",
    asJson: "JSON",
  },
  notFound: {
    number: "404",
  },
  shared: {
    open: (name: string) => `Open ${name}`,
    all: (list: string) => `All ${list}`,
    opensInNewTab: ", opens in a new tab",
    couldNotBeLoaded:
      "This part of the page could not be loaded. The connection may be down, or the site has just been updated.",
    reload: "Reload",
    printedPictures: (most: number) => `The first ${most} pictures are printed, all others by their names.`,
  },
} as const
