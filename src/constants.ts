/** The product specification's numbers, keys and names, all in one place. Times are in milliseconds unless the name says otherwise. */

/** Width of a technology badge, px. */
export const BADGE_WIDTH = 140
/** Default size of a technology badge's icon, px. */
export const BADGE_ICON_SIZE = 18

/** Delay between two typed characters of the banner. */
export const TYPING_DELAY = 60
/** Range of the delay between two characters when the banner types naturally. */
export const NATURAL_TYPING_DELAY = { min: 120, max: 160 } as const
/** Range of the delay between two deleted characters. */
export const DELETION_DELAY = { min: 40, max: 80 } as const
/** How long a full line of the banner stays. */
export const LINE_PAUSE = 1500

/** The page transition; in seconds, as framer-motion counts. */
export const PAGE_TRANSITION = { duration: 0.4, delay: 0.2, ease: "easeInOut" } as const
/** How far a page rises on entry and falls back on exit, px. */
export const PAGE_OFFSET = 30

/** Width of the layout from MUI's `lg` breakpoint up, rem. */
export const LAYOUT_WIDTH = 80

/** The icons of profiles that are drawn for this project, as `home.json` names them. */
export const DRAWN_PROFILE_ICONS = [
  "code-hosting",
  "photo-sharing",
  "professional-network",
  "microblog",
  "email",
  "link",
] as const

/** The sections of the home page with fields of their own in `home.json`, in their default order. */
export const BUILT_IN_SECTIONS = ["bio", "techIUse", "currentlyLearning", "interests", "connect"] as const
/** The sections that an owner may add as lists of entries. */
export const ENTRY_SECTIONS = [
  "education",
  "certificates",
  "talks",
  "publications",
  "awards",
  "volunteering",
  "languages",
] as const

/** Font sizes, px, and the weight of section headers. */
export const FONT_SIZE = { mobile: 14, normal: 16, header: 20 } as const
export const HEADER_FONT_WEIGHT = 800

/** `localStorage` key of the colour mode: light, dark or system. */
export const THEME_STORAGE_KEY = "theme"
/** The attribute on `<html>` with the current colour scheme. */
export const COLOUR_SCHEME_ATTRIBUTE = "data-color-scheme"
/** `localStorage` key of the page last chosen. */
export const PAGE_STORAGE_KEY = "page"
/** Cookie that records that the visitor has been here; expires after a day. */
export const ONBOARD_COOKIE = { name: "onBoard", value: "true", days: 1 } as const

/** The cookie with the language that a visitor has chosen, on a site with several. */
export const LANGUAGE_COOKIE = { name: "language", days: 365 } as const

/** The body's `data-` attributes: the page's address; the page component's chunk, which becomes the scripts of the page; its data files. Lists are space-separated. */
export const PAGE_NEEDS = { path: "path", chunk: "chunk", scripts: "scripts", data: "preload" } as const

/** The longest a page's scripts wait for its first paint and important pictures, ms: a slow picture must not keep the page from working. */
export const MAX_SCRIPT_DELAY = 3000

/** The attribute of the `<noscript>` in the head whose content is inserted into the page after the first paint. */
export const LATE_ATTRIBUTE = "data-late"

/** The attribute of a project in the list that can be filtered: the labels of its technologies, one on each line. */
export const TECHNOLOGIES_ATTRIBUTE = "data-technologies"

/** The beginning of the path of the late style sheet, which has the styles that no first paint needs. */
export const LATE_SHEET = "static/late-"

/** The `window` event for a chunk that did not load. */
export const PRELOAD_ERROR_EVENT = "preload-error"

/** The largest height of a picture that WebP allows, px. AVIF allows one more. */
const MAX_PICTURE_HEIGHT = 16_383

/** The width of a picture's widest variant, px: its own, unless the variant would be too high. */
export const widestVariant = ({ width, height }: { width: number; height: number }): number =>
  Math.max(1, Math.min(width, Math.floor((width * MAX_PICTURE_HEIGHT) / height)))

/** The site's folders of files whose names change with their content. Gatsby names the last. */
export const HASHED_FOLDERS = {
  media: "media",
  miniatures: "miniatures",
  previews: "previews",
  static: "static",
} as const

/** Hex digits of the hash in the name of a script or sheet: every page has some such names, and hashes don't compress. */
export const HASH_DIGITS = 10
