import MarkdownIt from "markdown-it"

/** A piece of a story's text with the same formatting throughout. */
export interface StorySpan {
  text: string
  marks: ("strong" | "em" | "code")[]
  href: string | null
}

/** A block of a story. Only lists have several lines, and only a `figure` has a picture, instead of lines. */
export interface StoryBlock {
  element: (typeof STORY_ELEMENTS)[number]
  /** The number that a numbered list begins with. */
  start: number | null
  /** The line of the file on which it begins. */
  line: number
  lines: StorySpan[][]
  picture: { src: string; alt: string } | null
  caption: string | null
}

export const STORY_ELEMENTS = ["h2", "h3", "p", "ul", "ol", "pre", "figure"] as const

/** A story's blocks, and what the checker needs to know about it. Line numbers start at 1. */
interface Story {
  blocks: StoryBlock[]
  faults: { line: number; problem: string; remedy: string }[]
  links: { line: number; href: string }[]
}

// HTML, tables and strikethrough text are parsed so that they can be reported. Addresses are kept as written, because the checker validates them.
const markdown = new MarkdownIt("commonmark", { html: true }).enable(["table", "strikethrough"])
markdown.validateLink = () => true
markdown.normalizeLink = (address) => address
const { mdurl } = markdown.utils.lib

type Token = ReturnType<typeof markdown.parse>[number]

/** A story's elements by the type of markdown-it's opening token; headings by their tag. */
const ELEMENTS: Readonly<Record<string, StoryBlock["element"]>> = {
  h2: "h2",
  h3: "h3",
  paragraph_open: "p",
  bullet_list_open: "ul",
  ordered_list_open: "ol",
  fence: "pre",
  code_block: "pre",
}

const PLAIN_TEXT = "write it as plain text"

/** Markdown that stories don't support, and what to do about it. */
const UNSUPPORTED: Readonly<Record<string, readonly [problem: string, remedy: string]>> = {
  html_block: ["HTML, which stories don't support", "write it in Markdown"],
  html_inline: ["HTML, which stories don't support", "write it in Markdown"],
  h1: ["a heading of level 1, which is the page's title", "begin it with ##"],
  h4: ["a heading below level 3", "begin it with ##"],
  h5: ["a heading below level 3", "begin it with ##"],
  h6: ["a heading below level 3", "begin it with ##"],
  blockquote_open: ["a quotation, which stories don't support", PLAIN_TEXT],
  hr: ["a horizontal rule, which stories don't support", "remove it"],
  table_open: ["a table, which stories don't support", "write it as a list"],
  s_open: ["strikethrough text, which stories don't support", PLAIN_TEXT],
  bullet_list_open: ["a list in a list", "write one list"],
  ordered_list_open: ["a list in a list", "write one list"],
  image: ["a picture within text", "put a blank line before and after it"],
  paragraph_open: ["a second paragraph in a list item", "write one, or make it an item of its own"],
}

/** Text that was probably meant as formatting, but that CommonMark treats as plain text. */
const TREATED_AS_TEXT: readonly (readonly [form: RegExp, problem: string, remedy: string])[] = [
  [/^\[[ x]\] /i, "a checkbox, which stories don't support", PLAIN_TEXT],
  [/^#{2,6}\p{L}/u, "a heading without a space after #", "put a space there"],
  [/\[\^[^\]]+\]/, "a footnote, which stories don't support", "put it into the text"],
  // Common in languages that have no spaces between words.
  [
    /\*\*(?=\S)(?:\p{P}[^*]*|[^*]*\p{P})\*\*/u,
    "bold text that begins or ends with punctuation beside a letter, which Markdown treats as plain text",
    "put the punctuation outside the stars, or a space beside them",
  ],
  [/!\[[^\]]*\]（|\]（(?:\.\/|https?:)/, "an address in full-width brackets", "write ( and )"],
]

/** A file's address with a space in it, which is plain text: CommonMark allows spaces only in addresses in angle brackets. */
const SPACED_ADDRESS = /\]\(([^\s"<][^"\n]*?\s[^"\n]*?\.[a-z]\w*)(?:\s+"[^"\n]*")?\)/i

/**
 * Reads a story: headings (## and ###), paragraphs, lists, emphasis, code, links, and pictures in paragraphs of their own. Never throws; any other
 * Markdown is reported in `faults`.
 */
export function readStory(text: string): Story {
  const story: Story = { blocks: [], faults: [], links: [] }
  // Once for a line: a tag that is opened and closed is two tokens.
  const report = (line: number, problem: string, remedy: string) => {
    if (story.faults.some((other) => other.line === line && other.problem === problem)) return
    story.faults.push({ line, problem, remedy })
  }
  const fault = (line: number, name: string) =>
    report(line, ...(UNSUPPORTED[name] ?? (["Markdown that stories don't support", PLAIN_TEXT] as const)))
  // Some editors put a byte-order mark at the beginning.
  const tokens = markdown.parse(text.replace(/^\ufeff/, ""), {})
  // The nesting level of the last fault: tokens inside it are not reported again.
  let faultLevel = Infinity
  for (const [index, token] of tokens.entries()) {
    if (token.level > faultLevel) continue
    faultLevel = Infinity
    const line = (token.map?.[0] ?? 0) + 1
    const name = token.type === "heading_open" ? token.tag : token.type
    const element = ELEMENTS[name]
    const isEntry = name === "paragraph_open" && tokens[index - 1]?.type === "list_item_open"
    if (token.type === "inline") addLine(token.children ?? [], line)
    else if (token.nesting < 0 || token.type === "list_item_open" || isEntry) continue
    else if (element === undefined || token.level > 0) {
      fault(line, name)
      if (token.nesting > 0) faultLevel = token.level
    } else {
      const start = element === "ol" ? Number(token.attrGet("start") ?? 1) : null
      story.blocks.push({ element, start, line, lines: codeOf(token), picture: null, caption: null })
    }
  }
  return story

  /** Adds the content of one list item, heading or paragraph. A paragraph that has only pictures becomes figures. */
  function addLine(parts: readonly Token[], first: number): void {
    const isParagraph = story.blocks.at(-1)?.element === "p"
    const isPictures = isParagraph && parts.every(({ type }) => type === "image" || type === "softbreak")
    if (isPictures) story.blocks.pop()
    const spans: StorySpan[] = []
    let marks: StorySpan["marks"] = []
    let href: string | null = null
    let line = first
    const add = (words: string, own = marks) => {
      const last = spans.at(-1)
      if (words === "") return
      if (last?.href === href && last.marks.join() === own.join()) last.text += words
      else spans.push({ text: words, marks: own, href })
    }
    for (const part of parts) {
      if (part.type === "softbreak" || part.type === "hardbreak") {
        line += 1
        if (!isPictures) add(" ")
      } else if (part.type === "text") {
        for (const [form, problem, remedy] of TREATED_AS_TEXT)
          if (form.test(part.content)) report(line, problem, remedy)
        add(part.content)
        const [, address] = SPACED_ADDRESS.exec(part.content) ?? []
        if (address === undefined) continue
        const problem = `the address "${address}" has a space, so Markdown treats it as plain text`
        report(line, problem, `write (<${address}>), or rename the file`)
      } else if (part.type === "code_inline") add(part.content, [...marks, "code"])
      else if (part.tag === "strong" || part.tag === "em") {
        marks = part.nesting > 0 ? [...marks, part.tag] : marks.slice(0, -1)
      } else if (part.tag === "a") {
        href = part.nesting > 0 ? String(part.attrGet("href")) : null
        if (href?.startsWith("./")) href = mdurl.decode(href)
        if (href !== null) story.links.push({ line, href })
      } else if (part.type === "image" && isPictures) {
        // Editors percent-encode file names.
        const picture = { src: mdurl.decode(String(part.attrGet("src"))), alt: plainText(part.children ?? []) }
        story.blocks.push({
          element: "figure",
          start: null,
          line,
          lines: [],
          picture,
          caption: part.attrGet("title")?.toString() ?? null,
        })
      } else if (part.nesting >= 0) fault(line, part.type)
    }
    if (!isPictures) story.blocks.at(-1)?.lines.push(spans)
  }
}

/** The text of a picture's alternative text, without its formatting. */
const plainText = (parts: readonly Token[]) =>
  parts.map(({ type, content }) => (type.endsWith("break") ? " " : content)).join("")

/** The lines of a code block; those of other blocks are added later. */
const codeOf = ({ type, content }: Token): StorySpan[][] =>
  ELEMENTS[type] === "pre" ? [[{ text: content.trimEnd(), marks: [], href: null }]] : []
