import { readStory } from "../../../src/content/story"

const plain = (text: string) => ({ text, marks: [], href: null })

test("a story is parsed into blocks, in their order", () => {
  const { blocks, faults } = readStory(`## The problem

Drivers *queue*, and **wait
*long***, for \`n/a\`; see [the data](https://data.example).

- one
- two

1. first

### Code

\`\`\`js
let spaces = 0
\`\`\`

![A list](./a.png "Week 1")
![A map](<./b c.png>)
`)
  expect(faults).toEqual([])
  expect(blocks.map(({ element }) => element)).toEqual(["h2", "p", "ul", "ol", "h3", "pre", "figure", "figure"])
  expect(blocks[1]?.lines).toEqual([
    [
      plain("Drivers "),
      { text: "queue", marks: ["em"], href: null },
      plain(", and "),
      { text: "wait ", marks: ["strong"], href: null },
      { text: "long", marks: ["strong", "em"], href: null },
      plain(", for "),
      { text: "n/a", marks: ["code"], href: null },
      plain("; see "),
      { text: "the data", marks: [], href: "https://data.example" },
      plain("."),
    ],
  ])
  expect(readStory("**a __b__ c** d").blocks[0]?.lines).toEqual([
    [
      { text: "a ", marks: ["strong"], href: null },
      { text: "b", marks: ["strong", "strong"], href: null },
      { text: " c", marks: ["strong"], href: null },
      plain(" d"),
    ],
  ])
  expect(readStory("\ufeff## A\n\n3. third\n4. fourth").blocks).toMatchObject([{ element: "h2" }, { start: 3 }])
  expect(blocks[2]?.lines).toEqual([[plain("one")], [plain("two")]])
  expect(blocks[5]?.lines).toEqual([[plain("let spaces = 0")]])
  expect(blocks.slice(6)).toEqual([
    {
      element: "figure",
      start: null,
      line: 17,
      lines: [],
      picture: { src: "./a.png", alt: "A list" },
      caption: "Week 1",
    },
    { element: "figure", start: null, line: 18, lines: [], picture: { src: "./b c.png", alt: "A map" }, caption: null },
  ])
})

test("a picture's alternative text and caption have no Markdown", () => {
  const alt = "file\\_name \\[new\\] &amp; *plan* of `n/a`\n**[here](./b.pdf)**"
  const { blocks, faults } = readStory(`![${alt}](./a.png "A &amp; \\*b\\*")\n\n![](./c.png)`)
  expect(faults).toEqual([])
  expect(blocks).toMatchObject([
    { picture: { src: "./a.png", alt: "file_name [new] & plan of n/a here" }, caption: "A & *b*" },
    { picture: { src: "./c.png", alt: "" } },
  ])
})

test("each fault has its line, and no text makes the parser throw", () => {
  const { faults } = readStory("# One\r\n\r\n<b>two</b>\r\n\r\n> # three\r\n")
  expect(faults.map(({ line }) => line)).toEqual([1, 3, 5])
  for (const text of ["", "\0", "![](", "[a](<", "```", "\ufeff## A"]) expect(() => readStory(text)).not.toThrow()
})

test("a picture or link with a space in its address, which Markdown treats as plain text, is reported", () => {
  const { faults } = readStory(`![A sketch](./Skizze 1.png "First")

See [the plan](./der plan.pdf) and [the map](./map.png); so (he said) 2 [sic](v 1.2).
`)
  expect(faults.map(({ line, problem }) => ({ line, problem }))).toEqual([
    { line: 1, problem: 'the address "./Skizze 1.png" has a space, so Markdown treats it as plain text' },
    { line: 3, problem: 'the address "./der plan.pdf" has a space, so Markdown treats it as plain text' },
  ])
  expect(faults[0]?.remedy).toBe("write (<./Skizze 1.png>), or rename the file")
})

test.each([
  ["- ![A](./a.png)\n- second", 1, { ul: 2 }],
  ["One.\n\n## ![A](./a.png)", 3, { p: 1, h2: 1 }],
])("a picture in a list or a heading is reported, and the text around it is kept: %j", (text, line, blocks) => {
  const story = readStory(text)
  expect(story.faults).toMatchObject([{ line, problem: "a picture within text" }])
  expect(story.blocks.map(({ element, lines }) => [element, lines.length])).toEqual(Object.entries(blocks))
})
