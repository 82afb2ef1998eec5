import type { Still } from "./lib/scene"

const PAPER = "#FAF8F4"
const INK = "#1C1B1A"
const TEAL = "#0B6A66"
const PALE_TEAL = "#BFD9D3"
const SAND = "#E4D5BC"
const SKIN = "#D9A27C"
const SKIN_SHADE = "#C1875F"
const DESK = "#C9B28A"

function leaf(x: number, y: number, turn: number, length: number, colour: string): string {
  return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C${length * 0.3} ${-length * 0.28} ${length * 0.8} ${-length * 0.22} ${length} 0C${length * 0.8} ${length * 0.22} ${length * 0.3} ${length * 0.28} 0 0z" fill="${colour}"/>`
}

/** Head and shoulders at a desk with a plant, and a round lamp behind: flat shapes in the colours of the site. */
function draw(): string {
  return `<svg width="600" height="600" viewBox="0 0 600 600" style="display:block">
    <rect width="600" height="600" fill="${SAND}"/>
    <circle cx="312" cy="252" r="206" fill="${PAPER}"/>
    <path d="M0 470h600v130H0z" fill="${DESK}"/>
    <path d="M76 600c6-126 84-176 172-190h128c90 14 148 66 158 190z" fill="${TEAL}"/>
    <path d="M248 410l64 74 64-74-18-10h-92z" fill="${PAPER}"/>
    <path d="M262 342h100v62c-18 34-82 34-100 0z" fill="${SKIN_SHADE}"/>
    <path d="M228 226c0-70 36-106 84-106s84 36 84 106v44c0 64-40 112-84 112s-84-48-84-112z" fill="${SKIN}"/>
    <path d="M312 120c48 0 84 36 84 106v44c0 64-40 112-84 112z" fill="${SKIN_SHADE}" fill-opacity=".38"/>
    <path d="M386 204h15v60h-15z" fill="#D09871"/>
    <ellipse cx="224" cy="262" rx="17" ry="27" fill="${SKIN}"/><ellipse cx="400" cy="262" rx="17" ry="27" fill="${SKIN_SHADE}"/>
    <path d="M214 250c-24-96 22-170 104-170 88 0 124 62 92 170-12-12-14-40-20-62-50 10-98-4-126-34-10 36-32 44-34 68-2 14-6 22-16 28z" fill="${INK}"/>
    <g fill="none" stroke="${INK}" stroke-width="7"><circle cx="272" cy="262" r="31" fill="${PAPER}" fill-opacity=".5"/><circle cx="352" cy="262" r="31" fill="${PAPER}" fill-opacity=".5"/><path d="M303 258q9-7 18 0M241 256l-18-6M383 256l18-6"/></g>
    <circle cx="274" cy="264" r="6.5" fill="${INK}"/><circle cx="350" cy="264" r="6.5" fill="${INK}"/>
    <path d="M312 272v38q-2 10-14 8M282 340q30 20 60 0" fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M196 600l12-108h208l12 108z" fill="${INK}"/><path d="M208 492h208" stroke="#4A4744" stroke-width="5"/><circle cx="312" cy="548" r="13" fill="${PAPER}"/>
    ${leaf(494, 470, -92, 190, TEAL)}${leaf(494, 470, -62, 150, "#2E8A80")}${leaf(494, 470, -122, 158, "#084F4C")}${leaf(494, 474, -34, 104, PALE_TEAL)}${leaf(494, 474, -150, 106, "#2E8A80")}
    <path d="M448 462h94l-12 138h-70z" fill="${PAPER}"/><path d="M446 492h96l-3 30h-90z" fill="${INK}"/>
    <path d="M60 508h88v92H60z" fill="${PAPER}"/><path d="M148 528h12a20 20 0 0 1 0 42h-12" fill="none" stroke="${PAPER}" stroke-width="10"/><path d="M60 536h88v14H60z" fill="${TEAL}"/>
  </svg>`
}

/** A placeholder on the home page until the owner adds their own picture. It shows nobody in particular. */
export const portrait: Still[] = [
  {
    path: "portrait.png",
    style: "modern",
    viewport: { width: 600, height: 600, scale: 2 },
    draw,
  },
]
