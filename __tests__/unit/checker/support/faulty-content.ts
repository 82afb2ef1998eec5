import sharp from "sharp"
import { project } from "../../../../src/content/kinds/project"
import { type ContentInMemory, replaceIn, sampleMedia, textOf } from "./content-in-memory"

/** Content with one fault: what was changed in valid content, and the one line that the check has to print. */
export interface FaultyContent {
  fault: string
  change: (content: ContentInMemory) => void | Promise<void>
  line: string
}

/** As a message lists them. */
const PROJECT_FIELDS = Object.keys(project.shape)
  .filter((field) => field !== "$schema")
  .join(", ")

const PROJECT = "projects/01-engine/project.json"
const LOOM = "projects/02-loom/project.json"
const WORK = "works/01-company/work.json"
const TAB = "works/01-company/01-notes/tab.json"
const GROUP = "works/01-company/01-notes/01-before/group.json"
const FILM = "works/01-company/01-notes/02-film/group.json"

const replace = (file: string, before: string, after: string) => (content: ContentInMemory) =>
  replaceIn(content, file, before, after)

/** Puts other bytes in a media file's place. */
const put =
  (file: string, bytes: (media: Awaited<ReturnType<typeof sampleMedia>>) => string | Uint8Array) =>
  async (content: ContentInMemory) => {
    content.set(file, bytes(await sampleMedia()))
  }

const copyFolder = (content: ContentInMemory, from: string, to: string) => {
  for (const [file, what] of [...content]) if (file.startsWith(`${from}/`)) content.set(file.replace(from, to), what)
}

/** Makes Loom show `source`, and puts `bytes` there. */
const loomShows =
  (source: string, bytes?: (media: Awaited<ReturnType<typeof sampleMedia>>) => string | Uint8Array) =>
  async (content: ContentInMemory) => {
    replaceIn(
      content,
      LOOM,
      '"desc": "It weaves."',
      `"desc": "It weaves.",\n  "img": [{ "src": ${JSON.stringify(source)}, "alt": "A loom at work" }]`,
    )
    if (bytes) content.set(`projects/02-loom/${source.replace("./", "")}`, bytes(await sampleMedia()))
  }

/** Makes the home page feature work. */
const features =
  (...references: string[]) =>
  (content: ContentInMemory) =>
    replaceIn(
      content,
      "home.json",
      '"connect": [',
      `"featured": ${JSON.stringify(references, null, 2).replaceAll("\n", "\n  ")},\n  "connect": [`,
    )

const cut = (bytes: Uint8Array, count = 10) => bytes.slice(0, -count)

/** A PNG's header that says another size, with a picture's data after it. */
function hugePng(png: Uint8Array, width: number, height: number): Uint8Array {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** A PNG that says it has so many frames. */
function movingPng(png: Uint8Array, frames: number): Uint8Array {
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8)
  chunk.write("acTL", 4, "latin1")
  chunk.writeUInt32BE(frames, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** At least one case for each rule of the checker. */
export const FAULTY_CONTENT: readonly FaultyContent[] = [
  // JSON that does not parse
  {
    fault: "a trailing comma in an object",
    change: replace(LOOM, '"It weaves."', '"It weaves.",'),
    line: "content/projects/02-loom/project.json:5:23  error  a comma before a closing bracket; remove the comma",
  },
  {
    fault: "a trailing comma in a list",
    change: replace(WORK, '"Annotate"', '"Annotate",'),
    line: "content/works/01-company/work.json:9:15  error  a comma before a closing bracket; remove the comma",
  },
  {
    fault: "a comment",
    change: replace(LOOM, '"Loom",', '"Loom", // weaves'),
    line: "content/projects/02-loom/project.json:3:20  error  a comment, which JSON does not have; remove the comment",
  },
  {
    fault: "a missing closing quote",
    change: replace(LOOM, '"Loom",', '"Loom,'),
    line: 'content/projects/02-loom/project.json:3:12  error  a text without its closing quote; put a " at its end; a line break inside is written \\n',
  },
  {
    fault: "a missing comma",
    change: replace(LOOM, '"Loom",', '"Loom"'),
    line: "content/projects/02-loom/project.json:4:3  error  expected a comma before this; put a comma at the end of the entry before",
  },
  {
    fault: "a missing colon",
    change: replace(LOOM, '"title":', '"title"'),
    line: "content/projects/02-loom/project.json:3:11  error  expected a colon between a field's name and its value; put a colon here",
  },
  {
    fault: "a name without quotes",
    change: replace(LOOM, '"title"', "title"),
    line: 'content/projects/02-loom/project.json:3:3  error  a field\'s name without double quotes: title; write "title"',
  },
  {
    fault: "a text without quotes",
    change: replace(LOOM, '"Loom"', "Loom"),
    line: 'content/projects/02-loom/project.json:3:12  error  a text without double quotes: Loom; write "Loom"',
  },
  {
    fault: "single quotes",
    change: replace(LOOM, '"Loom"', "'Loom'"),
    line: "content/projects/02-loom/project.json:3:12  error  a quotation mark that JSON does not know: '; use straight double quotes: \"",
  },
  {
    fault: "typographic quotes",
    change: replace(LOOM, '"Loom"', "\u201cLoom\u201d"),
    line: 'content/projects/02-loom/project.json:3:12  error  a quotation mark that JSON does not know: “; use straight double quotes: "',
  },
  {
    fault: "an unescaped quote inside a text",
    change: replace(LOOM, "It weaves.", 'It "really" weaves.'),
    line: 'content/projects/02-loom/project.json:5:15  error  a quotation mark that ends the text early; write \\" for each one inside a text',
  },
  {
    fault: "an unescaped quote after a number",
    change: replace(LOOM, "It weaves.", 'A "3" loom'),
    line: 'content/projects/02-loom/project.json:5:14  error  a quotation mark that ends the text early; write \\" for each one inside a text',
  },
  {
    fault: "an unescaped quote at the end of a text",
    change: replace(LOOM, "It weaves.", 'A loom of 5"!'),
    line: 'content/projects/02-loom/project.json:5:23  error  a quotation mark that ends the text early; write \\" for each one inside a text',
  },
  {
    fault: "a non-breaking space between field and value",
    change: replace(LOOM, '"title": ', '"title":\u00a0'),
    line: "content/projects/02-loom/project.json:3:11  error  a space of another kind (U+00A0), which JSON does not know; write a plain space",
  },
  {
    fault: "a non-breaking space that indents",
    change: replace(LOOM, '  "title"', '\u00a0\u00a0"title"'),
    line: "content/projects/02-loom/project.json:3:1  error  a space of another kind (U+00A0), which JSON does not know; write a plain space",
  },
  {
    fault: "a word in capitals",
    change: replace(PROJECT, "true", "True"),
    line: 'content/projects/01-engine/project.json:25:15  error  "True" is not a word of JSON; write true',
  },
  {
    fault: "a bracket that is never closed",
    change: replace(LOOM, "\n}", ""),
    line: "content/projects/02-loom/project.json:6:1  error  the file ends before an object is closed; put the missing } where the object ends",
  },
  {
    fault: "something after the end",
    change: replace(LOOM, "\n}", "\n}}"),
    line: "content/projects/02-loom/project.json:6:2  error  something after the end of the JSON; remove it, or look for a bracket closed too early",
  },
  {
    fault: "an empty file",
    change: put(LOOM, () => ""),
    line: "content/projects/02-loom/project.json:1:1  error  the file is empty; write an object, such as { }, or delete the file",
  },
  {
    fault: "a tab inside a text",
    change: replace(LOOM, "It weaves.", "It\tweaves."),
    line: "content/projects/02-loom/project.json:5:11  error  a control character or a tab inside a text; write a tab as \\t, a line break as \\n",
  },
  {
    fault: "a single backslash",
    change: replace(LOOM, "It weaves.", "C:\\weaves"),
    line: "content/projects/02-loom/project.json:5:11  error  a backslash before a letter that it can't stand before; write a backslash itself as \\\\",
  },
  {
    fault: "a number like 01",
    change: replace(PROJECT, '"width": 100', '"width": 01'),
    line: "content/projects/01-engine/project.json:13:16  error  a number that begins with 0; remove the 0",
  },
  {
    fault: "a merge conflict",
    change: replace(LOOM, '  "title"', '<<<<<<< HEAD\n  "title"'),
    line: "content/projects/02-loom/project.json:3:1  error  the mark of a merge conflict; choose one of the two sides and remove the marks",
  },
  {
    fault: "a missing value",
    change: replace(LOOM, '"Loom",', ","),
    line: "content/projects/02-loom/project.json:3:12  error  expected a value; write a text in double quotes, a number, true, false, or a list in [ ]",
  },
  {
    fault: "Windows line ends before the fault",
    change: (content) => void content.set(LOOM, '{\r\n  "title": "Loom",\r\n  "section": "A"\r\n  "desc": "B"\r\n}'),
    line: "content/projects/02-loom/project.json:4:3  error  expected a comma before this; put a comma at the end of the entry before",
  },
  {
    fault: "brackets nested too deeply",
    change: put(LOOM, () => "[".repeat(100_000)),
    line: "content/projects/02-loom/project.json:1:1  error  lists or objects are nested too deeply; remove some of the brackets",
  },
  // Encoding
  {
    fault: "a byte-order mark",
    change: (content) => void content.set(LOOM, `\ufeff${textOf(content, LOOM)}`),
    line: "content/projects/02-loom/project.json:1:1  error  the file begins with a byte-order mark; save it as UTF-8 without a byte-order mark",
  },
  {
    fault: "UTF-16",
    change: (content) => void content.set(LOOM, Buffer.from(`\ufeff${textOf(content, LOOM)}`, "utf16le")),
    line: "content/projects/02-loom/project.json:1:1  error  the file is UTF-16; save it as UTF-8 without a byte-order mark",
  },
  {
    fault: "Latin-1",
    change: (content) =>
      void content.set(LOOM, Buffer.from(textOf(content, LOOM).replace("weaves", "w\u00e9aves"), "latin1")),
    line: "content/projects/02-loom/project.json:5:16  error  the file is not UTF-8 from here on; save it as UTF-8 without a byte-order mark",
  },
  // Fields
  {
    fault: "a field twice",
    change: replace(LOOM, '"title": "Loom",', '"title": "Loom",\n  "title": "Frame",'),
    line: 'content/projects/02-loom/project.json:4:3  error  /title  the field "title" is here a second time; keep one of the two',
  },
  {
    fault: "a missing text",
    change: replace(LOOM, '  "title": "Loom",\n', ""),
    line: 'content/projects/02-loom/project.json:1:1  error  /title  the required field "title" is missing (Its name); add "title": "Park And Charge"',
  },
  {
    fault: "a missing object",
    change: replace("home.json", '"banner": {\n    "greetings": [\n      "Hello"\n    ]\n  },\n  ', ""),
    line: 'content/home.json:1:1  error  /banner  the required field "banner" is missing (The typewriter banner); add "banner": {"greetings":["Hello, I\'m Your Name."]}',
  },
  {
    fault: "a missing field inside a list",
    change: replace(GROUP, '"name": "Orders",\n      ', ""),
    line: 'content/works/01-company/01-notes/01-before/group.json:12:5  error  /content/1/name  the required field "name" is missing (Its caption, and the name of the link to the full-size file); add "name": "Table Management"',
  },
  {
    fault: "a picture without its src",
    change: replace("home.json", '"src": "./portrait.png",\n    ', ""),
    line: 'content/home.json:5:12  error  /photo/src  the required field "src" is missing (A file beside the JSON file that refers to it (`./name.png`), or an `https:` address); add "src": "./table-management.png"',
  },
  {
    fault: "a number for a text",
    change: replace(LOOM, '"Loom"', "7"),
    line: 'content/projects/02-loom/project.json:3:12  error  /title  expected a text, got the number 7; write it in quotes: "7"',
  },
  {
    fault: "null for a text",
    change: replace(LOOM, '"Loom"', "null"),
    line: "content/projects/02-loom/project.json:3:12  error  /title  expected a text, got null; give it a value, or remove the field if it is not required",
  },
  {
    fault: "a list for a text",
    change: replace(LOOM, '"Loom"', '["Loom"]'),
    line: 'content/projects/02-loom/project.json:3:12  error  /title  expected a text, got a list of 1; remove the brackets: "Loom"',
  },
  {
    fault: "a text for a list",
    change: replace(PROJECT, '[\n    "Adds",\n    "Multiplies"\n  ]', '"Adds"'),
    line: 'content/projects/01-engine/project.json:18:11  error  /feat  expected a list, got "Adds"; put it in brackets: ["Adds"]',
  },
  {
    fault: "an object for a list",
    change: put(FILM, () => JSON.stringify({ title: "Film", content: { name: "Tour", img: "./tour.mp4" } })),
    line: 'content/works/01-company/01-notes/02-film/group.json:1:27  error  /content  expected a list, got an object of 2 fields; put it in brackets: [{"name":"Tour","img":"./tour.mp4"}]',
  },
  {
    fault: "a text for true",
    change: replace(PROJECT, "true", '"true"'),
    line: 'content/projects/01-engine/project.json:25:15  error  /platform  expected true or false, got "true"; write true without quotes',
  },
  {
    fault: "a number for a picture",
    change: replace(PROJECT, '{\n      "src": "./map-view.gif",\n      "alt": "A map that zooms"\n    }', "5"),
    line: 'content/projects/01-engine/project.json:6:5  error  /img/0  expected a text or an object, got the number 5; write it like "./table-management.png"',
  },
  {
    fault: "a text for a width",
    change: replace(PROJECT, '"width": 100', '"width": "100"'),
    line: 'content/projects/01-engine/project.json:13:16  error  /img/1/width  expected a whole number, got "100"; write 100 without quotes',
  },
  {
    fault: "a width of nothing",
    change: replace(PROJECT, '"width": 100', '"width": 0'),
    line: "content/projects/01-engine/project.json:13:16  error  /img/1/width  expected more than 0, got the number 0; write it like 1440",
  },
  {
    fault: "a list for the whole file",
    change: put(LOOM, () => "[]"),
    line: 'content/projects/02-loom/project.json:1:1  error  expected an object, got an empty list; write it like {"title":"Park And Charge","section":"Personal","desc":"Real-time vacancy of car parks in Hong Kong."}',
  },
  {
    fault: "a mistyped field",
    change: replace(PROJECT, '"feat"', '"feats"'),
    line: 'content/projects/01-engine/project.json:18:3  error  /feats  unknown field "feats"; did you mean "feat"?',
  },
  {
    fault: "a field whose name is shorter here",
    change: replace(PROJECT, '"feat"', '"features"'),
    line: 'content/projects/01-engine/project.json:18:3  error  /features  unknown field "features"; did you mean "feat"?',
  },
  {
    fault: "a field whose name is longer here",
    change: replace(WORK, '"techIcons"', '"technologies"'),
    line: 'content/works/01-company/work.json:11:3  error  /technologies  unknown field "technologies"; did you mean "techIcons"?',
  },
  {
    fault: "a field nobody knows",
    change: replace(LOOM, '"title"', '"colour": "red",\n  "title"'),
    line: `content/projects/02-loom/project.json:3:3  error  /colour  unknown field "colour"; remove it; the fields here are ${PROJECT_FIELDS}`,
  },
  {
    fault: "an unknown field of a picture",
    change: replace("home.json", '"alt": "Ada at her desk"', '"alt": "Ada at her desk",\n    "caption": "Ada"'),
    line: 'content/home.json:8:5  error  /photo/caption  unknown field "caption"; remove it; the fields here are src, alt, width, height',
  },
  {
    fault: "a name inherited from all objects",
    change: replace(LOOM, '"title"', '"__proto__": {},\n  "title"'),
    line: `content/projects/02-loom/project.json:3:3  error  /__proto__  unknown field "__proto__"; remove it; the fields here are ${PROJECT_FIELDS}`,
  },
  {
    fault: "a value out of its list",
    change: replace(PROJECT, '"iOS"', '"ios"'),
    line: 'content/projects/01-engine/project.json:26:13  error  /mobile  expected one of "iOS", "Android", got "ios"; did you mean "iOS"?',
  },
  {
    fault: "a value out of its list, in a list",
    change: replace(PROJECT, '"iOS"', '["iOS", "Windows"]'),
    line: 'content/projects/01-engine/project.json:26:21  error  /mobile/1  expected one of "iOS", "Android", got "Windows"; write one of "iOS", "Android"',
  },
  {
    fault: "an icon out of its list",
    change: replace("home.json", '"code-hosting"', '"github"'),
    line: 'content/home.json:34:15  error  /connect/0/icon  expected one of "code-hosting", "photo-sharing", "professional-network", "microblog", "email", "link", got "github"; write one of "code-hosting", "photo-sharing", "professional-network", "microblog", "email", "link"',
  },
  {
    fault: "an empty title",
    change: replace(LOOM, '"Loom"', '""'),
    line: 'content/projects/02-loom/project.json:3:12  error  /title  the text is empty; write it like "Park And Charge"',
  },
  {
    fault: "a title of spaces",
    change: replace(LOOM, '"Loom"', '"  "'),
    line: 'content/projects/02-loom/project.json:3:12  error  /title  the text is nothing but spaces; write it like "Park And Charge"',
  },
  {
    fault: "an empty list that needs an entry",
    change: replace("home.json", '[\n      "Hello"\n    ]', "[]"),
    line: "content/home.json:10:18  error  /banner/greetings  expected a list of at least 1, got an empty list; add an entry",
  },
  {
    fault: "a link that runs a script",
    change: replace("home.json", "https://github.com/ada", "javascript:alert(1)"),
    line: 'content/home.json:36:15  error  /connect/0/href  expected an address that starts with https:, http: or mailto:, got "javascript:alert(1)"; write it like "https://github.com/your-name"',
  },
  {
    fault: "a link without https:",
    change: replace("home.json", "https://github.com/ada", "github.com/ada"),
    line: 'content/home.json:36:15  error  /connect/0/href  expected an address that starts with https:, http: or mailto:, got "github.com/ada"; write "https://github.com/ada"',
  },
  {
    fault: "a mail address as a link",
    change: replace("home.json", "https://github.com/ada", "ada@mail.example"),
    line: 'content/home.json:36:15  error  /connect/0/href  expected an address that starts with https:, http: or mailto:, got "ada@mail.example"; write "mailto:ada@mail.example"',
  },
  {
    fault: "a site address with a slash at its end",
    change: replace("site.json", "https://ada.example", "https://ada.example/"),
    line: 'content/site.json:5:14  error  /siteUrl  expected an address that starts with https: and does not end in a slash, got "https://ada.example/"; write "https://ada.example"',
  },
  {
    fault: "a key with spaces",
    change: replace(TAB, '"value": "notes"', '"value": "My Notes"'),
    line: 'content/works/01-company/01-notes/tab.json:3:12  error  /value  expected lower-case letters, digits and single hyphens, such as revamp-ui, got "My Notes"; write it like "revamp-ui"',
  },
  {
    fault: "a colour by name",
    change: replace("technologies.json", "#dea584", "orange"),
    line: 'content/technologies.json:7:17  error  /technologies/0/colour  expected a colour such as #3178c6, got "orange"; write it like "#3178c6"',
  },
  {
    fault: "a colour without its sign",
    change: replace("technologies.json", "#dea584", "DEA584"),
    line: 'content/technologies.json:7:17  error  /technologies/0/colour  expected a colour such as #3178c6, got "DEA584"; write "#dea584"',
  },
  {
    fault: "a language that is none",
    change: replace("site.json", '"language": "en"', '"language": "English language"'),
    line: 'content/site.json:6:15  error  /language  expected a language tag such as en or zh-HK, got "English language"; write it like "en"',
  },
  // Belonging and order
  {
    fault: "no home.json",
    change: (content) => {
      content.delete("home.json")
      content.delete("portrait.png")
    },
    line: "content/home.json:1:1  error  the file is missing; bring it back with git restore, or write it as docs/content.md says",
  },
  {
    fault: "a misspelt file name",
    change: (content) => {
      content.set("projects/03-press/projects.json", textOf(content, LOOM))
    },
    line: 'content/projects/03-press/projects.json:1:1  error  no content file of this name belongs here; rename it to "project.json"',
  },
  {
    fault: "a file name in capitals",
    change: (content) => {
      content.set("projects/03-press/Project.json", textOf(content, LOOM))
    },
    line: 'content/projects/03-press/Project.json:1:1  error  the name differs from "project.json" in case, which some systems tell apart; rename it to "project.json"',
  },
  {
    fault: "JSON that is no content",
    change: put("notes.json", () => "{}"),
    line: "content/notes.json:1:1  error  no content file of this name belongs here; delete it; docs/content.md lists the content files",
  },
  {
    fault: "a group that stands in no tab",
    change: (content) => {
      content.set("works/group.json", textOf(content, GROUP))
    },
    line: "content/works/group.json:1:1  error  nothing shows this group, because it is not in its place; move it to works/*/*/*/group.json, where * is any folder",
  },
  {
    fault: "a folder beside the groups without a group.json",
    change: put("works/01-company/01-notes/03-more/dashboard.png", ({ png }) => png),
    line: "content/works/01-company/01-notes/03-more:1:1  error  nothing shows this folder, because it has no group.json; write a group.json in it, or delete the folder",
  },
  {
    fault: "a tab in no work",
    change: (content) => {
      content.set("works/02-other/01-notes/tab.json", textOf(content, TAB))
      copyFolder(content, "works/01-company/01-notes/01-before", "works/02-other/01-notes/01-before")
    },
    line: "content/works/02-other/01-notes/tab.json:1:1  error  nothing shows this tab, because there is no works/02-other/work.json; write works/02-other/work.json, or move the tab's folder into that of a work",
  },
  {
    fault: "a group in no tab",
    change: (content) =>
      copyFolder(content, "works/01-company/01-notes/01-before", "works/01-company/02-more/01-before"),
    line: "content/works/01-company/02-more/01-before/group.json:1:1  error  nothing shows this group, because there is no works/01-company/02-more/tab.json; write works/01-company/02-more/tab.json, or move the group's folder into that of a tab",
  },
  {
    fault: "two folders of one name",
    change: (content) => copyFolder(content, "projects/02-loom", "projects/03-loom"),
    line: 'content/projects/03-loom/project.json:1:1  error  the folder "03-loom" has the same name as "02-loom" beside it, but for number and case; rename one of the two folders',
  },
  {
    fault: "two tabs of one value",
    change: (content) => {
      copyFolder(content, "works/01-company/01-notes", "works/01-company/02-more")
    },
    line: 'content/works/01-company/02-more/tab.json:3:12  error  /value  "notes" is also the value of works/01-company/01-notes/tab.json; give one of the two another value',
  },
  {
    fault: "a work whose address is that of every page's content",
    change: replace(WORK, '"value": "company"', '"value": "content"'),
    line: 'content/works/01-company/work.json:3:12  error  /value  "content" is the address of every page\'s content; give it another value',
  },
  {
    fault: "a project whose address is that of every page's content",
    change: (content) => {
      content.set("projects/03-content/project.json", textOf(content, LOOM))
    },
    line: 'content/projects/03-content/project.json:1:1  error  "content" is the address of every page\'s content; rename the folder',
  },
  {
    fault: "a group that is the after of none beside it",
    change: replace(FILM, '"title": "Film",', '"title": "Film",\n  "afterOf": "befor",'),
    line: 'content/works/01-company/01-notes/02-film/group.json:4:14  error  /afterOf  no group "befor" beside this one; did you mean "before"?',
  },
  {
    fault: "a group that is the after of itself",
    change: replace(GROUP, '"title": "Before",', '"title": "Before",\n  "afterOf": "before",'),
    line: 'content/works/01-company/01-notes/01-before/group.json:4:14  error  /afterOf  no group "before" beside this one; write one of "film", or remove it',
  },
  {
    fault: "a screenshot that is the after of none in its group",
    change: replace(GROUP, '"name": "Orders",', '"name": "Orders",\n      "afterOf": "Dashbord",'),
    line: 'content/works/01-company/01-notes/01-before/group.json:14:18  error  /content/1/afterOf  no other screenshot "Dashbord" in this group; did you mean "Dashboard"?',
  },
  {
    fault: "two works of one value",
    change: (content) => {
      content.set("works/02-other/work.json", textOf(content, WORK))
    },
    line: 'content/works/02-other/work.json:3:12  error  /value  "company" is also the value of works/01-company/work.json; give one of the two another value',
  },
  {
    fault: "a label registered twice",
    change: replace("technologies.json", '"Engine"', '"Rust"'),
    line: 'content/technologies.json:16:16  error  /technologies/2/label  "Rust" is registered a second time; keep one of the two',
  },
  {
    fault: "a label registered twice, but for upper and lower case",
    change: replace("technologies.json", '"Engine"', '"rust"'),
    line: 'content/technologies.json:16:16  warning  /technologies/2/label  "rust" is registered already, as "Rust"; keep one of the two',
  },
  {
    fault: "an icon the set lacks",
    change: replace("technologies.json", "logos:typescript-icon", "logos:typescript-icons"),
    line: 'content/technologies.json:12:15  error  /technologies/1/icon  the icon set has no "logos:typescript-icons"; did you mean "logos:typescript-icon"?',
  },
  {
    fault: "mobile without platform",
    change: replace(PROJECT, '"platform": true,\n  ', ""),
    line: 'content/projects/01-engine/project.json:25:13  error  /mobile  "mobile" without "platform"; add "platform": true, or remove "mobile"',
  },
  {
    fault: "mobile with platform false",
    change: replace(PROJECT, '"platform": true', '"platform": false'),
    line: 'content/projects/01-engine/project.json:26:13  error  /mobile  "mobile" without "platform"; write "platform": true, or remove "mobile"',
  },
  {
    fault: "featured work with a misspelt name",
    change: features("works/company/notes/before/dashbord"),
    line: 'content/home.json:33:5  error  /featured/0  there is no screenshot or project "works/company/notes/before/dashbord"; did you mean "works/company/notes/before/dashboard"?',
  },
  {
    fault: "a featured project by its folder's whole name",
    change: features("projects/01-engine"),
    line: 'content/home.json:33:5  error  /featured/0  there is no screenshot or project "projects/01-engine"; did you mean "projects/engine"?',
  },
  {
    fault: "featured work by its title",
    change: features("Dashboard"),
    line: 'content/home.json:33:5  error  /featured/0  there is no screenshot or project "Dashboard"; choose one that is there, such as "works/company/notes/before/dashboard", or remove it',
  },
  {
    fault: "a featured project without media",
    change: features("projects/engine", "projects/loom"),
    line: 'content/home.json:34:5  error  /featured/1  "projects/loom" has no picture to show; add one to its "img", or remove this',
  },
  {
    fault: "a featured video without a poster",
    change: (content) => {
      features("works/company/notes/film/tour")(content)
      replaceIn(content, FILM, ',\n      "poster": "./tour.webp"', "")
      content.delete("works/01-company/01-notes/02-film/tour.webp")
    },
    line: 'content/home.json:33:5  error  /featured/0  "works/company/notes/film/tour" has no picture to show; give the video a "poster", or remove this',
  },
  {
    fault: "work that is featured twice",
    change: features("projects/engine", "works/company/notes/film/tour", "projects/engine"),
    line: 'content/home.json:35:5  error  /featured/2  "projects/engine" is featured a second time; keep one of the two',
  },
  // Media
  {
    fault: "a missing picture with a near name",
    change: replace(PROJECT, "./map-view.gif", "./map.gif"),
    line: 'content/projects/01-engine/project.json:7:14  error  /img/0/src  no such file "./map.gif"; did you mean "./map-view.gif"?',
  },
  {
    fault: "a missing picture",
    change: loomShows("./weaving.png"),
    line: 'content/projects/02-loom/project.json:6:20  error  /img/0/src  no such file "./weaving.png"; put the file there, or remove the entry',
  },
  {
    fault: "a folder for a picture",
    change: loomShows("../01-engine"),
    line: 'content/projects/02-loom/project.json:6:20  error  /img/0/src  "../01-engine" is a folder; choose a file in it',
  },
  {
    fault: "a picture outside the content folder",
    change: loomShows("../../../secret.png"),
    line: 'content/projects/02-loom/project.json:6:20  error  /img/0/src  "../../../secret.png" is outside the content folder; copy it beside this file and write "./secret.png"',
  },
  {
    fault: "an absolute path",
    change: loomShows("/home/ada/weaving.png"),
    line: 'content/projects/02-loom/project.json:6:20  error  /img/0/src  "/home/ada/weaving.png" is neither a file beside this one nor an https: address; put the file beside this one and write "./weaving.png"',
  },
  {
    fault: "a Windows path",
    change: loomShows("C:\\Users\\ada\\weaving.png"),
    line: 'content/projects/02-loom/project.json:6:20  error  /img/0/src  "C:\\Users\\ada\\weaving.png" is neither a file beside this one nor an https: address; put the file beside this one and write "./weaving.png"',
  },
  {
    fault: "backslashes",
    change: loomShows("media\\weaving.png"),
    line: 'content/projects/02-loom/project.json:6:20  error  /img/0/src  "media\\weaving.png" is neither a file beside this one nor an https: address; write "media/weaving.png"',
  },
  {
    fault: "a picture in the address",
    change: loomShows("data:image/png;base64,AAAA"),
    line: 'content/projects/02-loom/project.json:6:20  error  /img/0/src  "data:image/png;base64,AAAA" is neither a file beside this one nor an https: address; save the picture as a file beside this one, and refer to that',
  },
  {
    fault: "an external picture by http:",
    change: loomShows("http://example.com/a.png"),
    line: 'content/projects/02-loom/project.json:6:20  error  /img/0/src  "http://example.com/a.png" is not fetched safely; write https://example.com/a.png',
  },
  {
    fault: "an external picture without size",
    change: loomShows("https://example.com/a.png"),
    line: 'content/projects/02-loom/project.json:6:11  error  /img/0  an external address without its width and height; add "width": 1440, "height": 900, in pixels',
  },
  {
    fault: "an external picture without height",
    change: replace(PROJECT, ',\n      "height": 50', ""),
    line: 'content/projects/01-engine/project.json:10:5  error  /img/1  an external address without its height; add "height": 900, in pixels',
  },
  {
    fault: "a symbolic link out of the content folder",
    change: (content) => {
      content.set("projects/01-engine/link.gif", { linkTo: "/etc/hostname" })
    },
    line: "content/projects/01-engine/link.gif:1:1  error  the file is a symbolic link that leads out of the content folder; put the file itself here",
  },
  {
    fault: "a symbolic link that leads nowhere",
    change: (content) => {
      content.set("projects/01-engine/link.gif", { linkTo: "./gone.gif" })
    },
    line: "content/projects/01-engine/link.gif:1:1  error  the file is a symbolic link that leads nowhere; put the file itself here",
  },
  {
    fault: "a name in another case",
    change: replace(PROJECT, "./map-view.gif", "./Map-View.gif"),
    line: 'content/projects/01-engine/project.json:7:14  error  /img/0/src  "./Map-View.gif" has the letters of "./map-view.gif" but not their case or form; write "./map-view.gif"',
  },
  {
    fault: "two files that differ in case only",
    change: (content) => {
      content.set("Engine.svg", textOf(content, "engine.svg"))
      replaceIn(content, "home.json", "./portrait.png", "./Engine.svg")
      content.delete("portrait.png")
    },
    line: 'content/engine.svg:1:1  error  the name differs from "Engine.svg" in case or form only; some systems keep one of the two; rename one of them',
  },
  {
    fault: "an empty picture",
    change: put("projects/01-engine/map-view.gif", () => ""),
    line: 'content/projects/01-engine/project.json:7:14  error  /img/0/src  "./map-view.gif" is empty; export or copy it again',
  },
  {
    fault: "a truncated PNG",
    change: put("portrait.png", ({ png }) => cut(png, 20)),
    line: 'content/home.json:6:12  error  /photo/src  "./portrait.png" is damaged or cut off (it ends too soon); export or copy it again',
  },
  {
    fault: "a truncated JPEG",
    change: put("works/01-company/01-notes/01-before/orders.jpg", ({ jpg }) => cut(jpg)),
    line: 'content/works/01-company/01-notes/01-before/group.json:15:16  error  /content/1/img/src  "./orders.jpg" is damaged or cut off (it ends too soon); export or copy it again',
  },
  {
    fault: "a truncated GIF",
    change: put("projects/01-engine/map-view.gif", ({ gif }) => cut(gif)),
    line: 'content/projects/01-engine/project.json:7:14  error  /img/0/src  "./map-view.gif" is damaged or cut off (it ends too soon); export or copy it again',
  },
  {
    fault: "a truncated WebP",
    change: put("works/01-company/01-notes/02-film/tour.webp", ({ webp }) => cut(webp)),
    line: 'content/works/01-company/01-notes/02-film/group.json:9:17  error  /content/0/poster  "./tour.webp" is damaged or cut off (Input buffer has corrupt header: webp: unable to parse image); export or copy it again',
  },
  {
    fault: "a truncated AVIF",
    change: loomShows("./a.avif", ({ avif }) => cut(avif)),
    line: 'content/projects/02-loom/project.json:6:20  error  /img/0/src  "./a.avif" is damaged or cut off (source: bad seek to 1993); export or copy it again',
  },
  {
    fault: "a truncated TIFF",
    change: loomShows("./a.tiff", ({ tiff }) => cut(tiff, 100)),
    line: 'content/projects/02-loom/project.json:6:20  error  /img/0/src  "./a.tiff" is damaged or cut off (it ends too soon); export or copy it again',
  },
  {
    fault: "a truncated SVG",
    change: put("engine.svg", ({ svg }) => cut(svg)),
    line: 'content/technologies.json:17:15  error  /technologies/2/icon  "./engine.svg" is damaged or cut off (<input>:1:76: Unclosed root tag); export or copy it again',
  },
  {
    fault: "a truncated MP4",
    change: put("works/01-company/01-notes/02-film/tour.mp4", ({ mp4 }) => cut(mp4)),
    line: 'content/works/01-company/01-notes/02-film/group.json:8:14  error  /content/0/img  "./tour.mp4" is damaged or cut off (it ends too soon); export or copy it again',
  },
  {
    fault: "a truncated WebM",
    change: loomShows("./a.webm", ({ webm }) => cut(webm)),
    line: 'content/projects/02-loom/project.json:6:20  error  /img/0/src  "./a.webm" is damaged or cut off (it ends too soon); export or copy it again',
  },
  {
    fault: "a JPEG with a PNG's name",
    change: put("portrait.png", ({ jpg }) => jpg),
    line: 'content/home.json:6:12  error  /photo/src  "./portrait.png" is JPEG inside, PNG by its name; rename it to end in .jpg, here too',
  },
  {
    fault: "a web page with a picture's name",
    change: put("portrait.png", () => "<!doctype html><title>404</title>"),
    line: 'content/home.json:6:12  error  /photo/src  "./portrait.png" is a web page; download the picture itself',
  },
  {
    fault: "text with a picture's name",
    change: put("portrait.png", () => "a portrait"),
    line: 'content/home.json:6:12  error  /photo/src  "./portrait.png" is not PNG, whatever its name says; export it again',
  },
  {
    fault: "an iPhone's HEIC",
    change: loomShows("./a.heic", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")),
    line: 'content/projects/02-loom/project.json:6:20  error  /img/0/src  "./a.heic" is of a type that is not supported; use PNG, JPEG, WebP, AVIF, TIFF, SVG, GIF, WebM or MP4',
  },
  {
    fault: "an iPhone's HEIC with a JPEG's name",
    change: put("works/01-company/01-notes/01-before/orders.jpg", () =>
      Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
    ),
    line: 'content/works/01-company/01-notes/01-before/group.json:15:16  error  /content/1/img/src  "./orders.jpg" is a HEIC photo; export it as JPEG',
  },
  {
    fault: "a QuickTime video of the old kind with an MP4's name",
    change: put("works/01-company/01-notes/02-film/tour.mp4", () =>
      Buffer.from("\0\0\0\x08wide\0\0\0\x08mdat", "latin1"),
    ),
    line: 'content/works/01-company/01-notes/02-film/group.json:8:14  error  /content/0/img  "./tour.mp4" is a QuickTime video; convert it to MP4',
  },
  {
    fault: "a QuickTime video with an MP4's name",
    change: put("works/01-company/01-notes/02-film/tour.mp4", () =>
      Buffer.from("\0\0\0\x14ftypqt  \0\0\0\0qt  ", "latin1"),
    ),
    line: 'content/works/01-company/01-notes/02-film/group.json:8:14  error  /content/0/img  "./tour.mp4" is a QuickTime video; convert it to MP4',
  },
  {
    fault: "a Git LFS pointer",
    change: put("portrait.png", () => "version https://git-lfs.github.com/spec/v1\n"),
    line: 'content/home.json:6:12  error  /photo/src  "./portrait.png" is a Git LFS pointer instead of the file; run git lfs pull',
  },
  {
    fault: "a picture of too many pixels",
    change: put("portrait.png", ({ png }) => hugePng(png, 30_000, 10_000)),
    line: 'content/home.json:6:12  error  /photo/src  "./portrait.png" has 30000 x 10000 pixels, 300 million in all; the limit is 268 million; make it smaller',
  },
  {
    fault: "an animation of too many pixels",
    change: put("portrait.png", ({ png }) => movingPng(hugePng(png, 2000, 1000), 200)),
    line: 'content/home.json:6:12  error  /photo/src  "./portrait.png" has 2000 x 1000 pixels in 200 frames, 400 million in all; the limit is 268 million; make it smaller or shorter, or a video',
  },
  {
    fault: "a picture in a group of videos",
    change: replace(
      FILM,
      '"./tour.mp4",',
      '"./tour.mp4"\n    },\n    {\n      "name": "Still",\n      "img": "./tour.webp",',
    ),
    line: 'content/works/01-company/01-notes/02-film/group.json:12:14  error  /content/1/img  expected a video (WebM or MP4), got a picture: "./tour.webp"; use a video, or remove "isVideo"',
  },
  {
    fault: "a video in a group of pictures",
    change: replace(
      GROUP,
      '"name": "Orders",',
      '"name": "Tour",\n      "img": "../02-film/tour.mp4"\n    },\n    {\n      "name": "Orders",',
    ),
    line: 'content/works/01-company/01-notes/01-before/group.json:14:14  error  /content/1/img  expected a picture, got a video: "../02-film/tour.mp4"; use a picture, or add "isVideo": true to the group',
  },
  {
    fault: "a video as the portrait",
    change: replace("home.json", "./portrait.png", "./works/01-company/01-notes/02-film/tour.mp4"),
    line: 'content/home.json:6:12  error  /photo/src  expected a picture, got a video: "./works/01-company/01-notes/02-film/tou…"; use a picture',
  },
  // Warnings
  {
    fault: "an unknown technology",
    change: replace(PROJECT, '"Rust"', '"Rast"'),
    line: 'content/projects/01-engine/project.json:23:5  warning  /techIcons/0  the technology "Rast" is not registered, so nothing is shown; did you mean "Rust"?',
  },
  {
    fault: "an unknown technology of a skill",
    change: replace("home.json", '"technology": "Rust"', '"technology": "COBOL"'),
    line: 'content/home.json:27:25  warning  /techIUse/0/items/0/technology  the technology "COBOL" is not registered, so nothing is shown; register it in technologies.json, or remove it',
  },
  {
    fault: "a technology twice",
    change: replace(WORK, '"Typescript"', '"Rust"'),
    line: 'content/works/01-company/work.json:13:5  warning  /techIcons/1  "Rust" is in this list a second time; keep one of the two',
  },
  {
    fault: "no alternative text, as a string",
    change: replace(
      PROJECT,
      '{\n      "src": "./map-view.gif",\n      "alt": "A map that zooms"\n    }',
      '"./map-view.gif"',
    ),
    line: 'content/projects/01-engine/project.json:6:5  warning  /img/0  a picture without alternative text; write { "src": "./map-view.gif", "alt": "…" } with what the picture shows',
  },
  {
    fault: "no alternative text, as an object",
    change: replace(PROJECT, ',\n      "alt": "A map that zooms"', ""),
    line: 'content/projects/01-engine/project.json:6:5  warning  /img/0  a picture without alternative text; add "alt": with what the picture shows, or "" if it is mere decoration',
  },
  {
    fault: "an alternative text that repeats the name",
    change: replace(GROUP, '"A list of orders"', '"orders"'),
    line: "content/works/01-company/01-notes/01-before/group.json:16:16  warning  /content/1/img/alt  the alternative text says no more than the picture's name; say what the picture shows",
  },
  {
    fault: "media that nothing refers to",
    change: put("projects/02-loom/draft.png", ({ png }) => png),
    line: "content/projects/02-loom/draft.png:1:1  warning  no content file refers to it; refer to it where it is to be shown, or delete it",
  },
  {
    fault: "a picture of one pixel",
    change: async (content) => {
      content.set(
        "portrait.png",
        await sharp({ create: { width: 1, height: 1, channels: 3, background: "#abc" } })
          .png()
          .toBuffer(),
      )
    },
    line: 'content/home.json:6:12  warning  /photo/src  "./portrait.png" is 1 x 1 pixels, and will be upscaled; export it larger, up to 1536 pixels wide, or draw it as SVG',
  },
  {
    fault: "a very large picture",
    change: put("portrait.png", ({ png }) =>
      Buffer.concat([png.slice(0, -12), largeChunk(11_000_000), png.slice(-12)]),
    ),
    line: 'content/home.json:6:12  warning  /photo/src  "./portrait.png" is 11 MB; more than 10 MB weighs on whoever opens it; export it smaller',
  },
  {
    fault: "a tag in a text",
    change: replace(LOOM, "It weaves.", "It <b>weaves</b>."),
    line: "content/projects/02-loom/project.json:5:11  warning  /desc  the text has markup, which is shown as it is: <b>; write plain text",
  },
  {
    fault: "a character reference in a text",
    change: replace(LOOM, "It weaves.", "Warp &amp; weft."),
    line: "content/projects/02-loom/project.json:5:11  warning  /desc  the text has markup, which is shown as it is: &amp;; write plain text",
  },
  {
    fault: "platform without mobile",
    change: replace(PROJECT, ',\n  "mobile": "iOS"', ""),
    line: 'content/projects/01-engine/project.json:25:15  warning  /platform  "platform" without "mobile": the badge has nothing to show; add "mobile": "iOS"',
  },
  {
    fault: "a folder name with a space",
    change: (content) => copyFolder(content, "projects/02-loom", "projects/03-new loom"),
    line: 'content/projects/03-new loom/project.json:1:1  warning  the folder\'s name "new loom" has characters that addresses spell out; use letters, digits and hyphens, such as 01-park-and-charge',
  },
  {
    fault: "folder numbers of different length",
    change: (content) => {
      copyFolder(content, "projects/02-loom", "projects/1-press")
    },
    line: 'content/projects/1-press/project.json:1:1  warning  the folder "1-press" comes after "02-loom", because folders are sorted as text; give the numbers beside each other the same count of digits, such as 01 and 10',
  },
  {
    fault: "a tab without groups",
    change: (content) => {
      content.set("works/01-company/02-more/tab.json", textOf(content, TAB).replaceAll("notes", "more"))
    },
    line: "content/works/01-company/02-more/tab.json:1:1  warning  the tab has no groups, so its panel is empty; add one with npm run content:new gallery, or delete the tab's folder",
  },
  {
    fault: "a screenshot without its twin in the group before",
    change: (content) => {
      const after = textOf(content, GROUP).replace('"title": "Before",', '"title": "After",\n  "afterOf": "before",')
      content.set("works/01-company/01-notes/03-after/group.json", after.replaceAll('"./', '"../01-before/'))
      replaceIn(content, GROUP, '"name": "Orders"', '"name": "Order"')
    },
    line: 'content/works/01-company/01-notes/03-after/group.json:14:15  warning  /content/1/name  no screenshot "Orders" in "before"; did you mean "Order"?',
  },
  {
    fault: "two screenshots that addresses don't tell apart",
    change: (content) => {
      replaceIn(content, GROUP, '"name": "Dashboard"', '"name": "Dash board"')
      replaceIn(content, GROUP, '"name": "Orders"', '"name": "Dash-board"')
    },
    line: 'content/works/01-company/01-notes/01-before/group.json:13:15  warning  /content/1/name  an earlier screenshot has the address "dash-board", so this one has "dash-board-2"; give one of the two another name',
  },
  {
    fault: "a poster of a picture",
    change: replace(GROUP, '"name": "Orders",', '"name": "Orders",\n      "poster": "./dashboard.png",'),
    line: 'content/works/01-company/01-notes/01-before/group.json:14:17  warning  /content/1/poster  a poster is shown before a video only; remove it, or add "isVideo": true to the group',
  },
  {
    fault: "a placeholder in a text",
    change: replace("home.json", '"Hello"', '"Hello, I\'m Your Name."'),
    line: "content/home.json:11:7  warning  /banner/greetings/0  a placeholder is left over; put your own words there",
  },
  {
    fault: "the template's address",
    change: replace("site.json", "https://ada.example", "https://example.com"),
    line: "content/site.json:5:14  warning  /siteUrl  a placeholder is left over; put your own words there",
  },
  {
    fault: "a site without an address",
    change: replace("site.json", '\n  "siteUrl": "https://ada.example",', ""),
    line: 'content/site.json:1:1  warning  the site has no address yet: there is no sitemap for search engines, and no preview where it is shared; add "siteUrl" once you know where it will live',
  },
  {
    fault: "the profile of an example",
    change: replace("home.json", "https://github.com/ada", "https://github.com/your-name"),
    line: "content/home.json:36:15  warning  /connect/0/href  a placeholder is left over; put your own words there",
  },
  {
    fault: "another kind's schema",
    change: replace(LOOM, "project.schema.json", "work.schema.json"),
    line: 'content/projects/02-loom/project.json:2:14  warning  /$schema  editors are sent to another schema than this project\'s; write "../../../schemas/project.schema.json"',
  },
]

/** A PNG chunk of nothing that decoders pass over. */
function largeChunk(length: number): Uint8Array {
  const chunk = Buffer.alloc(length + 12)
  chunk.writeUInt32BE(length)
  chunk.write("prVt", 4, "latin1")
  chunk.writeUInt32BE(crc32(chunk.subarray(4, length + 8)), length + 8)
  return chunk
}
