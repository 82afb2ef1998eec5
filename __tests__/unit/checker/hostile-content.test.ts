import { applyEdits, modify } from "jsonc-parser"
import { checkContent } from "../../../src/checker/check-content"
import { isError } from "../../../src/checker/fault"
import { type ContentInMemory, sampleMedia, textOf, validContent, writeContent } from "./support/content-in-memory"

/** Changes the content and returns the path of the changed file. */
type Change = (content: ContentInMemory) => string | Promise<string>

const LOOM = "projects/02-loom/project.json"

/** Sets a field of a content file. Fields and numbers of list entries in its path are separated by dots. */
const set =
  (file: string, path: string, value: unknown): Change =>
  (content) => {
    const text = textOf(content, file)
    const keys = path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key))
    content.set(file, applyEdits(text, modify(text, keys, value, {})))
    return file
  }

/** Replaces a file. */
const put =
  (file: string, text: string | Uint8Array): Change =>
  (content) => {
    content.set(file, text)
    return file
  }

/** Makes a project show a picture file with these bytes. */
const showPicture =
  (name: string, bytes: (media: Awaited<ReturnType<typeof sampleMedia>>) => string | Uint8Array): Change =>
  async (content) => {
    await set(LOOM, "img", [{ src: `./${name}`, alt: "A loom" }])(content)
    content.set(`projects/02-loom/${name}`, bytes(await sampleMedia()))
    return LOOM
  }

const LINKS = [
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://evil.example/x",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https://evil.example/\nSet-Cookie: a=b",
  "./../../../package.json",
  "./..\\..\\package.json",
  "./../site.json",
]

const PICTURES = [
  "../../../../../../etc/passwd",
  "./../../../package.json",
  "./..%2f..%2fpackage.json",
  "\\\\server\\share\\x.png",
  "file:///etc/passwd",
  "data:image/svg+xml,<svg onload='alert(1)'/>",
  "javascript:alert(1)",
  "//evil.example/x.png",
  "./a\u0000.png",
]

const DEEP = '{"a":'.repeat(100_000) + "1" + "}".repeat(100_000)

const OTHER_CASES: Record<string, Change> = {
  "a key __proto__": put(LOOM, textWith('"__proto__": {"polluted": true}')),
  "a key __proto__ in a list entry": put(
    LOOM,
    textWith('"links": [{"label": "a", "href": "https://a.example", "__proto__": {}}]'),
  ),
  "a key constructor": put(LOOM, textWith('"constructor": {"prototype": {"polluted": true}}')),
  "JSON 100,000 levels deep": put(LOOM, DEEP),
  "an infinite number": put(LOOM, textWith('"mobile": 1e999')),
  "bytes that are not UTF-8": put(LOOM, new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])),
  "a NUL in JSON": put(LOOM, '{"title": "\0"}'),
  "a siteUrl that is a script": set("site.json", "siteUrl", "javascript:alert(1)"),
  "a siteUrl with a query": set("site.json", "siteUrl", "https://ada.example/?<script>"),
  "a language that is a path": set("site.json", "language", "../../x"),
  "a language that Intl rejects": set("site.json", "language", "en-1996-1996"),
  "languages that are paths": set("site.json", "languages", ["en", "../x"]),
  "a script from a data: URL": set("site.json", "scripts", [{ src: "data:text/javascript,alert(1)" }]),
  "a colour that injects CSS": set("technologies.json", "technologies.0.colour", "red;background:url(//evil.example)"),
  "an accent that injects CSS": set("site.json", "look", { accent: "#fff}body{display:none" }),
  "an icon outside the icon set's folder": set("technologies.json", "technologies.0.icon", "logos:../../package"),
  "an icon named after a property of every object": set("technologies.json", "technologies.0.icon", "logos:__proto__"),
  "an icon file outside the content folder": set("technologies.json", "technologies.2.icon", "./../package.json"),
  "a value that is a path": set("works/01-company/work.json", "value", "../../x"),
  "a value that is markup": set("works/01-company/work.json", "value", "<img onerror=alert(1)>"),
  "a story outside the content folder": set(LOOM, "story", "./../../../README.md"),
  "a poster outside the content folder": set(
    "works/01-company/01-notes/02-film/group.json",
    "content.0.poster",
    "./../../../../x.png",
  ),
  "a script named .gif": showPicture("a.gif", () => "GIF89a=1;alert(1)//"),
  "an SVG named .png": showPicture("a.png", () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  "a name with a right-to-left override": set(
    "works/01-company/01-notes/01-before/group.json",
    "content.0.name",
    "Plan\u202Egnp.exe",
  ),
  "a title with terminal colour codes": set(LOOM, "title", "Loom\u001B[31m"),
  "an SVG with exponentially expanding entities": showPicture(
    "a.svg",
    () =>
      `<!DOCTYPE svg [<!ENTITY a "${"x".repeat(99)}">${Array.from("bcdefghij", (name, index) => `<!ENTITY ${name} "${`&${"abcdefghi"[index]};`.repeat(10)}">`).join("")}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`,
  ),
}

function textWith(field: string): string {
  return `{"title": "Loom", "section": "Personal", "desc": "It weaves.", ${field}}`
}

const CASES: [name: string, change: Change][] = [
  ...LINKS.map((href): [string, Change] => [
    `a link to ${JSON.stringify(href)}`,
    set("home.json", "connect.0.href", href),
  ]),
  ...PICTURES.map((src): [string, Change] => [
    `a picture at ${JSON.stringify(src)}`,
    set(LOOM, "img", [{ src, alt: "A loom", width: 9, height: 9 }]),
  ]),
  ...Object.entries(OTHER_CASES),
]

describe(`${CASES.length} cases of hostile content`, () => {
  test.each(CASES)("%s is reported as an error in its file, with a remedy", async (_, change) => {
    const content = await validContent()
    const changed = await change(content)
    const directory = writeContent(content)
    const errors = (await checkContent(directory)).faults.filter(isError)
    expect([...new Set(errors.map(({ file }) => file))]).toEqual([changed])
    for (const { problem, remedy } of errors) {
      expect(problem).not.toBe("")
      expect(remedy).not.toBe("")
    }
    expect(Object.prototype).not.toHaveProperty("polluted")
  })
})
