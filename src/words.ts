const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/**
 * The words of the interface, by where a visitor meets them; those of the viewer, which is loaded later, are in `viewer-words.ts`. The names of the pages are in `site-pages.ts`; all other words are content.
 */
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
    bio: "Bio",
    techIUse: "Tech I Use",
    currentlyLearning: "Currently Learning",
    interests: "Interests",
    connect: "Connect",
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
    fullSize: "Full size",
    before: "Before",
    after: "After",
    toBefore: "See the old one",
    toAfter: "See the new one",
    view: "View",
    viewGroup: (count: number) => (count === 1 ? "View it large" : `View all ${count} large`),
    compare: "Compare",
    numbers: (first: number, last: number) => (first === last ? String(first) : `${first}–${last}`),
  },
  projects: {
    filter: "Projects by technology",
    shown: (count: number, total: number) => `${count} of ${counted(total, "project", "projects")}`,
    noneShown: (technologies: string) => `No project uses all of ${technologies}`,
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
  notFound: {
    number: "404",
  },
  shared: {
    ownPage: "On a page of its own",
    all: (list: string) => `All ${list.toLowerCase()}`,
    opensInNewTab: ", opens in a new tab",
    couldNotBeLoaded:
      "This part of the page could not be loaded. The connection may be down, or the site has just been updated.",
    reload: "Reload",
  },
} as const
