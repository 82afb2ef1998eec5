import { during, mix, progress } from "../lib/easing"
import { each, icon, when } from "../lib/markup"
import { DESKTOP_DEMO, PHONE_DEMO, type Loop } from "../lib/scene"

/** The raised dots of the letters in the demos, in braille's numbering: 1 2 3 down the left, 4 5 6 down the right. */
const DOTS: Record<string, readonly number[]> = {
  A: [1],
  D: [1, 4, 5],
  E: [1, 5],
  H: [1, 2, 5],
  L: [1, 2, 3],
  O: [1, 3, 5],
  R: [1, 2, 3, 5],
  W: [2, 4, 5, 6],
}

const DOT_GAP = 26

/** A cell of six dots with its first dot at `x`, `y`. Raised dots have a highlight and a shadow. */
function cell(letter: string, x: number, y: number): string {
  const raised = DOTS[letter] ?? []
  const dot = (number: number) => {
    const cx = x + (number > 3 ? DOT_GAP : 0)
    const cy = y + ((number - 1) % 3) * DOT_GAP
    return raised.includes(number)
      ? `<circle cx="${cx + 1.5}" cy="${cy + 2}" r="8" fill="#a59a86"/><circle cx="${cx}" cy="${cy}" r="8" fill="#fbf6ea"/><circle cx="${cx - 2}" cy="${cy - 2.5}" r="3" fill="#fff"/>`
      : `<circle cx="${cx}" cy="${cy}" r="3" fill="#ddd3bf"/>`
  }
  return each([1, 2, 3, 4, 5, 6], dot)
}

interface Box {
  letter: string
  sure: number
}

const UPLOADED: readonly Box[] = [
  { letter: "H", sure: 98.2 },
  { letter: "E", sure: 96.7 },
  { letter: "L", sure: 99.1 },
  { letter: "L", sure: 98.8 },
  { letter: "O", sure: 94.5 },
]

const RIVALS: Record<string, readonly [string, number][]> = {
  H: [
    ["D", 0.9],
    ["R", 0.5],
    ["U", 0.2],
  ],
  E: [
    ["I", 1.8],
    ["O", 0.8],
    ["A", 0.4],
  ],
  L: [
    ["B", 0.5],
    ["P", 0.3],
    ["K", 0.1],
  ],
  O: [
    ["E", 2.9],
    ["R", 1.6],
    ["N", 0.6],
  ],
}

const FIRST_READ = 2.1
const EACH_READ = 0.55

function pictureUpload(time: number): string {
  const arrived = progress(time, 0.6, 1.2) * (1 - progress(time, 5.6, 5.95))
  const read = time < 5.6 ? Math.min(UPLOADED.length, Math.max(0, Math.floor((time - FIRST_READ) / EACH_READ) + 1)) : 0
  const scanning = time >= 1.4 && time < FIRST_READ + EACH_READ * UPLOADED.length - 0.2
  const scanX = mix(30, 450, (time - 1.4) / (FIRST_READ + EACH_READ * UPLOADED.length - 1.6))
  const current = read > 0 ? UPLOADED[read - 1] : undefined
  const card = `<svg width="480" height="356" viewBox="0 0 480 356" style="position:absolute;left:0;top:${((1 - arrived) * 370).toFixed(1)}px"><rect width="480" height="356" fill="#5d6b7f"/><g transform="rotate(-2 240 178)"><rect x="20" y="70" width="440" height="216" rx="4" fill="#f1e9d9"/><path d="M20 246h440" stroke="#e2d8c3" stroke-width="2"/>${each(UPLOADED, ({ letter }, index) => cell(letter, 66 + index * 82, 126))}
    ${each(UPLOADED.slice(0, read), ({ letter, sure }, index) => `<rect x="${48 + index * 82}" y="108" width="62" height="88" rx="5" fill="none" stroke="#2b50d8" stroke-width="3.5"/><rect x="${46.5 + index * 82}" y="84" width="65" height="25" rx="4" fill="#2b50d8"/><text x="${79 + index * 82}" y="102" text-anchor="middle" font-family="Roboto" font-size="15" font-weight="700" fill="#fff">${letter} ${Math.round(sure)}%</text>`)}</g>
    ${scanning ? `<rect x="${scanX.toFixed(1)}" y="0" width="4" height="356" fill="#7fa0ff"/>` : ""}</svg>`
  const state =
    time < 1.2 || time > 5.6
      ? "Choose or drop a picture"
      : read === 0
        ? "Finding letters"
        : read < UPLOADED.length
          ? "Reading"
          : "Done in 0.4 s"
  const guesses: readonly [string, number][] = current
    ? [[current.letter, current.sure], ...(RIVALS[current.letter] ?? [])]
    : []
  return `<div class="web"><div class="left"><h1>Read a picture of braille</h1><p class="quiet">One line of letters, photographed from above</p><div class="drop"><div class="hint">${icon("upload", 44, 1.5)}Drop a picture here</div>${arrived > 0 ? card : ""}</div><div style="display:flex;justify-content:space-between"><b>${state}</b><span class="quiet">${time >= 1.2 && time <= 5.6 ? "card-07.jpg, 1.2 MB" : ""}</span></div></div>
    <div class="right"><p class="quiet">Prediction</p><div class="letter">${current?.letter ?? "–"}</div><p class="quiet" style="margin-bottom:24px">${current ? `${current.sure.toFixed(1)}% sure` : "Nothing read yet"}</p>
    <p class="quiet">Word so far</p><div class="word">${each(UPLOADED, ({ letter }, index) => `<span class="${when(index === read - 1, "now")}">${index < read ? letter : ""}</span>`)}</div>
    <p class="quiet" style="margin-bottom:6px">Nearest letters</p><div>${each(guesses, ([letter, sure]) => `<div class="guess"><span>${letter}</span><i style="width:${Math.max(2, sure)}%"></i><span>${sure.toFixed(1)}%</span></div>`)}</div></div></div>`
}

const SEEN = ["W", "O", "R", "L", "D"] as const
const CAMERA_DURATION = 5

/** The paper sways as if held in a hand. The sway makes whole turns, so the end of the loop matches its start. */
function sway(time: number): { x: number; y: number; turn: number; zoom: number } {
  const turn = (time / CAMERA_DURATION) * Math.PI * 2
  return {
    x: Math.sin(turn) * 14,
    y: Math.cos(turn) * 9,
    turn: -4 + Math.sin(turn + 0.8) * 2.2,
    zoom: 0.88 + Math.cos(turn + 0.4) * 0.035,
  }
}

function sureness(index: number, time: number): number {
  return 94.9 + index * 0.5 + Math.sin((Math.floor(time * 3) / 3 / CAMERA_DURATION) * Math.PI * 2 * (index + 1)) * 2.1
}

function cameraDetection(time: number): string {
  const { x, y, turn, zoom } = sway(time)
  const found = (index: number) => during(time, 0.5 + index * 0.35, 4.75, 0.15)
  const transform = `translate(${(195 + x).toFixed(2)} ${(290 + y).toFixed(2)}) rotate(${turn.toFixed(2)}) scale(${zoom.toFixed(4)}) translate(-195 -290)`
  const read = SEEN.filter((_, index) => found(index) > 0.5)
  return `<div class="phone"><div class="head"><span>9:41</span><span>Live</span></div><svg class="finder" width="390" height="590" viewBox="0 0 390 590"><rect width="390" height="590" fill="#6a4f3a"/><path d="M0 120h390M0 300h390M0 470h390" stroke="#5c4331" stroke-width="6"/><path d="M0 58q190 20 390-6M0 392q190-22 390 8" stroke="#765b45" stroke-width="4" fill="none"/>
    <g transform="${transform}"><rect x="6" y="150" width="378" height="270" rx="4" fill="#f1e9d9"/>${each(SEEN, (letter, index) => cell(letter, 36 + index * 71, 250))}
    ${each(SEEN, (letter, index) => (found(index) > 0 ? `<g opacity="${found(index).toFixed(2)}"><rect x="${19 + index * 71}" y="231" width="60" height="90" rx="6" fill="#35d0a5" fill-opacity=".14" stroke="#0f9b76" stroke-width="3.5"/><rect x="${17.5 + index * 71}" y="204" width="63" height="28" rx="5" fill="#0f7d61"/><text x="${49 + index * 71}" y="224" text-anchor="middle" font-family="Roboto" font-size="17" font-weight="700" fill="#fff">${letter} ${Math.round(sureness(index, time))}</text></g>` : ""))}</g>
    <path d="M24 66V36h30M366 66V36h-30M24 474v30h30M366 474v30h-30" fill="none" stroke="#fff" stroke-width="4"/></svg>
    <div class="result"><p class="quiet">${read.length === 0 ? "Looking for letters" : `${read.length} of 5 letters found`}</p><div class="read">${read.length === 0 ? "–" : read.join("")}</div><div class="chips">${each(SEEN, (letter, index) => `<span><b>${found(index) > 0.5 ? letter : "–"}</b><span class="quiet">${found(index) > 0.5 ? `${Math.round(sureness(index, time))}%` : "&nbsp;"}</span></span>`)}</div></div></div>`
}

/** The loops of Braille AI: a picture is uploaded and read, and letters are found in a live camera image. */
export const brailleAi: Loop[] = [
  {
    path: "projects/03-braille-ai/picture-upload.webp",
    style: "braille",
    viewport: DESKTOP_DEMO,
    duration: 6,
    start: 4.8,
    framesPerSecond: 15,
    draw: pictureUpload,
  },
  {
    path: "projects/03-braille-ai/camera-detection.webp",
    style: "braille",
    viewport: PHONE_DEMO,
    duration: CAMERA_DURATION,
    start: 2.5,
    framesPerSecond: 12,
    quality: 66,
    draw: cameraDetection,
  },
]
