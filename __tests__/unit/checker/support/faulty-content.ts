import { missingWords } from "../../../../src/content/words"
import { project } from "../../../../src/content/kinds/project"
import { readPng, writePng } from "../../../../src/media/png"
import { withChunk } from "../../media/support/pictures"
import { type ContentInMemory, replaceIn, sampleMedia, textOf } from "./content-in-memory"

/** Content with one fault: a change to valid content, and the only line that the check must print for it. */
export interface FaultyContent {
  change: (content: ContentInMemory) => void | Promise<void>
  line: string
}

/** The fields as a message lists them. */
const PROJECT_FIELDS = Object.keys(project.shape)
  .filter((field) => field !== "$schema")
  .join(", ")

const PROJECT = "projects/01-engine/project.json"
const LOOM = "projects/02-loom/project.json"
const WORK = "works/01-company/work.json"
const TAB = "works/01-company/01-notes/tab.json"
const GROUP = "works/01-company/01-notes/01-before/group.json"
const FILM = "works/01-company/01-notes/02-film/group.json"
const MAP = "projects/01-engine/map-view.gif"
const ORDERS = "works/01-company/01-notes/01-before/orders.jpg"
const TOUR = "works/01-company/01-notes/02-film/tour.mp4"
const POSTER = "works/01-company/01-notes/02-film/tour.webp"
const STORY = "projects/02-loom/story.md"

type Change = FaultyContent["change"]

/** For each report, the change that causes it: `before → after` in the file that has the fault, or a function. */
type Changes = Record<string, string | Change>

/** Replaces `before → after` in a file. */
const edit = (file: string, change: string) => (content: ContentInMemory) => {
  const [before = "", after = ""] = change.split(" → ")
  replaceIn(content, file, before, after)
}

/** Faults that are reported in `file`; the keys of `changes` are the reports from the line number on. */
const inFile = (file: string, changes: Changes): FaultyContent[] =>
  Object.entries(changes).map(([report, change]) => ({
    line: `content/${file}:${report}`,
    change: typeof change === "string" ? edit(file, change) : change,
  }))

/** Faults in different files; the keys of `changes` start with the file. */
const inOtherFiles = (changes: Record<string, Change>): FaultyContent[] =>
  Object.entries(changes).map(([report, change]) => ({ line: `content/${report}`, change }))

/** Makes several changes, one after the other. */
const all =
  (...changes: Change[]) =>
  async (content: ContentInMemory) => {
    for (const change of changes) await change(content)
  }

/** What a file contains, which may be made of a medium. */
type Bytes = string | Uint8Array | ((media: Awaited<ReturnType<typeof sampleMedia>>) => Uint8Array | string)

/** Writes a file, or replaces what it contains. */
const put = (file: string, bytes: Bytes) => async (content: ContentInMemory) =>
  void content.set(file, typeof bytes === "function" ? bytes(await sampleMedia()) : bytes)

const portrait = (bytes: Bytes) => put("portrait.png", bytes)

const remove = (file: string) => (content: ContentInMemory) => void content.delete(file)

/** Replaces a file's text with what `change` makes of it. */
const rewrite = (file: string, change: (text: string) => string | Uint8Array) => (content: ContentInMemory) =>
  void content.set(file, change(textOf(content, file)))

/** Copies a file, or all files of a folder. */
const copy = (from: string, to: string) => (content: ContentInMemory) => {
  for (const [file, what] of [...content])
    if (file === from || file.startsWith(`${from}/`)) content.set(file.replace(from, to), what)
}

/** Adds German as the site's second language, and a file in it. */
const withGerman = (file: string, translation: object) => (content: ContentInMemory) => {
  replaceIn(content, "site.json", '"language": "en",', '"language": "en", "languages": ["en", "de"],')
  content.set(file, JSON.stringify(translation).replaceAll('":', '": '))
}

const link = (linkTo: string) => (content: ContentInMemory) =>
  void content.set("projects/01-engine/link.gif", { linkTo })

/** Makes Loom show `source`, and writes `bytes` there. */
const loomShows = (source: string, bytes?: Bytes) => async (content: ContentInMemory) => {
  const picture = `"img": [{ "src": ${JSON.stringify(source)}, "alt": "A loom at work" }]`
  replaceIn(content, LOOM, '"desc": "It weaves."', `"desc": "It weaves.",\n  ${picture}`)
  if (bytes) await put(`projects/02-loom/${source.replace("./", "")}`, bytes)(content)
}

/** Gives Loom a story, and writes a file beside it. */
const loomStory =
  (story: string | Buffer, file = "", bytes: Bytes = "") =>
  async (content: ContentInMemory) => {
    replaceIn(content, LOOM, '"desc": "It weaves."', '"desc": "It weaves.",\n  "story": "./story.md"')
    content.set(STORY, story)
    if (file) await put(`projects/02-loom/${file}`, bytes)(content)
  }

/** Makes the home page feature these entries. */
const features =
  (...references: string[]) =>
  (content: ContentInMemory) => {
    const featured = JSON.stringify(references, null, 2).replaceAll("\n", "\n  ")
    replaceIn(content, "home.json", '"connect": [', `"featured": ${featured},\n  "connect": [`)
  }

/** Makes the home page list the sections that it has and, from line 36 on, these, each on its own line. */
const lists =
  (...sections: readonly object[]) =>
  (content: ContentInMemory) => {
    const all = [{ section: "bio" }, { section: "techIUse" }, { section: "connect" }, ...sections]
    const lines = all.map((section) => `    ${JSON.stringify(section)}`).join(",\n")
    replaceIn(content, "home.json", '"connect": [', `"sections": [\n${lines}\n  ],\n  "connect": [`)
    content.set("about.md", "About me.")
  }

const ABOUT = { section: "text", title: "About", story: "./about.md" }

/** Makes the home page list a text about the owner. */
const aboutMe = lists(ABOUT)

const HEIC = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")

const QUICKTIME = Buffer.from("\0\0\0\x14ftypqt  \0\0\0\0qt  ", "latin1")

const cut = (bytes: Uint8Array, count = 10) => bytes.slice(0, -count)

/** A PNG whose header declares this size, regardless of its pixels. */
function sizedPng(png: Uint8Array, width: number, height: number): Buffer {
  const [header, ...rest] = readPng(Buffer.from(png))
  const data = Buffer.from(header?.data ?? [])
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  return writePng([{ type: "IHDR", data }, ...rest])
}

/** At least one case for each rule of the checker except `content-folder`. */
export const FAULTY_CONTENT: readonly FaultyContent[] = [
  ...inFile(LOOM, {
    "5:23  error  a comma before a closing bracket; remove the comma": '"It weaves." → "It weaves.",',
    "3:19  error  a second comma; remove it": '"Loom", → "Loom",,',
    "3:20  error  a comment, which JSON does not have; remove the comment": '"Loom", → "Loom", // weaves',
    '3:12  error  a string without its closing quote; put a " at its end; write a line break inside as \\n':
      '"Loom", → "Loom,',
    "4:3  error  expected a comma before this; put a comma at the end of the entry before": '"Loom", → "Loom"',
    "3:11  error  expected a colon between a field's name and its value; put a colon here": '"title": → "title"',
    '3:3  error  a field\'s name without double quotes: title; write "title"': '"title" → title',
    '3:12  error  a text without double quotes: Loom; write "Loom"': '"Loom" → Loom',
    "3:12  error  a quotation mark that JSON does not know: '; use straight double quotes: \"": "\"Loom\" → 'Loom'",
    '3:12  error  a quotation mark that JSON does not know: “; use straight double quotes: "':
      '"Loom" → \u201cLoom\u201d',
    '3:12  error  a quotation mark that JSON does not know: „; use straight double quotes: "':
      '"Loom" → \u201eLoom\u201c',
    '3:12  error  a quotation mark that JSON does not know: 「; use straight double quotes: "': '"Loom" → 「Loom」',
    "3:18  error  punctuation that JSON does not know: ，; write , between entries and : after a name":
      '"Loom", → "Loom"，',
    "3:18  error  punctuation that JSON does not know: ;; write , between entries and : after a name":
      '"Loom", → "Loom";',
    "3:11  error  punctuation that JSON does not know: =; write , between entries and : after a name":
      '"title": → "title" =',
    "3:10  error  punctuation that JSON does not know: ：; write , between entries and : after a name":
      '"title": → "title"：',
    '5:15  error  a quotation mark that ends the text early; write \\" for each one inside a text':
      'It weaves. → It "really" weaves.',
    '5:14  error  a quotation mark that ends the text early; write \\" for each one inside a text':
      'It weaves. → A "3" loom',
    '5:23  error  a quotation mark that ends the text early; write \\" for each one inside a text':
      'It weaves. → A loom of 5"!',
    "3:11  error  a space of another kind (U+00A0), which JSON does not know; write a plain space":
      '"title":  → "title":\u00a0',
    "3:1  error  a space of another kind (U+00A0), which JSON does not know; write a plain space":
      '  "title" → \u00a0\u00a0"title"',
    "6:1  error  the file ends before an object is closed; put the missing } where the object ends": "\n} → ",
    "6:2  error  something after the end of the JSON; remove it, or look for a bracket closed too early": "\n} → \n}}",
    "1:1  error  the file is empty; write an object, such as { }, or delete the file": rewrite(LOOM, () => ""),
    "5:11  error  a control character or a tab inside a text; write a tab as \\t, a line break as \\n":
      "It weaves. → It\tweaves.",
    "5:11  error  a backslash before a letter that can't be escaped; write a backslash itself as \\\\":
      "It weaves. → C:\\weaves",
    "3:1  error  the mark of a merge conflict; choose one of the two sides and remove the marks":
      '  "title" → <<<<<<< HEAD\n  "title"',
    "3:12  error  expected a value; write a text in double quotes, a number, true, false, or a list in [ ]":
      '"Loom", → ,',
    // Windows line endings.
    "5:3  error  expected a comma before this; put a comma at the end of the entry before": rewrite(LOOM, (text) =>
      text.replace('"Academy",', '"Academy"').replaceAll("\n", "\r\n"),
    ),
    "1:1  error  lists or objects are nested too deeply; remove some of the brackets": rewrite(LOOM, () =>
      "[".repeat(100_000),
    ),
    "1:1  error  the file begins with a byte-order mark; save it as UTF-8 without a byte-order mark": rewrite(
      LOOM,
      (text) => `\ufeff${text}`,
    ),
    "1:1  error  the file is UTF-16; save it as UTF-8 without a byte-order mark": rewrite(LOOM, (text) =>
      Buffer.from(`\ufeff${text}`, "utf16le"),
    ),
    "5:16  error  the file is not UTF-8 from here on; save it as UTF-8 without a byte-order mark": rewrite(
      LOOM,
      (text) => Buffer.from(text.replace("weaves", "w\u00e9aves"), "latin1"),
    ),
    '4:3  error  /title  the field "title" is here a second time; keep one of the two':
      '"title": "Loom", → "title": "Loom",\n  "title": "Frame",',
    '1:1  error  /title  the required field "title" is missing (Its name); add "title": "Park And Charge"':
      '  "title": "Loom",\n → ',
    '3:12  error  /title  expected text, got the number 7; write it in quotes: "7"': '"Loom" → 7',
    "3:12  error  /title  expected text, got null; give it a value, or remove it if it is not required":
      '"Loom" → null',
    '3:12  error  /title  expected text, got a list of 1; remove the brackets: "Loom"': '"Loom" → ["Loom"]',
    '1:1  error  expected an object, got an empty list; write it like {"title":"Park And Charge","section":"Personal","desc":"Real-time vacancy of car parks in Hong Kong."}':
      rewrite(LOOM, () => "[]"),
    "1:1  error  expected an object, got null; give it a value, or remove it if it is not required": rewrite(
      LOOM,
      () => "null",
    ),
    [`3:3  error  /colour  unknown field "colour"; remove it; the fields here are ${PROJECT_FIELDS}`]:
      '"title" → "colour": "red",\n  "title"',
    [`3:3  error  /__proto__  unknown field "__proto__"; remove it; the fields here are ${PROJECT_FIELDS}`]:
      '"title" → "__proto__": {},\n  "title"',
    '3:12  error  /title  the text is empty; write it like "Park And Charge"': '"Loom" → ""',
    '3:12  error  /title  the text is nothing but spaces; write it like "Park And Charge"': '"Loom" → "  "',
    '6:20  error  /img/0/src  no such file "./weaving.png"; put the file there, or remove the entry':
      loomShows("./weaving.png"),
    '6:20  error  /img/0/src  "../01-engine" is a folder; choose a file in it': loomShows("../01-engine"),
    '6:20  error  /img/0/src  "../../../secret.png" is outside the content folder; copy it beside this file and write "./secret.png"':
      loomShows("../../../secret.png"),
    '6:20  error  /img/0/src  "/home/ada/weaving.png" is neither a file beside this one nor an https: address; put the file beside this one and write "./weaving.png"':
      loomShows("/home/ada/weaving.png"),
    '6:20  error  /img/0/src  "C:\\Users\\ada\\weaving.png" is neither a file beside this one nor an https: address; put the file beside this one and write "./weaving.png"':
      loomShows("C:\\Users\\ada\\weaving.png"),
    '6:20  error  /img/0/src  "media\\weaving.png" is neither a file beside this one nor an https: address; write "media/weaving.png"':
      loomShows("media\\weaving.png"),
    '6:20  error  /img/0/src  "data:image/png;base64,AAAA" is neither a file beside this one nor an https: address; save the picture as a file beside this one, and refer to that':
      loomShows("data:image/png;base64,AAAA"),
    '6:20  error  /img/0/src  "http://example.com/a.png" is not a secure address; write https://example.com/a.png':
      loomShows("http://example.com/a.png"),
    '6:11  error  /img/0  an external address without its width and height; add "width": 1440, "height": 900, in pixels':
      loomShows("https://example.com/a.png"),
    '6:20  error  /img/0/src  "./a.avif" is damaged or cut off (source: bad seek to 1993); export or copy it again':
      loomShows("./a.avif", ({ avif }) => cut(avif)),
    '6:20  error  /img/0/src  "./a.tiff" is damaged or cut off (it ends too soon); export or copy it again': loomShows(
      "./a.tiff",
      ({ tiff }) => cut(tiff, 100),
    ),
    '6:20  error  /img/0/src  "./a.webm" is damaged or cut off (it ends too soon); export or copy it again': loomShows(
      "./a.webm",
      ({ webm }) => cut(webm),
    ),
    '6:20  error  /img/0/src  "./a.heic" is of a type that is not supported; use PNG, JPEG, WebP, AVIF, TIFF, SVG, GIF, WebM or MP4':
      loomShows("./a.heic", HEIC),
    // Old cameras' files have no `ftyp` box that declares the type: they mostly begin with `wide` and `mdat`.
    '6:20  error  /img/0/src  "./a.mp4" is a QuickTime video; convert it to MP4': loomShows("./a.mp4", () =>
      Buffer.from("\0\0\0\x08wide\0\0\0\x08mdat", "latin1"),
    ),
    "5:11  warning  /desc  the text has paragraphs, which are shown as one; write a single one":
      "It weaves. → It weaves.\\n\\nAnd rests.",
    "5:11  error  /desc  the text has an invisible character: U+202E; remove it": "It weaves. → It \u202Eweaves.",
    "5:11  warning  /desc  the text has markup, which is shown as it is: <b>; write plain text":
      "It weaves. → It <b>weaves</b>.",
    "5:11  warning  /desc  the text has markup, which is shown as it is: &amp;; write plain text":
      "It weaves. → Warp &amp; weft.",
    '2:14  warning  /$schema  this is not the schema for project files; write "../../../schemas/project.schema.json"':
      "project.schema.json → work.schema.json",
  }),
  ...inFile(PROJECT, {
    '25:15  error  "True" is not a word of JSON; write true': "true → True",
    "21:3  error  a } that doesn't belong here; remove it, or look for a missing ] or } before it":
      '\n  ],\n  "techIcons" → \n  },\n  "techIcons"',
    "15:3  error  a ] that doesn't belong here; remove it, or look for a missing ] or } before it":
      '"height": 50\n    } → "height": 50',
    "21:14  error  a : that doesn't belong here; remove it, or look for a missing ] or } before it":
      '\n  ],\n  "techIcons" → ,\n  "techIcons"',
    "13:16  error  a number that begins with 0; remove the 0": '"width": 100 → "width": 01',
    '18:11  error  /feat  expected a list, got "Adds"; put it in brackets: ["Adds"]':
      '[\n    "Adds",\n    "Multiplies"\n  ] → "Adds"',
    '25:15  error  /platform  expected true or false, got "true"; write true without quotes': 'true → "true"',
    '6:5  error  /img/0  expected text or an object, got the number 5; write it like "./table-management.png"':
      '{\n      "src": "./map-view.gif",\n      "alt": "A map that zooms"\n    } → 5',
    '13:16  error  /img/1/width  expected a whole number, got "100"; write 100 without quotes':
      '"width": 100 → "width": "100"',
    "13:16  error  /img/1/width  expected more than 0, got the number 0; write it like 1440":
      '"width": 100 → "width": 0',
    '18:3  error  /feats  unknown field "feats"; did you mean "feat"?': '"feat" → "feats"',
    '18:3  error  /features  unknown field "features"; did you mean "feat"?': '"feat" → "features"',
    '26:13  error  /mobile  expected one of "iOS", "Android", got "ios"; did you mean "iOS"?': '"iOS" → "ios"',
    '26:21  error  /mobile/1  expected one of "iOS", "Android", got "Windows"; write one of "iOS", "Android"':
      '"iOS" → ["iOS", "Windows"]',
    '25:13  error  /mobile  "mobile" without "platform"; add "platform": true, or remove "mobile"':
      '"platform": true,\n   → ',
    '26:13  error  /mobile  "mobile" without "platform"; write "platform": true, or remove "mobile"':
      '"platform": true → "platform": false',
    '7:14  error  /img/0/src  no such file "./map.gif"; did you mean "./map-view.gif"?': "./map-view.gif → ./map.gif",
    '10:5  error  /img/1  an external address without its height; add "height": 900, in pixels':
      ',\n      "height": 50 → ',
    '7:14  error  /img/0/src  "./Map-View.gif" differs from "./map-view.gif" only in case or Unicode form; write "./map-view.gif"':
      "./map-view.gif → ./Map-View.gif",
    '7:14  error  /img/0/src  "./caf\u00e9.gif" differs from "./cafe\u0301.gif" only in case or Unicode form; rename the file with letters from a to z: systems encode some others, such as é, in two ways':
      all(
        copy(MAP, "projects/01-engine/cafe\u0301.gif"),
        remove(MAP),
        edit(PROJECT, "./map-view.gif → ./caf\u00e9.gif"),
      ),
    '7:14  error  /img/0/src  "./map-view.gif" is empty; export or copy it again': put(MAP, ""),
    '7:14  error  /img/0/src  "./map-view.gif" is damaged or cut off (it ends too soon); export or copy it again': put(
      MAP,
      ({ gif }) => cut(gif),
    ),
    '23:5  warning  /techIcons/0  the technology "Rast" is not registered, so nothing is shown; did you mean "Rust"?':
      '"Rust" → "Rast"',
    '6:5  warning  /img/0  a picture without alternative text; write { "src": "./map-view.gif", "alt": "…" } with what the picture shows':
      '{\n      "src": "./map-view.gif",\n      "alt": "A map that zooms"\n    } → "./map-view.gif"',
    '6:5  warning  /img/0  a picture without alternative text; add "alt": with what the picture shows, or "" if it is decoration':
      ',\n      "alt": "A map that zooms" → ',
    '25:15  warning  /platform  "platform" without "mobile": the badge has nothing to show; add "mobile": "iOS"':
      ',\n  "mobile": "iOS" → ',
  }),
  ...inFile(WORK, {
    '6:15  warning  /duration  the résumé\'s data have no dates for "some summers"; write years or months, such as "Feb 2023 - Oct 2024" or "since 2020"':
      "1842 - 1843 → some summers",
    '6:15  warning  /duration  "May 1843 - 1842" ends before it begins; check its dates':
      "1842 - 1843 → May 1843 - 1842",
    "9:15  error  a comma before a closing bracket; remove the comma": '"Annotate" → "Annotate",',
    '11:3  error  /technologies  unknown field "technologies"; did you mean "techIcons"?':
      '"techIcons" → "technologies"',
    '3:12  error  /value  "content" is the address of every page\'s content; give it another value':
      '"value": "company" → "value": "content"',
    '13:5  warning  /techIcons/1  "Rust" is in this list a second time; keep one of the two': '"Typescript" → "Rust"',
  }),
  ...inFile(TAB, {
    '3:12  error  /value  expected lower-case letters, digits and single hyphens, such as revamp-ui, got "My Notes"; write it like "revamp-ui"':
      '"value": "notes" → "value": "My Notes"',
  }),
  ...inFile(GROUP, {
    '12:5  error  /content/1/name  the required field "name" is missing (Its caption, and the name of the link to the full-size file); add "name": "Table Management"':
      '"name": "Orders",\n       → ',
    '4:14  error  /afterOf  no group "before" beside this one; remove it: there is no other group of pictures':
      '"title": "Before", → "title": "Before",\n  "afterOf": "before",',
    "4:14  error  /afterOf  only pictures can be compared, not videos; remove it":
      '"title": "Before", → "title": "Before",\n  "afterOf": "film",',
    '14:18  error  /content/1/afterOf  no other screenshot "Orders" in this group; write one of "Dashboard", or remove it':
      '"name": "Orders", → "name": "Orders",\n      "afterOf": "Orders",',
    '14:18  error  /content/1/afterOf  no other screenshot "Dashbord" in this group; did you mean "Dashboard"?':
      '"name": "Orders", → "name": "Orders",\n      "afterOf": "Dashbord",',
    '14:18  error  /content/1/afterOf  no other screenshot "Cafe\u0301" in this group; copy "Caf\u00e9", whose accents are encoded differently':
      all(
        edit(GROUP, '"name": "Dashboard" → "name": "Caf\u00e9"'),
        edit(GROUP, '"name": "Orders", → "name": "Orders",\n      "afterOf": "Cafe\u0301",'),
      ),
    '15:16  error  /content/1/img/src  "./orders.jpg" is damaged or cut off (it ends too soon); export or copy it again':
      put(ORDERS, ({ jpg }) => cut(jpg)),
    '15:16  error  /content/1/img/src  "./orders.jpg" is a HEIC photo; export it as JPEG': put(ORDERS, HEIC),
    '14:14  error  /content/1/img  expected a picture, got a video: "../02-film/tour.mp4"; use a picture, or add "isVideo": true to the group':
      '"name": "Orders", → "name": "Tour",\n      "img": "../02-film/tour.mp4"\n    },\n    {\n      "name": "Orders",',
    "16:16  warning  /content/1/img/alt  the alternative text says no more than the picture's name; say what the picture shows":
      '"A list of orders" → "orders"',
    '13:15  warning  /content/1/name  an earlier screenshot has the address "dash-board", so this one has "dash-board-2"; give one of the two another name':
      all(
        edit(GROUP, '"name": "Dashboard" → "name": "Dash board"'),
        edit(GROUP, '"name": "Orders" → "name": "Dash-board"'),
      ),
    '14:17  warning  /content/1/poster  a poster is shown only before a video; remove it, or add "isVideo": true to the group':
      '"name": "Orders", → "name": "Orders",\n      "poster": "./dashboard.png",',
  }),
  ...inFile(FILM, {
    '1:27  error  /content  expected a list, got an object of 2 fields; put it in brackets: [{"name":"Tour","img":"./tour.mp4"}]':
      put(FILM, () => JSON.stringify({ title: "Film", content: { name: "Tour", img: "./tour.mp4" } })),
    "4:14  error  /afterOf  only pictures can be compared, not videos; remove it":
      '"title": "Film", → "title": "Film",\n  "afterOf": "before",',
    "8:18  error  /content/0/afterOf  only pictures can be compared, not videos; remove it":
      '"name": "Tour", → "name": "Tour",\n      "afterOf": "Tour",',
    '9:17  error  /content/0/poster  "./tour.webp" is damaged or cut off (Input buffer has corrupt header: webp: unable to parse image); export or copy it again':
      put(POSTER, ({ webp }) => cut(webp)),
    '8:14  error  /content/0/img  "./tour.mp4" is damaged or cut off (it ends too soon); export or copy it again': put(
      TOUR,
      ({ mp4 }) => cut(mp4),
    ),
    '8:14  error  /content/0/img  "./tour.mp4" is a QuickTime video; convert it to MP4': put(TOUR, QUICKTIME),
    '12:14  error  /content/1/img  expected a video (WebM or MP4), got a picture: "./tour.webp"; use a video, or remove "isVideo"':
      '"./tour.mp4", → "./tour.mp4"\n    },\n    {\n      "name": "Still",\n      "img": "./tour.webp",',
  }),
  ...inFile("home.json", {
    '1:1  error  /banner  the required field "banner" is missing (The typewriter banner); add "banner": {"greetings":["Hello, I\'m Your Name."]}':
      '"banner": {\n    "greetings": [\n      "Hello"\n    ]\n  },\n   → ',
    '5:12  error  /photo/src  the required field "src" is missing (A file beside the JSON file that refers to it (`./name.png`), or an `https:` address); add "src": "./table-management.png"':
      '"src": "./portrait.png",\n     → ',
    '8:5  error  /photo/caption  unknown field "caption"; remove it; the fields here are src, alt, focus, width, height':
      '"alt": "Ada at her desk" → "alt": "Ada at her desk",\n    "caption": "Ada"',
    '34:15  error  /connect/0/icon  there is no icon "github"; did you mean "simple-icons:github"?':
      '"code-hosting" → "github"',
    '34:15  error  /connect/0/icon  there is no icon "simple-icons:mastodn"; did you mean "simple-icons:mastodon"?':
      '"code-hosting" → "simple-icons:mastodn"',
    '34:15  error  /connect/0/icon  there is no icon "Xing"; did you mean "simple-icons:xing"?':
      '"code-hosting" → "Xing"',
    '34:15  error  /connect/0/icon  there is no icon "mail"; did you mean "email"?': '"code-hosting" → "mail"',
    '34:15  error  /connect/0/icon  there is no icon "my own profile icon"; write one of code-hosting, photo-sharing, professional-network, microblog, email, link, or simple-icons: and a name of https://icon-sets.iconify.design/simple-icons/':
      '"code-hosting" → "my own profile icon"',
    "10:18  error  /banner/greetings  expected a list of at least 1, got an empty list; add an entry":
      '[\n      "Hello"\n    ] → []',
    '36:15  error  /connect/0/href  no such file "./cv.pdf"; put the file there, or remove the entry':
      "https://github.com/ada → ./cv.pdf",
    '36:15  error  /connect/0/href  "./cv.txt" is ignored, as notes are; put it into static/, and write "/cv.txt"':
      "https://github.com/ada → ./cv.txt",
    '36:15  error  /connect/0/href  "./../../cv.pdf" is outside the content folder; copy it beside this file and write "./cv.pdf"':
      "https://github.com/ada → ./../../cv.pdf",
    '36:15  error  /connect/0/href  expected an address without spaces that starts with https:, http:, mailto: or tel:, or a file: ./cv.pdf beside this one, or /cv.pdf in static/, got "javascript:alert(1)"; write it like "https://github.com/your-name"':
      "https://github.com/ada → javascript:alert(1)",
    '36:15  error  /connect/0/href  expected an address without spaces that starts with https:, http:, mailto: or tel:, or a file: ./cv.pdf beside this one, or /cv.pdf in static/, got "github.com/ada"; write "https://github.com/ada"':
      "https://github.com/ada → github.com/ada",
    '36:15  error  /connect/0/href  expected an address without spaces that starts with https:, http:, mailto: or tel:, or a file: ./cv.pdf beside this one, or /cv.pdf in static/, got "ada@mail.example"; write "mailto:ada@mail.example"':
      "https://github.com/ada → ada@mail.example",
    '36:15  error  /connect/0/href  expected an address without spaces that starts with https:, http:, mailto: or tel:, or a file: ./cv.pdf beside this one, or /cv.pdf in static/, got "tel:+44 20 7946 0000"; write "tel:+442079460000"':
      "https://github.com/ada → tel:+44 20 7946 0000",
    '36:15  error  /connect/0/href  expected an address without spaces that starts with https:, http:, mailto: or tel:, or a file: ./cv.pdf beside this one, or /cv.pdf in static/, got "+44 (20) 7946-0000"; write "tel:+442079460000"':
      "https://github.com/ada → +44 (20) 7946-0000",
    '36:15  error  /connect/0/href  expected an address without spaces that starts with https:, http:, mailto: or tel:, or a file: ./cv.pdf beside this one, or /cv.pdf in static/, got "tel:+44 (0)20 7946 0000"; write "tel:+442079460000"':
      "https://github.com/ada → tel:+44 (0)20 7946 0000",
    '36:15  error  /connect/0/href  expected an address without spaces that starts with https:, http:, mailto: or tel:, or a file: ./cv.pdf beside this one, or /cv.pdf in static/, got "cv.pdf"; write "./cv.pdf"':
      "https://github.com/ada → cv.pdf",
    "1:1  error  the file is empty; bring it back with git restore, or write it as docs/content.md says": rewrite(
      "home.json",
      () => "",
    ),
    "1:1  error  the file is missing; bring it back with git restore, or write it as docs/content.md says": all(
      remove("home.json"),
      remove("portrait.png"),
    ),
    '33:5  error  /featured/0  there is no screenshot or project "works/company/notes/before/dashbord"; did you mean "works/company/notes/before/dashboard"?':
      features("works/company/notes/before/dashbord"),
    '33:5  error  /featured/0  there is no screenshot or project "projects/01-engine"; did you mean "projects/engine"?':
      features("projects/01-engine"),
    '33:5  error  /featured/0  there is no screenshot or project "Dashboard"; choose an existing one, such as "works/company/notes/before/dashboard", or remove it':
      features("Dashboard"),
    "36:16  error  /sections/3/section  this is listed a second time; keep one of the two": lists({
      section: "bio",
      title: "Again",
    }),
    '36:16  error  /sections/3/section  expected one of "bio", "techIUse", "currentlyLearning", "interests", "connect", "education", "certificates", "talks", "publications", "awards", "volunteering", "languages", "text", got "interest"; did you mean "interests"?':
      lists({ section: "interest", entries: [] }),
    "37:16  error  /sections/4/section  this is listed a second time; keep one of the two": lists(ABOUT, ABOUT),
    '36:5  error  /sections/3  a text without "story"; add "story": "./about.md", a Markdown file beside this one':
      lists({ section: "text", title: "About" }),
    '36:5  error  /sections/3  a text without "title"; add "title": "About me"': lists({
      section: "text",
      story: "./about.md",
    }),
    '36:38  error  /sections/3/entries  the section "interests" shows no "entries"; remove it; the fields here are section, title':
      lists({ section: "interests", entries: [{ title: "Climbing" }] }),
    '36:32  error  /sections/3/story  the section "talks" shows no "story"; remove it; the fields here are section, title, entries':
      lists({ section: "talks", story: "./about.md" }),
    '36:62  warning  /sections/3/entries/0/period  the résumé\'s data have no dates for "Some summer"; write years or months, such as "Feb 2023 - Oct 2024" or "since 2020"':
      lists({ section: "awards", entries: [{ title: "Medal", period: "Some summer" }] }),
    '14:10  warning  /bio  the home page doesn\'t show "bio", because "sections" does not list it; add { "section": "bio" } there, or empty it':
      all(lists(), edit("home.json", '    {"section":"bio"},\n → ')),
    '34:5  error  /featured/1  "projects/loom" has no picture to show; add one to its "img", or remove this': features(
      "projects/engine",
      "projects/loom",
    ),
    '33:5  error  /featured/0  "works/company/notes/film/tour" has no picture to show; give the video a "poster", or remove this':
      all(features("works/company/notes/film/tour"), edit(FILM, ',\n      "poster": "./tour.webp" → '), remove(POSTER)),
    '35:5  error  /featured/2  "projects/engine" is featured a second time; keep one of the two': features(
      "projects/engine",
      "works/company/notes/film/tour",
      "projects/engine",
    ),
    '6:12  error  /photo/src  "./portrait.png" is damaged or cut off (it ends too soon); export or copy it again':
      portrait(({ png }) => cut(png, 20)),
    '6:12  error  /photo/src  "./portrait.png" is JPEG inside, PNG by its name; rename it, and each mention of it, to end in .jpg':
      portrait(({ jpg }) => jpg),
    '6:12  error  /photo/src  "./portrait.png" is a web page; download the picture itself': portrait(
      "<!doctype html><title>404</title>",
    ),
    '6:12  error  /photo/src  "./portrait.png" is not PNG, despite its name; export it again': portrait("a portrait"),
    '6:12  error  /photo/src  "./portrait.png" is a Git LFS pointer instead of the file; run git lfs pull': portrait(
      "version https://git-lfs.github.com/spec/v1\n",
    ),
    '6:12  error  /photo/src  "./portrait.png" has 30000 x 10000 pixels, 300 million in all; the limit is 268 million; make it smaller':
      portrait(({ png }) => sizedPng(png, 30_000, 10_000)),
    '6:12  error  /photo/src  "./portrait.png" has 2000 x 1000 pixels in 200 frames, 400 million in all; the limit is 268 million; make it smaller or shorter, or a video':
      portrait(({ png }) => withChunk(sizedPng(png, 2000, 1000), "acTL", Buffer.from([0, 0, 0, 200, 0, 0, 0, 0]))),
    '6:12  error  /photo/src  expected a picture, got a video: "./works/01-company/01-notes/02-film/tou…"; use a picture':
      "./portrait.png → ./works/01-company/01-notes/02-film/tour.mp4",
    '27:25  warning  /techIUse/0/items/0/technology  the technology "COBOL" is not registered, so no icon is shown; register it in technologies.json, or remove it':
      '"technology": "Rust" → "technology": "COBOL"',
    '6:12  warning  /photo/src  "./portrait.png" is 1 x 1 pixels, and will be upscaled; export it larger, up to 1536 pixels wide, or draw it as SVG':
      portrait(({ png }) => sizedPng(png, 1, 1)),
    '6:12  warning  /photo/src  "./portrait.png" is 11 MB; more than 10 MB is slow to load; export it smaller':
      portrait(({ png }) => withChunk(png, "prVt", Buffer.alloc(11_000_000))),
    "11:7  warning  /banner/greetings/0  a placeholder is left over; put your own words there":
      '"Hello" → "Hello, I\'m Your Name."',
    "36:15  warning  /connect/0/href  a placeholder is left over; put your own words there":
      "https://github.com/ada → https://github.com/your-name",
  }),
  ...inFile("site.json", {
    [`6:15  warning  /language  ${missingWords(undefined).length} words of the interface are missing, such as page.shell.skipToContent and page.shell.pages; write them in words.json beside this file; docs/owners-guide.md shows how`]:
      '"language": "en" → "language": "eo"',
    ...Object.fromEntries(
      [
        ["https://ada.example/", 'write "https://ada.example"'],
        ["https://<your-name>.github.io", 'write it like "https://example.com"'],
        ["https://ada.example:80x", 'write it like "https://example.com"'],
        ["https://ada.example:99999", 'write it like "https://example.com"'],
        ["https://ada.example|x", 'write it like "https://example.com"'],
        ["https://https://ada.example", 'write it like "https://example.com"'],
        ["https://ada.example//works", 'write it like "https://example.com"'],
      ].map(([address, remedy]) => [
        `5:14  error  /siteUrl  expected an address such as https://ada.example or https://ada.example/portfolio, its path of letters, digits and hyphens, without a slash at its end, got "${address}"; ${remedy}`,
        `https://ada.example → ${address}`,
      ]),
    ),
    '6:15  error  /language  expected a language tag such as en or zh-HK, got "English language"; write it like "en"':
      '"language": "en" → "language": "English language"',
    [`6:41  warning  /look/accent  text of "#FFD600" can't be read; the light theme shows #897000; choose a darker one`]:
      '"language": "en" → "language": "en", "look": { "accent": "#FFD600" }',
    [`6:41  warning  /look/accent  text of "#000080" can't be read; the dark theme shows #4b7ff6; choose a lighter one, or one for the dark theme in "accentDark"`]:
      '"language": "en" → "language": "en", "look": { "accent": "#000080" }',
    [`6:66  warning  /look/accentDark  "#888" is a grey: links look like text; the dark theme shows #888; choose a colour`]:
      '"language": "en" → "language": "en", "look": { "accent": "#7A1FA2", "accentDark": "#888" }',
    [`6:41  error  /look/accent  expected a colour such as #0B6A66, got "teal"; write it like "#7A1FA2"`]:
      '"language": "en" → "language": "en", "look": { "accent": "teal" }',
    [`6:41  error  /look/radius  expected at most 24, got the number 99; write it like 16`]:
      '"language": "en" → "language": "en", "look": { "radius": 99 }',
    [`12:27  error  /pages/works/address  expected lower-case letters, digits and single hyphens, such as revamp-ui, got "/Arbeit/"; write it like "arbeiten"`]:
      '"works": { → "works": { "address": "/Arbeit/",',
    '12:36  error  /pages/works/formerAddresses/0  "projects" is the address of the page "projects"; choose another':
      '"works": { → "works": { "formerAddresses": ["projects"],',
    '12:27  error  /pages/works/address  "media" is the address of a folder that every site has; choose another':
      '"works": { → "works": { "address": "media",',
    "5:14  warning  /siteUrl  a placeholder is left over, so the site has no address; write your own, or remove it until you know it":
      "https://ada.example → https://example.com",
    '6:42  error  /scripts/0/src  expected an address that starts with https:, or the path of a file in static/, such as /count.js, got "http://a.example/c.js"; write it like "https://gc.zgo.at/count.js"':
      '"language": "en" → "language": "en", "scripts": [{ "src": "http://a.example/c.js" }]',
    '6:63  error  /scripts/0/sendsTo/0  expected an origin: https: or wss: and a host, without a path, such as https://ada.goatcounter.com, got "https://a.example/"; write "https://a.example"':
      '"language": "en" → "language": "en", "scripts": [{ "src": "/c.js", "sendsTo": ["https://a.example/"] }]',
    '6:77  error  /scripts/0/attributes/onload  expected the name of a data- attribute, such as data-website-id, got "onload"; rename it':
      '"language": "en" → "language": "en", "scripts": [{ "src": "/c.js", "attributes": { "onload": "go()" } }]',
    '6:81  error  /scripts/0/attributes/data-quiet  expected text, got true; write it in quotes: "true"':
      '"language": "en" → "language": "en", "scripts": [{ "src": "/c.js", "attributes": { "data-quiet": true } }]',
    '1:1  warning  the site has no address yet: there is no sitemap for search engines, and no preview where it is shared; add "siteUrl" once you know where it will live':
      '\n  "siteUrl": "https://ada.example", → ',
  }),
  ...inFile("technologies.json", {
    '7:17  error  /technologies/0/colour  expected a colour such as #3178c6, got "orange"; write it like "#3178c6"':
      "#dea584 → orange",
    '7:17  error  /technologies/0/colour  expected a colour such as #3178c6, got "DEA584"; write "#dea584"':
      "#dea584 → DEA584",
    '16:16  error  /technologies/2/label  "Rust" is registered a second time; keep one of the two': '"Engine" → "Rust"',
    '16:16  warning  /technologies/2/label  "rust" is already registered, as "Rust"; keep one of the two':
      '"Engine" → "rust"',
    '12:15  error  /technologies/1/icon  the icon set has no "logos:typescript-icons"; did you mean "logos:typescript-icon"?':
      "logos:typescript-icon → logos:typescript-icons",
    '17:15  error  /technologies/2/icon  "./engine.svg" is damaged or cut off (<input>:1:76: Unclosed root tag); export or copy it again':
      put("engine.svg", ({ svg }) => cut(svg)),
    '17:15  warning  /technologies/2/icon  "./engine.svg" has labels in HTML (<foreignObject>), which are not shown; export it with labels in text, or as PNG':
      // The text is another label: only in a <switch> would it replace the HTML.
      put("engine.svg", ({ svg }) =>
        String(svg).replace("</svg>", "<foreignObject><b>A</b></foreignObject><text>B</text></svg>"),
      ),
    '17:15  error  /technologies/2/icon  no such file "./engine.svg"; put the file there, or remove the entry': all(
      // Icons are SVG files.
      remove("engine.svg"),
      put("engine.png", ({ png }) => png),
    ),
  }),
  ...inOtherFiles({
    'projects/03-press/projects.json:1:1  error  no content file of this name belongs here; rename it to "project.json"':
      copy(LOOM, "projects/03-press/projects.json"),
    'home_de.JSON:1:1  error  no content file of this name belongs here; rename it to "home.de.json"': copy(
      "home.json",
      "home_de.JSON",
    ),
    'home.zh-hk.JSON:1:1  error  the name differs from "home.zh-HK.json" in case, which some systems tell apart; rename it to "home.zh-HK.json"':
      copy("home.json", "home.zh-hk.JSON"),
    "home-old.json:1:1  error  no content file of this name belongs here; rename it, or move it out of the content; docs/content.md lists the content files":
      copy("home.json", "home-old.json"),
    "notes.json:1:1  error  no content file of this name belongs here; rename it, or move it out of the content; docs/content.md lists the content files":
      copy("home.json", "notes.json"),
    'projects/03-press/Project.json:1:1  error  the name differs from "project.json" in case, which some systems tell apart; rename it to "project.json"':
      copy(LOOM, "projects/03-press/Project.json"),
    'words.json:1:32  error  /page/works/more  expected a text with {count}, and nothing else in braces, got "mehr"; write it like "{count} more"':
      put("words.json", '{ "page": { "works": { "more": "mehr" } } }'),
    'words.json:1:24  error  /page/works/mehr  unknown field "mehr"; remove it; the fields here are works, duty, techStack, demo, stack, top, outline, screenshots, videos, more, backTo, fullSize':
      put("words.json", '{ "page": { "works": { "mehr": "mehr" } } }'),
    'home.de.json:1:1  error  the site has no language "de"; add "de" to "languages" in site.json, after the first, or delete this file':
      put("home.de.json", "{}"),
    'home.dee.json:1:1  error  the site has no language "dee"; did you mean "de"?': withGerman("home.dee.json", {}),
    'site.json:6:41  error  /languages/1  expected a language tag such as en or zh-HK, got "de_AT"; write "de-AT"': all(
      withGerman("home.de.json", {}),
      edit("site.json", '"en", "de" → "en", "de_AT"'),
    ),
    'words.en.json:1:1  error  "en" is the site\'s first language; put its texts into words.json, and delete it': put(
      "words.en.json",
      () => "{}",
    ),
    'home.en.json:1:1  error  "en" is the site\'s first language; put its texts into home.json, and delete it':
      withGerman("home.en.json", {}),
    'home.de.json:1:23  error  /connect/0/icon  there is no icon "mastodon"; did you mean "simple-icons:mastodon"?':
      withGerman("home.de.json", { connect: [{ icon: "mastodon" }] }),
    'projects/01-engine/project.de.json:1:16  error  /techIcons/0  "techIcons" is the same in all languages; remove it':
      withGerman("projects/01-engine/project.de.json", { techIcons: ["Typescript"] }),
    "projects/03-press/project.de.json:1:1  error  it translates project.json, which is not there; write that first":
      withGerman("projects/03-press/project.de.json", {}),
    'projects/01-engine/project.de.json:1:11  error  /title  expected text, got the number 7; write it in quotes: "7"':
      withGerman("projects/01-engine/project.de.json", { title: 7 }),
    'projects/01-engine/project.de.json:1:2  error  /titel  unknown field "titel"; did you mean "title"?': withGerman(
      "projects/01-engine/project.de.json",
      { titel: "Maschine" },
    ),
    'site.de.json:1:33  error  /pages/works/address  "address" is the same in all languages; remove it': withGerman(
      "site.de.json",
      { pages: { works: { address: "arbeiten" } } },
    ),
    'home.de.json:1:27  error  /sections/0/section  the section here is "bio" in the first language; keep the order; {} leaves an entry as it is':
      all(lists(), withGerman("home.de.json", { sections: [{ section: "connect", title: "Kontakt" }] })),
    'works/01-company/01-notes/02-film/group.de.json:1:13  error  /isVideo  "isVideo" is the same in all languages; remove it':
      withGerman("works/01-company/01-notes/02-film/group.de.json", { isVideo: true }),
    'works/01-company/work.de.json:1:14  warning  /duration  the résumé\'s data have no dates for "irgendwann"; write years or months, such as "Feb 2023 - Oct 2024" or "since 2020"':
      withGerman("works/01-company/work.de.json", { duration: "irgendwann" }),
    'works/01-company/work.de.json:1:14  warning  /duration  "März 1843 – Mai 1842" ends before it begins; check its dates':
      withGerman("works/01-company/work.de.json", { duration: "März 1843 – Mai 1842" }),
    'works/01-company/work.de.json:1:11  error  /value  "value" is the same in all languages; remove it': withGerman(
      "works/01-company/work.de.json",
      { value: "firma" },
    ),
    "works/01-company/01-notes/01-before/group.de.json:1:20  error  /content/2  the list that it translates has only 2; remove it, or add it to the other file first":
      withGerman("works/01-company/01-notes/01-before/group.de.json", { content: [{}, {}, { name: "Mehr" }] }),
    "timeline.json:1:1  error  no content file of this name belongs here; rename it, or move it out of the content; docs/content.md lists the content files":
      put("timeline.json", "{}"),
    "works/group.json:1:1  error  nothing shows this group.json, because it is in the wrong place; move it to works/*/*/*/group.json, where * is any folder":
      copy(GROUP, "works/group.json"),
    "old/home.json:1:1  error  nothing shows this home.json, because it is in the wrong place; rename it, or move it out of the content; docs/content.md lists the content files":
      copy("home.json", "old/home.json"),
    "works/01-company/01-notes/03-more:1:1  error  nothing shows this folder, because it has no group.json; write a group.json in it, or delete the folder":
      put("works/01-company/01-notes/03-more/dashboard.png", ({ png }) => png),
    "works/02-other/01-notes/tab.json:1:1  error  nothing shows this tab, because there is no works/02-other/work.json; write works/02-other/work.json, or move the tab's folder into that of a work":
      all(copy("works/01-company", "works/02-other"), remove("works/02-other/work.json")),
    "works/01-company/02-more/01-before/group.json:1:1  error  nothing shows this group, because there is no works/01-company/02-more/tab.json; write works/01-company/02-more/tab.json, or move the group's folder into that of a tab":
      copy("works/01-company/01-notes/01-before", "works/01-company/02-more/01-before"),
    'projects/03-loom/project.json:1:1  error  the folder "03-loom" has the same name as "02-loom" beside it, except for number and case; rename one of the two folders':
      copy("projects/02-loom", "projects/03-loom"),
    'works/01-company/02-more/tab.json:3:12  error  /value  "notes" is also the value of works/01-company/01-notes/tab.json; give one of the two another value':
      copy("works/01-company/01-notes", "works/01-company/02-more"),
    'projects/03-content/project.json:1:1  error  "content" is the address of every page\'s content; rename the folder':
      copy(LOOM, "projects/03-content/project.json"),
    'works/02-other/work.json:3:12  error  /value  "company" is also the value of works/01-company/work.json; give one of the two another value':
      copy(WORK, "works/02-other/work.json"),
    "projects/01-engine/link.gif:1:1  error  the file is a symbolic link that leads out of the content folder; put the file itself here":
      link("/etc/hostname"),
    "projects/01-engine/link.gif:1:1  error  the file is a symbolic link that leads nowhere; put the file itself here":
      link("./gone.gif"),
    'engine.svg:1:1  error  the name differs from "Engine.svg" only in case or Unicode form; some systems keep only one of the two; rename one of them':
      all(copy("engine.svg", "Engine.svg"), edit("home.json", "./portrait.png → ./Engine.svg"), remove("portrait.png")),
    "projects/02-loom/draft.png:1:1  warning  no content file refers to it; refer to it where it is to be shown, or delete it":
      put("projects/02-loom/draft.png", ({ png }) => png),
    'projects/03-new loom/project.json:1:1  warning  the folder\'s name "new loom" has characters that must be percent-encoded in addresses; use letters, digits and hyphens, such as 01-park-and-charge':
      copy("projects/02-loom", "projects/03-new loom"),
    "projects/03-/project.json:1:1  error  the folder has a number but no name; use letters, digits and hyphens, such as 01-park-and-charge":
      copy("projects/02-loom", "projects/03-"),
    'projects/03-.net-api/project.json:1:1  error  the folder\'s name ".net-api" begins with ".", so hosts may not serve its page; use letters, digits and hyphens, such as 01-park-and-charge':
      copy("projects/02-loom", "projects/03-.net-api"),
    'projects/1-press/project.json:1:1  warning  the folder "1-press" comes after "02-loom", because folders are sorted as text; give all numbers in this folder the same number of digits, such as 01 and 10':
      copy("projects/02-loom", "projects/1-press"),
    // The fault of an original comes without one for each translation, and a folder without its file doesn't leave its pictures unused.
    "projects/01-engine/project.json:1:1  error  the file is empty; write an object, such as { }, or delete the file":
      all(withGerman("projects/01-engine/project.de.json", {}), put(PROJECT, "")),
    // Only files with such names are notes, not folders.
    ...Object.fromEntries(
      ["projects/03-todo.txt", "projects/03-readme.md"].map((folder) => [
        `${folder}/press.png:1:1  warning  no content file refers to it; refer to it where it is to be shown, or delete it`,
        all(
          copy("projects/02-loom", folder),
          put(`${folder}/press.png`, ({ png }) => png),
        ),
      ]),
    ),
    "projects/03-press:1:1  error  nothing shows this folder, because it has no project.json; write a project.json in it, or delete the folder":
      put("projects/03-press/press.png", ({ png }) => png),
    "projects/03-press:1:1  error  nothing shows this folder, because it has no project.json; rename project.json.txt to project.json":
      put("projects/03-press/project.json.txt", ({ png }) => png),
    'site.json:6:21  error  /langauges  unknown field "langauges"; did you mean "languages"?': all(
      withGerman("home.de.json", {}),
      edit("site.json", '"languages" → "langauges"'),
    ),
    'about.de.md:1:1  warning  the site has no language "de"; add "de" to "languages" in site.json, after the first, or delete this file':
      all(aboutMe, put("about.de.md", "Ich.")),
    // The owner's notes beside a story are not read.
    'about.old.md:1:1  warning  the site has no language "old"; add "old" to "languages" in site.json, after the first, or delete this file':
      all(aboutMe, put("about.old.md", "# Me\n\n<b>Notes</b> and ![](./gone.png)\n\n[Text](./gone.pdf)")),
    // A story of two sections is checked once.
    "about.md:1:1  error  a footnote, which stories don't support; put it into the text": all(
      lists(ABOUT, { ...ABOUT, title: "More" }),
      put("about.md", "Me[^1]."),
    ),
    "works/01-company/02-more/tab.json:1:1  warning  the tab has no groups, so its panel is empty; add one with npm run content:new gallery, or delete the tab's folder":
      (content) =>
        void content.set("works/01-company/02-more/tab.json", textOf(content, TAB).replaceAll("notes", "more")),
    'works/01-company/01-notes/03-after/group.json:14:15  warning  /content/1/name  no screenshot "Orders" in "before"; did you mean "Order"?':
      (content) => {
        const after = textOf(content, GROUP).replace('"title": "Before",', '"title": "After",\n  "afterOf": "before",')
        content.set("works/01-company/01-notes/03-after/group.json", after.replaceAll('"./', '"../01-before/'))
        replaceIn(content, GROUP, '"name": "Orders"', '"name": "Order"')
      },
  }),
  ...inFile("projects/02-loom/story.md", {
    "1:1  error  a heading of level 1, which is the page's title; begin it with ##": loomStory("# Loom\n\nText."),
    "1:1  error  a heading below level 3; begin it with ##": loomStory("#### Loom"),
    "3:1  error  HTML, which stories don't support; write it in Markdown": loomStory("## Loom\n\n<div>\n</div>"),
    "2:1  error  HTML, which stories don't support; write it in Markdown": loomStory("It weaves\ntwice a <b>day</b>."),
    "3:1  error  a quotation, which stories don't support; write it as plain text": loomStory("A:\n\n> B\n>\n> C"),
    "3:1  error  a horizontal rule, which stories don't support; remove it": loomStory("A\n\n---\n\nB"),
    "3:1  error  a table, which stories don't support; write it as a list": loomStory(
      "Looms:\n\n| Year | Loom |\n| ---- | ---- |\n| 1804 | Lyon |",
    ),
    "2:1  error  strikethrough text, which stories don't support; write it as plain text": loomStory("It\n~~wove~~."),
    "1:1  error  a checkbox, which stories don't support; write it as plain text": loomStory("- [x] Weave"),
    "1:1  error  bold text that begins or ends with punctuation beside a letter, which Markdown treats as plain text; put the punctuation outside the stars, or a space beside them":
      loomStory("**重点：**说明\n\n2**3 and 4**5, **good** and **fine.** too"),
    "1:1  error  an address in full-width brackets; write ( and )": loomStory("![织机]（./loom.png）"),
    "1:1  error  the file is not UTF-8; save it as UTF-8": loomStory(Buffer.from("Sie w\u00e4chst.", "latin1")),
    "1:1  error  a footnote, which stories don't support; put it into the text": loomStory("It weaves[^1]."),
    "1:1  error  a heading without a space after #; put a space there": loomStory("##Looms"),
    "2:1  error  a list in a list; write one list": loomStory("- one\n  - two\n- three"),
    "3:1  error  a second paragraph in a list item; write one, or make it an item of its own":
      loomStory("- one\n\n  two"),
    '2:1  error  a story can\'t link to "javascript:alert(1)"; start it with https:, http:, mailto: or tel:, or with ./ for a file beside it':
      loomStory("Some say\n[this](javascript:alert(1))."),
    "2:1  error  a picture within text; put a blank line before and after it": loomStory(
      "See\n![a loom](../01-engine/map-view.gif) here.",
    ),
    '1:1  warning  "./loom.HEIC" is published as it is, with any location and camera data that it contains; export it as JPEG':
      loomStory("[A loom](./loom.HEIC)", "loom.HEIC", ({ png }) => png),
    '1:1  warning  "./loom.3gp" is published as it is, with any location and camera data that it contains; export it as MP4':
      loomStory("[A loom](./loom.3gp)", "loom.3gp", ({ mp4 }) => mp4),
    // Not published as it is, as their names promise that metadata are removed.
    '1:1  error  "./loom.jpg" is a HEIC photo; export it as JPEG': loomStory("[A loom](./loom.jpg)", "loom.jpg", HEIC),
    '1:1  error  "./loom.m4v" is a QuickTime video; convert it to MP4': loomStory(
      "[A loom](./loom.m4v)",
      "loom.m4v",
      QUICKTIME,
    ),
    '3:1  error  no such file "./loom.png"; put the file there, or remove the entry': loomStory(
      "See:\n\n![A loom at work](./loom.png)",
    ),
    '1:1  error  no such file "./papr.pdf"; did you mean "./paper.pdf"?': loomStory(
      "[On looms](./papr.pdf), [on wool](./paper.pdf)",
      "paper.pdf",
      "%PDF-1.4",
    ),
    '3:1  error  "https://a.example/loom.png" is not a file beside the story; save the picture beside it, and refer to that':
      loomStory("See:\n\n![A loom at work](https://a.example/loom.png)"),
    "3:1  warning  a picture without alternative text; write ![what the picture shows](./loom.png)": loomStory(
      "See:\n\n![](./loom.png 'At work')",
      "loom.png",
      ({ png }) => png,
    ),
  }),
  ...inFile(LOOM, {
    '6:12  error  /story  no such file "./story.md"; put the file there, or remove the entry': all(
      loomStory(""),
      remove(STORY),
    ),
    '6:12  error  /story  no such file "./story.md"; did you mean "./sotry.md"?': all(
      loomStory("", "sotry.md", "A loom."),
      remove(STORY),
    ),
    '6:12  error  /story  "./story.md" differs from "./Story.md" only in case or Unicode form; write "./Story.md"': all(
      loomStory("", "Story.md", "A loom."),
      remove(STORY),
    ),
    '6:12  error  /story  expected a Markdown file beside this one, such as ./story.md, got "story.md"; write it like "./story.md"':
      all(loomStory(""), edit(LOOM, "./story.md → story.md")),
  }),
]
