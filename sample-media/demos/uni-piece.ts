import { craftArt, type Craft, type CraftColours } from "../lib/craft-art"
import { mix, progress } from "../lib/easing"
import { each, icon, when } from "../lib/markup"
import { DESKTOP_DEMO, type Loop } from "../lib/scene"

interface Piece {
  name: string
  artist: string
  price: number
  craft: Craft
  colours: CraftColours
}

type PieceRow = [
  name: string,
  artist: string,
  price: number,
  craft: Craft,
  ground: string,
  main: string,
  second: string,
]

const PIECE_ROWS: PieceRow[] = [
  ["Tidal vase", "Yuet Clay", 480, "vase", "#e9efe9", "#3f6f73", "#e2b265"],
  ["Ferry mug", "Yuet Clay", 190, "mug", "#f3e3d6", "#b5573a", "#f0cfa6"],
  ["Stair print", "Hon Press", 260, "print", "#dfe4ee", "#2f4270", "#e39b6d"],
  ["Peak weave", "Loom on Nine", 720, "weave", "#f5ecd7", "#c4873b", "#7a3b2e"],
  ["Market tote", "Loom on Nine", 210, "tote", "#e6e9dc", "#59714d", "#f0e3bd"],
  ["Rain bowl", "Yuet Clay", 320, "bowl", "#ebe6f0", "#6a5a8c", "#cfc3e2"],
  ["Half-moon drops", "Small Brass", 340, "earrings", "#fbe7df", "#c75b4a", "#2f5d62"],
  ["Rattan basket", "Old Pier Cane", 410, "basket", "#ece5da", "#b98b52", "#7c5427"],
  ["Petal plate", "Yuet Clay", 280, "plate", "#e3edf0", "#3c7386", "#f3f0e6"],
  ["Cedar candle", "Wick & Wharf", 150, "candle", "#efe4e1", "#8c4a45", "#efb350"],
  ["Night bowl", "Yuet Clay", 350, "bowl", "#e4e7ea", "#2b3b4b", "#d8a95f"],
  ["Shore cup", "Yuet Clay", 170, "mug", "#e3e8ec", "#3d5f7a", "#e9dcc0"],
]

const PIECES: readonly Piece[] = PIECE_ROWS.map(([name, artist, price, craft, ground, main, second]) => ({
  name,
  artist,
  price,
  craft,
  colours: { ground, main, second },
}))

function site(inBag: number, bounce = 0): string {
  return `<header class="site"><b>Uni-Piece</b><span>Explore</span><span>Artists</span><span>Sell</span><span class="bag">${icon("bag", 22)}${when(inBag > 0, `<i style="transform:scale(${(1 + bounce).toFixed(2)})">${inBag}</i>`)}</span></header>`
}

function cursor(x: number, y: number, pressed: number): string {
  return `<svg class="cursor" style="left:${x.toFixed(1)}px;top:${y.toFixed(1)}px;transform:scale(${(1 - pressed * 0.18).toFixed(2)})" viewBox="0 0 26 30"><path d="M3 2l19 15h-10l-6 9z" fill="#1b1a19" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>`
}

/** The mouse pointer, which moves along `stops`, pauses at each, and presses where `press` is set. */
function mouse(time: number, stops: readonly { at: number; x: number; y: number; press?: boolean }[]): string {
  let x = stops[0]?.x ?? 0
  let y = stops[0]?.y ?? 0
  let pressed = 0
  for (const stop of stops) {
    const come = progress(time, stop.at - 0.6, stop.at - 0.1)
    x = mix(x, stop.x, come)
    y = mix(y, stop.y, come)
    if (stop.press)
      pressed = Math.max(
        pressed,
        progress(time, stop.at - 0.12, stop.at) * (1 - progress(time, stop.at, stop.at + 0.15)),
      )
  }
  return cursor(x, y, pressed)
}

function card(piece: Piece): string {
  return `<div class="piece">${craftArt(piece.craft, piece.colours)}<p><span>${piece.name}</span><span>$${piece.price}</span></p><span class="quiet">${piece.artist}</span></div>`
}

const CATEGORIES = ["Everything", "Ceramics", "Textiles", "Prints", "Jewellery", "Home"] as const

function explore(chosen: string, pieces: readonly Piece[], scroll: number): string {
  return `<div class="page" style="top:${(60 - scroll).toFixed(1)}px"><h1>Made by hand, made here</h1><div class="filters">${each(CATEGORIES, (category) => `<span class="${when(category === chosen, "on")}">${category}</span>`)}</div><div class="goods">${each(pieces, card)}</div></div>`
}

function artistPage(shown: number): string {
  const pieces = PIECES.filter((piece) => piece.artist === "Yuet Clay")
  const portrait = `<svg viewBox="0 0 200 200" style="width:150px;border-radius:50%;display:block"><rect width="200" height="200" fill="#e2b265"/><path d="M30 200c0-46 32-64 70-64s70 18 70 64z" fill="#3f6f73"/><path d="M82 118h36v34c-12 10-24 10-36 0z" fill="#d59f78"/><ellipse cx="100" cy="92" rx="36" ry="42" fill="#e6b48e"/><path d="M60 96c-6-40 14-60 42-60s46 18 38 62c-6-18-14-28-22-34-14 14-38 14-58 32z" fill="#2b2522"/></svg>`
  return `<div class="page" style="transform:translateY(${((1 - shown) * 40).toFixed(1)}px)"><div class="artist"><div>${portrait}<h1 style="margin-top:16px;font-size:28px">Yuet Clay</h1><p class="quiet" style="margin:6px 0 14px">Ceramics, Sham Shui Po</p><p>Thrown on a kick wheel in a shared studio, glazed with ash from the joiner next door.</p><p class="quiet" style="margin-top:14px"><b style="color:var(--ink)">38</b> pieces &nbsp; <b style="color:var(--ink)">1,204</b> followers</p></div><div class="goods" style="grid-template-columns:repeat(3,1fr)">${each(pieces, card)}</div></div></div>`
}

function marketplace(time: number): string {
  const scroll = 190 * progress(time, 0.5, 1.3) * (1 - progress(time, 1.6, 2.2))
  const pieces = PIECES.filter((piece) => piece.artist === "Yuet Clay")
  // Pages switch without a fade: a slow fade over pale colours leaves ghosts in a lossy animated WebP.
  const shown =
    time >= 3.9 && time < 5.7
      ? artistPage(progress(time, 3.8, 4.3))
      : time >= 2.9 && time < 3.9
        ? explore("Ceramics", pieces, 0)
        : explore("Everything", PIECES, scroll)
  const pointer = mouse(time, [
    { at: 0, x: 560, y: 360 },
    { at: 2.85, x: 150, y: 148, press: true },
    { at: 3.85, x: 80, y: 432, press: true },
    { at: 5.7, x: 560, y: 360 },
  ])
  return `<div class="web">${site(0)}${shown}${pointer}</div>`
}

function productDetail(time: number): string {
  const piece = PIECES[0]
  if (!piece) return ""
  const views = [
    craftArt(piece.craft, piece.colours),
    craftArt(piece.craft, { ...piece.colours, ground: "#f3e3d6" }, -14, 1.25),
    craftArt(piece.craft, { ...piece.colours, ground: "#e5e0ee" }, 0, 2),
  ]
  const shownAt = [-9, 1, 1.9, 4.9] as const
  const shown = (index: number) => progress(time, shownAt[index] ?? 9, (shownAt[index] ?? 9) + 0.2)
  const current = time >= 4.9 ? 0 : time >= 1.9 ? 2 : time >= 1 ? 1 : 0
  const quantity = time >= 2.8 && time < 4.9 ? 2 : 1
  const added = time >= 3.7 && time < 4.9
  const bounce = added ? 0.35 * (1 - progress(time, 3.75, 4.05)) : 0
  const stage =
    (views[0] ?? "") +
    each(views.slice(1), (view, index) =>
      shown(index + 1) > 0 ? `<div style="opacity:${shown(index + 1).toFixed(2)}">${view}</div>` : "",
    ) +
    (shown(3) > 0 ? `<div style="opacity:${shown(3).toFixed(2)}">${views[0] ?? ""}</div>` : "")
  const pointer = mouse(time, [
    { at: 0, x: 700, y: 520 },
    { at: 1, x: 70, y: 214, press: true },
    { at: 1.9, x: 70, y: 296, press: true },
    { at: 2.8, x: 690, y: 332, press: true },
    { at: 3.7, x: 740, y: 398, press: true },
    { at: 4.8, x: 700, y: 520 },
  ])
  return `<div class="web">${site(added ? 2 : 0, bounce)}<div class="page"><div class="product"><div>${each(views, (view, index) => `<div class="thumb ${when(index === current, "on")}">${view}</div>`)}</div><div class="stage">${stage}</div>
    <div><p class="quiet">Ceramics</p><h1>${piece.name}</h1><p style="margin:4px 0 14px;font-weight:600;color:var(--accent)">${piece.artist}</p><p style="font-size:26px;font-weight:700">HK$${piece.price}</p><p style="margin:12px 0 18px">Stoneware, 24 cm, thrown and glazed by hand. The band of ochre is where the sea stood that day.</p>
    <p class="quiet" style="margin-bottom:6px">Quantity</p><div class="stepper"><span>−</span><b>${quantity}</b><span>+</span></div><div class="buy" style="margin-top:18px;background:${added ? "#2f6b4a" : "var(--accent)"}">${added ? "In your bag" : "Add to bag"}</div><p class="quiet" style="margin-top:12px">4 left · posted within 3 days</p></div></div></div>${pointer}</div>`
}

/** The loops of Uni-Piece. The second is a GIF, so that the sample includes this format. */
export const uniPiece: Loop[] = [
  {
    path: "projects/02-uni-piece/marketplace.webp",
    style: "uni",
    viewport: DESKTOP_DEMO,
    duration: 6,
    framesPerSecond: 15,
    quality: 70,
    draw: marketplace,
  },
  {
    path: "projects/02-uni-piece/product-detail.gif",
    style: "uni",
    viewport: { ...DESKTOP_DEMO, scale: 1 },
    duration: 5.5,
    framesPerSecond: 12.5,
    draw: productDetail,
  },
]
