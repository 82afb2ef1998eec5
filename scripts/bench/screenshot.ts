import sharp from "sharp"
import { type Random, random } from "./random"

/** Strokes of made-up letters in a cell 5 wide and 10 high, baseline at 8: text without any of the machine's fonts. */
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

const palette = (dice: Random, hue = dice.between(0, 359)) =>
  dice.next() < 0.25
    ? { page: `hsl(${hue} 15% 10%)`, panel: "#222", text: "#eee", quiet: "#9a9a9a", accent: `hsl(${hue} 65% 60%)` }
    : { page: `hsl(${hue} 25% 96%)`, panel: "#fff", text: "#222", quiet: "#777", accent: `hsl(${hue} 65% 45%)` }

interface Area {
  left: number
  top: number
  width: number
  height: number
}

type Draw = (dice: Random, area: Area, colours: ReturnType<typeof palette>) => string

/** Words in a baseline box of `size` pixels, as many as fit in `width`. */
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

/** Clouds of colour over a gradient, with grain: as hard to encode as a photograph. */
const photo: Draw = (dice, area) => {
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

/** A heading and columns of text lines: an article has one, a table several. */
const words: Draw = (dice, { left, top, width, height }, { text: ink, quiet }) => {
  const columns = dice.between(1, Math.max(1, Math.floor(width / 150)))
  const cell = Math.floor(width / columns)
  const lines = Array.from({ length: Math.max(0, Math.floor((height - 56) / 25)) * columns }, (_, index) => {
    const [x, y] = [left + (index % columns) * cell, top + 46 + Math.floor(index / columns) * 25]
    return text(dice, x, y, cell * (0.4 + dice.next() * 0.5), 13, quiet)
  })
  return [text(dice, left, top, width, 18, ink), ...lines].join("")
}

/** A line over a shaded area. */
const chart: Draw = (dice, { left, top, width, height }, { accent }) => {
  const points = Array.from({ length: 24 }, (_, index) =>
    [left + (index * width) / 23, top + dice.next() * height].map((value) => value.toFixed(1)).join(" "),
  )
  return `<path d="M${left} ${top + height}L${points.join("L")}v${height}" fill="${accent}" opacity=".3"/>
    <path d="M${points.join("L")}" fill="none" stroke="${accent}" stroke-width="3"/>`
}

/** The space between and inside parts, in pixels. */
const ROOM = 20

/** Splits an area until its parts are small, and draws something in each. */
const parts: Draw = (dice, area, colours) => {
  const { left, top, width, height } = area
  const length = Math.max(width, height)
  if (length > dice.between(300, 800)) {
    const first = Math.round(length * (0.3 + dice.next() * 0.4))
    const rest = length - first - ROOM
    const [one, other] =
      width > height
        ? [{ width: first }, { left: left + first + ROOM, width: rest }]
        : [{ height: first }, { top: top + first + ROOM, height: rest }]
    return parts(dice, { ...area, ...one }, colours) + parts(dice, { ...area, ...other }, colours)
  }
  const inner = { left: left + ROOM, top: top + ROOM, width: width - 2 * ROOM, height: height - 2 * ROOM }
  return box(area, colours.panel, `rx="8"`) + dice.pick([words, words, words, photo, chart])(dice, inner, colours)
}

/** A screenshot, as SVG, of an application that does not exist: text, tables, charts and photographs, different for each seed. */
export function screenshotSvg(seed: number): string {
  const dice = random(seed)
  const colours = palette(dice)
  const [width, height, bar] = [1600, 1000, 64]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${box({ left: 0, top: 0, width, height }, colours.page)}
    ${box({ left: 0, top: 0, width, height: bar }, colours.accent)}${text(dice, ROOM, ROOM, width / 2, 24, "#fff")}
    ${parts(dice, { left: ROOM, top: bar + ROOM, width: width - 2 * ROOM, height: height - bar - 2 * ROOM }, colours)}
  </svg>`
}

/** The screenshot as a PNG, like a person's own screenshots. */
export function screenshot(seed: number): Promise<Buffer> {
  return sharp(Buffer.from(screenshotSvg(seed)))
    .flatten()
    .png({ compressionLevel: 6 })
    .toBuffer()
}
