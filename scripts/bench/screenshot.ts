import sharp from "sharp"
import { type Random, random } from "./random"

export const SCREENSHOT_WIDTH = 1600
export const SCREENSHOT_HEIGHT = 1000

/** Strokes of made-up letters in a cell 5 wide and 10 high, the line of writing at 8: text without any font of the machine's. */
const LETTERS = [
  "m.5 3q3.5-1 3.5 1.5v3.5m0-2.5q-3.5-.5-3.5 1.5 0 1.5 2 1 1.5-.5 1.5-1.5",
  "m.5 0v8m0-4q3.5-2.5 3.5 1.5t-3.5 2",
  "m4 3.5q-3.5-1.5-3.5 2t3.5 2",
  "m4 0v8m0-4q-3.5-2.5-3.5 1.5t3.5 2",
  "m.5 5.5h3.5q0-2.5-2-2.5-1.5 0-1.5 2.5t3.3 2",
  "m1.5 8v-6q0-2 2-1.5m-3 3h3",
  "m.5 0v8m0-4q3-2 3 1v3",
  "m2 3v5m0-7v.6",
  "m1 0v8m3-5-3 2.5 3 2.5",
  "m2 0v8",
  "m.3 8v-5m0 1q2-2 2 1v3m0-4q2-2 2 1v3",
  "m.5 8v-5m0 1q3-2 3 1v3",
  "m2.2 3q-2 0-2 2.5t2 2.5 2-2.5-2-2.5",
  "m.5 10v-7m0 1q3.5-2.5 3.5 1.5t-3.5 2",
  "m1 8v-5m0 1.5q1-1.5 2.5-1.3",
  "m3.8 3.5q-3-1-3 .7t1.5 1.3 1.5 1.5-3 .7",
  "m1.5 1v6q0 1.5 2 .8m-3-4.8h3",
  "m.5 3v3q0 3 3 1m0-4v5",
  "m.3 3 1.8 5 1.8-5",
  "m.3 3 3.5 5m0-5-3.5 5",
  "m.5 0h3.5l-3 4q3.5 0 3 2.5t-3.2 1.3",
  "m3 0v8m0-8-2.7 5.5h4",
] as const

interface Palette {
  page: string
  panel: string
  line: string
  text: string
  quiet: string
  accent: string
  soft: string
}

function palette(dice: Random): Palette {
  const hue = dice.between(0, 359)
  const accent = `hsl(${hue} 65% 45%)`
  return dice.next() < 0.25
    ? {
        page: `hsl(${hue} 15% 10%)`,
        panel: `hsl(${hue} 14% 15%)`,
        line: `hsl(${hue} 10% 25%)`,
        text: "#eee",
        quiet: "#9a9a9a",
        accent: `hsl(${hue} 65% 60%)`,
        soft: `hsl(${hue} 30% 25%)`,
      }
    : {
        page: `hsl(${hue} 25% 96%)`,
        panel: "#fff",
        line: `hsl(${hue} 15% 87%)`,
        text: "#222",
        quiet: "#777",
        accent,
        soft: `hsl(${hue} 55% 92%)`,
      }
}

interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** Words at a baseline box of `size` pixels, as many as fit into `width`. */
function text(dice: Random, left: number, top: number, width: number, size: number, colour: string): string {
  const scale = size / 10
  const end = width / scale
  const strokes: string[] = []
  let x = 0
  for (;;) {
    const length = dice.between(2, 9)
    if (x + length * 5 > end) break
    for (let letter = 0; letter < length; letter += 1, x += 5) strokes.push(`M${x} 0${dice.pick(LETTERS)}`)
    x += 4
  }
  const weight = size > 18 ? 1.3 : 0.9
  return `<path transform="translate(${left} ${top}) scale(${scale.toFixed(2)})" d="${strokes.join("")}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`
}

const box = ({ left, top, width, height }: Area, fill: string, more = "") =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${fill}" ${more}/>`

/** Clouds of colour over a gradient, with a grain: what a photograph costs an encoder. */
function photo(dice: Random, area: Area): string {
  const id = `p${area.left}-${area.top}`
  const hue = dice.between(0, 359)
  const frequency = (dice.between(4, 14) / 1000).toFixed(4)
  return `<defs>
    <linearGradient id="${id}g" x2="${dice.next().toFixed(2)}" y2="1"><stop stop-color="hsl(${hue} 50% 70%)"/><stop offset="1" stop-color="hsl(${(hue + 60) % 360} 45% 30%)"/></linearGradient>
    <filter id="${id}f" x="0" y="0" width="1" height="1">
      <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="6" seed="${dice.between(1, 9999)}"/>
      <feColorMatrix values="1.4 0 0 0 -.2 0 1.4 0 0 -.2 0 0 1.4 0 -.2 0 0 0 0 .6"/>
      <feComposite in2="SourceGraphic" operator="over"/><feBlend in2="SourceGraphic" mode="soft-light"/>
    </filter></defs>${box(area, `url(#${id}g)`, `filter="url(#${id}f)"`)}`
}

function card(dice: Random, colours: Palette, area: Area): string {
  const { left, top, width, height } = area
  const picture = dice.next() < 0.35 ? Math.round(height * 0.5) : 0
  const lines = Math.max(1, Math.floor((height - picture - 56) / 24))
  return [
    box(area, colours.panel, `rx="8" stroke="${colours.line}"`),
    picture > 0 ? photo(dice, { left: left + 1, top: top + 1, width: width - 2, height: picture }) : "",
    text(dice, left + 16, top + picture + 16, width - 32, 18, colours.text),
    ...Array.from({ length: Math.min(lines, dice.between(2, 8)) }, (_, line) =>
      text(
        dice,
        left + 16,
        top + picture + 46 + line * 24,
        (width - 32) * (0.6 + dice.next() * 0.4),
        13,
        colours.quiet,
      ),
    ),
  ].join("")
}

function cards(dice: Random, colours: Palette, area: Area): string {
  const columns = dice.between(2, 4)
  const rows = dice.between(2, 3)
  const width = Math.floor((area.width - (columns - 1) * 20) / columns)
  const height = Math.floor((area.height - (rows - 1) * 20) / rows)
  return Array.from({ length: columns * rows }, (_, index) =>
    card(dice, colours, {
      left: area.left + (index % columns) * (width + 20),
      top: area.top + Math.floor(index / columns) * (height + 20),
      width,
      height,
    }),
  ).join("")
}

function table(dice: Random, colours: Palette, { left, top, width, height }: Area): string {
  const columns = dice.between(4, 7)
  const rowHeight = dice.between(38, 56)
  const cell = Math.floor((width - 32) / columns)
  const rows = Array.from({ length: Math.floor(height / rowHeight) }, (_, row) => {
    const y = top + row * rowHeight
    const cells = Array.from({ length: columns }, (_, column) => {
      const x = left + 16 + column * cell
      if (row > 0 && column === columns - 1) {
        const state = `hsl(${dice.pick([0, 40, 140, 210])} 60% 50%)`
        return `${box({ left: x, top: y + 9, width: 90, height: rowHeight - 18 }, state, `rx="10" opacity=".25"`)}${text(dice, x + 12, y + rowHeight / 2 - 7, 70, 13, state)}`
      }
      const space = cell * (0.35 + dice.next() * 0.5)
      return text(dice, x, y + rowHeight / 2 - 8, space, row === 0 ? 14 : 13, row === 0 ? colours.quiet : colours.text)
    })
    return `<path d="M${left} ${y + rowHeight}h${width}" stroke="${colours.line}"/>${cells.join("")}`
  })
  return `${box({ left, top, width, height }, colours.panel, `rx="8" stroke="${colours.line}"`)}${rows.join("")}`
}

function chart(dice: Random, colours: Palette, area: Area): string {
  const { left, top, width, height } = area
  const upper = Math.round(height * 0.55)
  const points = Array.from({ length: 24 }, (_, index) => {
    const x = left + 24 + (index * (width - 48)) / 23
    return `${x.toFixed(1)} ${(top + 40 + dice.next() * (upper - 90)).toFixed(1)}`
  })
  const floor = top + upper - 30
  return [
    box({ left, top, width, height: upper }, colours.panel, `rx="8" stroke="${colours.line}"`),
    `<linearGradient id="area" x2="0" y2="1"><stop stop-color="${colours.accent}" stop-opacity=".6"/><stop offset="1" stop-color="${colours.accent}" stop-opacity="0"/></linearGradient>`,
    `<path d="M${left + 24} ${floor}L${points.join("L")}L${left + width - 24} ${floor}z" fill="url(#area)"/>`,
    `<path d="M${points.join("L")}" fill="none" stroke="${colours.accent}" stroke-width="3"/>`,
    text(dice, left + 24, top + 14, width / 2, 16, colours.text),
    table(dice, colours, { left, top: top + upper + 20, width, height: height - upper - 20 }),
  ].join("")
}

function detail(dice: Random, colours: Palette, { left, top, width, height }: Area): string {
  const half = Math.floor(width * (0.4 + dice.next() * 0.2))
  const lines = Array.from({ length: Math.floor((height - 120) / 27) }, (_, line) =>
    text(
      dice,
      left + half + 32,
      top + 90 + line * 27,
      (width - half - 64) * (line % 6 === 5 ? 0.4 : 1),
      15,
      colours.text,
    ),
  )
  return [
    photo(dice, { left, top, width: half, height: Math.round(height * 0.7) }),
    ...[0, 1, 2].map((index) =>
      photo(dice, {
        left: left + index * Math.floor(half / 3 + 5),
        top: top + Math.round(height * 0.7) + 16,
        width: Math.floor(half / 3) - 10,
        height: Math.round(height * 0.25),
      }),
    ),
    text(dice, left + half + 32, top + 10, width - half - 64, 34, colours.text),
    ...lines,
  ].join("")
}

/** The SVG of the screenshot of an application that does not exist: text, cards, tables, charts and photographs; another one for each seed. */
export function screenshotSvg(seed: number): string {
  const dice = random(seed)
  const colours = palette(dice)
  const side = dice.between(200, 300)
  const main = {
    left: side + 32,
    top: 170,
    width: SCREENSHOT_WIDTH - side - 64,
    height: SCREENSHOT_HEIGHT - 202,
  }
  const entries = Array.from({ length: dice.between(6, 14) }, (_, index) => {
    const top = 110 + index * 44
    const marked =
      index === seed % 6 ? box({ left: 12, top: top - 12, width: side - 24, height: 38 }, colours.soft, `rx="6"`) : ""
    const mark = box(
      { left: 24, top: top - 2, width: 16, height: 16 },
      colours.accent,
      `rx="${index % 8}" opacity=".7"`,
    )
    return `${marked}${mark}${text(dice, 52, top, side - 84, 15, colours.text)}`
  })
  const body = dice.pick([cards, table, chart, detail])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SCREENSHOT_WIDTH}" height="${SCREENSHOT_HEIGHT}">
    ${box({ left: 0, top: 0, width: SCREENSHOT_WIDTH, height: SCREENSHOT_HEIGHT }, colours.page)}
    ${box({ left: 0, top: 0, width: side, height: SCREENSHOT_HEIGHT }, colours.panel, `stroke="${colours.line}"`)}
    ${box({ left: 0, top: 0, width: SCREENSHOT_WIDTH, height: 64 }, colours.accent)}
    ${text(dice, 24, 20, 260, 24, "#fff")}${text(dice, SCREENSHOT_WIDTH - 240, 25, 200, 15, "#fff")}
    ${entries.join("")}
    ${text(dice, main.left, 94, main.width / 2, 32, colours.text)}${text(dice, main.left, 138, main.width * 0.7, 15, colours.quiet)}
    ${body(dice, colours, main)}
  </svg>`
}

/** The screenshot as a PNG, as a person's own screenshots are. */
export function screenshot(seed: number): Promise<Buffer> {
  return sharp(Buffer.from(screenshotSvg(seed)))
    .flatten()
    .png({ compressionLevel: 6 })
    .toBuffer()
}
