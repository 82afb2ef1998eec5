import MarkdownIt from "markdown-it"

/** Words of a story in one form. */
export interface StorySpan {
  text: string
  marks: ("strong" | "em" | "code")[]
  href: string | null
}

/** A part of a story. Only lists have several lines, and only a `figure` has a picture, instead of lines. */
export interface StoryBlock {
  element: (typeof STORY_ELEMENTS)[number]
  /** The number that a numbered list begins with. */
  start: number | null
  /** Where it begins in the file. */
  line: number
  lines: StorySpan[][]
  picture: { src: string; alt: string } | null
  caption: string | null
}

export const STORY_ELEMENTS = ["h2", "h3", "p", "ul", "ol", "pre", "figure"] as const

/** What the checker asks about a story; lines count from 1. */
interface Story {
  blocks: StoryBlock[]
  faults: { line: number; problem: string; remedy: string }[]
  links: { line: number; href: string }[]
}

// HTML, tables and text struck through are found so that they can be reported, and addresses are kept as written: the checker judges them.
const markdown = new MarkdownIt("commonmark", { html: true }).enable(["table", "strikethrough"])
markdown.validateLink = () => true
markdown.normalizeLink = (address) => address
const { mdurl } = markdown.utils.lib

type Token = ReturnType<typeof markdown.parse>[number]

/** The elements of a story by Markdown's name for what opens them; of headings, by tag. */
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

/** What a story doesn't have, and what to do about it. */
const UNKNOWN: Readonly<Record<string, readonly [problem: string, remedy: string]>> = {
  html_block: ["HTML, which a story doesn't show", "write it in Markdown"],
  html_inline: ["HTML, which a story doesn't show", "write it in Markdown"],
  h1: ["a heading of level 1, which is the page's title", "begin it with ##"],
  h4: ["a heading below level 3", "begin it with ##"],
  h5: ["a heading below level 3", "begin it with ##"],
  h6: ["a heading below level 3", "begin it with ##"],
  blockquote_open: ["a quotation, which a story doesn't have", PLAIN_TEXT],
  hr: ["a horizontal rule, which a story doesn't have", "remove it"],
  table_open: ["a table, which a story doesn't have", "write it as a list"],
  s_open: ["text struck through, which a story doesn't have", PLAIN_TEXT],
  bullet_list_open: ["a list in a list", "write one list"],
  ordered_list_open: ["a list in a list", "write one list"],
  image: ["a picture within a text", "put an empty line before and after it"],
  paragraph_open: ["a second paragraph in an entry of a list", "write one, or make it an entry of its own"],
}

/** What other kinds of Markdown have and this one takes for text: at the beginning of a line, or anywhere. */
const TAKEN_FOR_TEXT: readonly (readonly [form: RegExp, problem: string, remedy: string])[] = [
  [/^\[[ x]\] /i, "a box to tick, which a story doesn't have", PLAIN_TEXT],
  [/^#{2,6}\p{L}/u, "a heading without a space after #", "put a space there"],
  [/\[\^[^\]]+\]/, "a footnote, which a story doesn't have", "put it into the text"],
  // Languages without spaces are full of them.
  [
    /\*\*(?=\S)(?:\p{P}[^*]*|[^*]*\p{P})\*\*/u,
    "bold text that begins or ends with punctuation beside a letter, which Markdown takes for text",
    "put the punctuation outside the stars, or a space beside them",
  ],
  [/!\[[^\]]*\]（|\]（(?:\.\/|https?:)/, "an address in wide brackets, which Markdown takes for text", "write ( and )"],
]

/** In text, what was meant as the address of a file, with a space in it. CommonMark reads such an address only in angle brackets. */
const SPACED_ADDRESS = /\]\(([^\s"<][^"\n]*?\s[^"\n]*?\.[a-z]\w*)(?:\s+"[^"\n]*")?\)/i

/**
 * Reads a story: headings (## and ###), paragraphs, lists, emphasis, code, links, and pictures that stand alone. Never throws; what else Markdown
 * has is a fault.
 */
export function readStory(text: string): Story {
  const story: Story = { blocks: [], faults: [], links: [] }
  const fault = (line: number, name: string) => {
    const [problem, remedy] = UNKNOWN[name] ?? ["what a story doesn't have", PLAIN_TEXT]
    story.faults.push({ line, problem, remedy })
  }
  // Some editors put a byte-order mark there.
  const tokens = markdown.parse(text.replace(/^\ufeff/, ""), {})
  // How deep the last fault is: what it holds is part of it.
  let broken = Infinity
  for (const [place, token] of tokens.entries()) {
    if (token.level > broken) continue
    broken = Infinity
    const line = (token.map?.[0] ?? 0) + 1
    const name = token.type === "heading_open" ? token.tag : token.type
    const element = ELEMENTS[name]
    const isEntry = name === "paragraph_open" && tokens[place - 1]?.type === "list_item_open"
    if (token.type === "inline") addLine(token.children ?? [], line)
    else if (token.nesting < 0 || token.type === "list_item_open" || isEntry) continue
    else if (element === undefined || token.level > 0) {
      fault(line, name)
      if (token.nesting > 0) broken = token.level
    } else {
      const start = element === "ol" ? Number(token.attrGet("start") ?? 1) : null
      story.blocks.push({ element, start, line, lines: codeOf(token), picture: null, caption: null })
    }
  }
  return story

  /** Adds what stands in one line of a list, one heading or one paragraph; a paragraph of pictures becomes those. */
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
        for (const [form, problem, remedy] of TAKEN_FOR_TEXT)
          if (form.test(part.content)) story.faults.push({ line, problem, remedy })
        add(part.content)
        const [, address] = SPACED_ADDRESS.exec(part.content) ?? []
        if (address === undefined) continue
        const problem = `the address "${address}" has a space, so Markdown takes it for text`
        story.faults.push({ line, problem, remedy: `write (<${address}>), or rename the file` })
      } else if (part.type === "code_inline") add(part.content, [...marks, "code"])
      else if (part.tag === "strong" || part.tag === "em") {
        const { tag } = part
        marks = part.nesting > 0 ? [...marks, tag] : marks.filter((mark) => mark !== tag)
      } else if (part.tag === "a") {
        href = part.nesting > 0 ? String(part.attrGet("href")) : null
        if (href?.startsWith("./")) href = mdurl.decode(href)
        if (href !== null) story.links.push({ line, href })
      } else if (part.type === "image" && isPictures) {
        // Editors write a file's name as an address.
        const picture = { src: mdurl.decode(String(part.attrGet("src"))), alt: part.content }
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

/** The lines of a block that is code; of any other they come later. */
const codeOf = ({ type, content }: Token): StorySpan[][] =>
  ELEMENTS[type] === "pre" ? [[{ text: content.trimEnd(), marks: [], href: null }]] : []
