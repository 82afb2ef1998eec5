const error = (requirement: string) => ({ severity: "error", requirement }) as const
const warning = (requirement: string) => ({ severity: "warning", requirement }) as const

/** What the checker looks for, errors first: each rule's severity and what it requires. */
export const RULES = {
  "content-folder": error("The content folder exists and can be read."),
  "json-syntax": error("Content files are JSON: no comments, no trailing commas, double quotes."),
  "json-encoding": error("Content files are UTF-8 without a byte-order mark."),
  "json-repeated-field": error("No field occurs twice in an object."),
  "required-file": error("`site.json`, `home.json` and `technologies.json` exist."),
  "not-shown": error("Each work, tab, group and project is in the right place, in a folder with its own file."),
  "missing-field": error("Required fields are present."),
  "wrong-type": error("Fields hold what they are declared to hold."),
  "unknown-field": error("There are only declared fields."),
  "not-in-list": error("A field with a list of allowed values has one of them."),
  empty: error("Texts and lists that need content are not empty."),
  "wrong-form": error(
    "Addresses, keys, colours, icons and language tags have the right format. Links start with `https:`, `http:`, `mailto:`, `tel:`, `/`, `./`.",
  ),
  "control-character": error("Texts have no control characters, nor any that reverse the direction of what follows."),
  "page-name": error("After its number, the name of a project's folder begins with a letter or digit."),
  "duplicate-slug": error("Folders side by side differ in more than their number, projects also in their address."),
  "duplicate-value": error("`value` is unique among works, and among the tabs of a work."),
  "reserved-address": error("No work or project has an address that every page uses for a part of itself."),
  "page-address": error(
    "No page has an address or former address of another page, a language, a folder of the site, or a file in your `src/pages` or `static`.",
  ),
  "unknown-before": error("`afterOf` refers to a group of the same tab, or a screenshot of the same group."),
  "video-pair": error("Groups of videos have no `afterOf`, and no `afterOf` refers to them."),
  "duplicate-label": error("A technology's label is registered once."),
  "unknown-icon": error("The icon of a technology or a profile exists."),
  "mobile-without-platform": error("A project with `mobile` has `platform`."),
  "featured-work": error("`featured` lists screenshots and projects that exist and have a picture to show, each once."),
  "section-fields": error(
    "In `sections`, the file's own fields have at most a `title`, other kinds have `entries`, and a `text` has a `title` and a `story`.",
  ),
  "repeated-section": error("`sections` lists each section once, and texts under different titles."),
  "media-address": error("A picture or video is a file inside the content folder, or an `https:` address."),
  "external-size": error("An external picture or video has its width and height."),
  "media-missing": error("Media that content refers to exist."),
  "media-case": error(
    "A reference matches the file's name in upper and lower case, since some systems distinguish them and others don't.",
  ),
  "symbolic-link": error("Symbolic links lead to files inside the content folder."),
  "media-type": error("Media have a supported type, and the file extension of that type."),
  "media-role": error("There is a video where a video belongs, and a picture where a picture does."),
  "media-empty": error("Media files are not empty."),
  "media-broken": error("Media files are whole and can be read."),
  "media-pixels": error("Pictures have no more pixels than the build can handle."),
  translation: error(
    "A translation is in one of the `languages` after the first, beside the file that it translates, and has only what may differ.",
  ),
  story: error(
    "A story has headings below the page's title, paragraphs, lists, code, links and pictures that stand alone: no HTML.",
  ),
  "unknown-technology": warning("Technology labels are registered. Others show no badge or icon."),
  "repeated-technology": warning("A list contains each technology once."),
  "alternative-text": warning("Pictures have an alternative text, and one that says more than their name."),
  "missing-twin": warning("Each screenshot of a group with `afterOf` has one of the same name in the other group."),
  "similar-label": warning("Labels of technologies differ in more than upper and lower case."),
  "repeated-name": warning("Screenshots of a group differ in name, and so in their addresses."),
  "unused-media": warning("Content refers to each media file, and translated stories are in the site's languages."),
  "tiny-picture": warning("Pictures have enough pixels for the size at which they are shown."),
  "linked-metadata": warning("Linked photos and videos have a type that is published without location and camera."),
  "lost-labels": warning("Drawings have their labels in text, not in HTML."),
  "large-file": warning("Files are not very large."),
  markup: warning("Texts are plain: markup is shown as it is."),
  placeholder: warning("No placeholder is left over: your own words are in its place."),
  "unlisted-section": warning("`sections` lists all that `home.json` has content for."),
  "unknown-period": warning(
    "The periods of works and sections are years or months, which become dates in the résumé's data.",
  ),
  "interface-language": warning("The interface has words in the content's language."),
  "accent-changed": warning("An accent is a colour that both themes can show: neither a grey, nor very light or dark."),
  "no-address": warning("`site.json` says where the site will live."),
  "platform-without-mobile": warning("A project with `platform` says which in `mobile`."),
  "folder-name": warning("Folder names are readable in addresses, and sort by their numbers."),
  "empty-tab": warning("A tab has at least one group."),
  "poster-without-video": warning("Only groups with `isVideo` have a `poster`."),
  "schema-address": warning("`$schema` points to the schema of the file's kind."),
}

export type RuleName = keyof typeof RULES

/** The rules as a Markdown table for `docs/content.md`. */
export function ruleTable(): string {
  const rows = Object.entries(RULES).map(
    ([name, { severity, requirement }]) => `| \`${name}\` | ${severity} | ${requirement} |`,
  )
  return ["| Rule | | What it requires |", "| --- | --- | --- |", ...rows].join("\n")
}
