import { mix, progress } from "../lib/easing"
import { each, icon } from "../lib/markup"
import { PHONE_DEMO, type Loop } from "../lib/scene"
import { touch } from "../lib/touch"

interface CarPark {
  name: string
  street: string
  spaces: number
  free: number
  chargers: number
  x: number
  y: number
}

const CAR_PARKS: readonly CarPark[] = [
  {
    name: "Kwong Fook Street",
    street: "8 Kwong Fook Street",
    spaces: 240,
    free: 86,
    chargers: 12,
    x: 432,
    y: 560,
  },
  { name: "Pier Gardens", street: "Harbour Road West", spaces: 310, free: 142, chargers: 20, x: 640, y: 742 },
  { name: "Market Square", street: "31 Canal Lane", spaces: 120, free: 9, chargers: 4, x: 560, y: 420 },
  { name: "Stadium East", street: "Stadium Path", spaces: 420, free: 203, chargers: 32, x: 270, y: 640 },
  { name: "Old Dock", street: "Dockside Avenue", spaces: 88, free: 0, chargers: 2, x: 330, y: 1180 },
  {
    name: "Hillside Terrace",
    street: "2 Upper Terrace",
    spaces: 150,
    free: 37,
    chargers: 8,
    x: 640,
    y: 1220,
  },
  { name: "City Hall North", street: "Queen's Steps", spaces: 260, free: 64, chargers: 10, x: 480, y: 1120 },
]

function level(free: number, spaces: number): "free" | "few" | "full" {
  if (free === 0) return "full"
  return free / spaces < 0.15 ? "few" : "free"
}

const LEVEL_COLOURS = { free: "#1b8a57", few: "#c27a0a", full: "#b83a32" } as const

const NORTH_SHORE =
  "M-300-300H1400V640L1180 700 1010 690 900 770 760 830 640 870 520 850 410 800 300 860 150 830 60 900-300 880z"
const SOUTH_SHORE =
  "M-300 1130-20 1080 150 1105 300 1060 450 1040 560 1060 720 1020 900 1080 1050 1040 1400 1100V2000H-300z"

/** A grid of streets `gap` apart, as one path, which the map rotates and clips. */
function streets(gap: number, from: number, to: number): string {
  let path = ""
  for (let at = from; at <= to; at += gap) path += `M${at} ${from}V${to}M${from} ${at}H${to}`
  return path
}

function shore(id: string, turn: number, centre: string): string {
  return `<g clip-path="url(#${id})"><g transform="rotate(${turn} ${centre})"><path d="${streets(64, -700, 2300)}" stroke="#fff" stroke-width="9" fill="none"/><path d="${streets(320, -700, 2300)}" stroke="#fff" stroke-width="20" fill="none"/><path d="${streets(320, -700, 2300)}" stroke="#f3e2b3" stroke-width="13" fill="none"/></g></g>`
}

const MAP = `<defs><clipPath id="north"><path d="${NORTH_SHORE}"/></clipPath><clipPath id="south"><path d="${SOUTH_SHORE}"/></clipPath></defs>
  <rect x="-400" y="-400" width="1900" height="2500" fill="#b9dbe6"/><path d="${NORTH_SHORE}" fill="#ece9e2"/><path d="${SOUTH_SHORE}" fill="#ece9e2"/>
  ${shore("north", 8, "500 500")}${shore("south", -6, "500 1200")}
  <g fill="#cfe3c4"><path d="M170 300l150 20-10 140-160-20z"/><path d="M690 470l130 18-18 128-130-18z"/><path d="M-100 1420l400-120 330 90 300-110 400 120v500h-1430z"/><path d="M150 740l60 8-6 50-58-8z"/></g>
  <path d="M-300 240C100 300 380 240 500 330S760 520 1400 460M520-300C500 200 380 420 500 640S590 760 620 870" stroke="#fff" stroke-width="30" fill="none"/><path d="M-300 240C100 300 380 240 500 330S760 520 1400 460M520-300C500 200 380 420 500 640S590 760 620 870" stroke="#eec56d" stroke-width="21" fill="none"/>
  <path d="M470 820L450 1060M800 810L830 1055" stroke="#8fbccb" stroke-width="5" stroke-dasharray="14 12" fill="none"/>
  <path d="M-300 1210C100 1160 500 1130 760 1150s500 20 700 60" stroke="#fff" stroke-width="28" fill="none"/><path d="M-300 1210C100 1160 500 1130 760 1150s500 20 700 60" stroke="#eec56d" stroke-width="19" fill="none"/>`

interface Camera {
  x: number
  y: number
  zoom: number
}

function mapAt(camera: Camera): string {
  const left = 195 - camera.x * camera.zoom
  const top = 400 - camera.y * camera.zoom
  return `<svg class="map" width="390" height="844"><g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${camera.zoom.toFixed(4)})">${MAP}<g font-family="Roboto" font-weight="500" fill="#5a8797" font-size="34"><text x="380" y="975" letter-spacing="6">Harbour</text></g></g></svg>`
}

/** A pin that drops into place: `fallen` runs from 0 (not visible) to 1 (in place). */
function pinAt(park: CarPark, camera: Camera, fallen: number, scale: number): string {
  if (fallen === 0) return ""
  const x = 195 + (park.x - camera.x) * camera.zoom
  const y = 400 + (park.y - camera.y) * camera.zoom - 26 - (1 - fallen) * 90
  return `<div class="pin ${level(park.free, park.spaces)}" style="left:${x.toFixed(1)}px;top:${y.toFixed(1)}px;opacity:${fallen.toFixed(2)};transform:translate(-50%,-50%) scale(${scale.toFixed(3)})">${park.free}</div>`
}

/** The map at the given time of its loop. */
export function mapView(time: number): string {
  const near = progress(time, 1.7, 2.9) * (1 - progress(time, 4.5, 5.5))
  const camera = { x: mix(480, 432, near), y: mix(850, 620, near), zoom: mix(0.44, 1.25, near) }
  const leaving = 1 - progress(time, 5.4, 5.8)
  const open = progress(time, 2.5, 3) * (1 - progress(time, 4.3, 4.7))
  const chosen = CAR_PARKS[0]
  return `<div class="phone"><span class="clock">9:41</span>${mapAt(camera)}<div class="bar">${icon("search", 22)}<span class="quiet">Car parks near Kwong Fook</span></div>
    ${each(CAR_PARKS, (park, index) => pinAt(park, camera, progress(time, 0.2 + index * 0.12, 0.6 + index * 0.12) * leaving, mix(1, park === chosen ? 1.35 : 1.1, near)))}
    ${touch(time, 1.65, 178, 274)}
    ${chosen ? `<div class="sheet" style="transform:translateY(${((1 - open) * 330).toFixed(1)}px)"><div class="spread"><h2>${chosen.name}</h2><span class="quiet">350 m</span></div><p class="quiet">${chosen.street} · open 24 hours</p><div class="facts"><div><b style="color:${LEVEL_COLOURS.free}">${chosen.free}</b><span class="quiet small">free of ${chosen.spaces}</span></div><div><b>${chosen.chargers}</b><span class="quiet small">chargers</span></div><div><b>HK$24</b><span class="quiet small">an hour</span></div></div><div class="go">Directions</div></div>` : ""}</div>`
}

/** The 18 districts on a grid that roughly follows the map: column, row, short name, free spaces. */
const DISTRICTS: readonly [column: number, row: number, name: string, free: number][] = [
  [2, 0, "North", 312],
  [1, 1, "Yuen Long", 468],
  [2, 1, "Tai Po", 275],
  [0, 2, "Tuen Mun", 391],
  [1, 2, "Tsuen Wan", 204],
  [2, 2, "Sha Tin", 640],
  [3, 2, "Sai Kung", 187],
  [0, 3, "Kwai Tsing", 233],
  [1, 3, "Sham Shui Po", 158],
  [2, 3, "Wong Tai Sin", 121],
  [3, 3, "Kwun Tong", 415],
  [1, 4, "Yau Tsim Mong", 524],
  [2, 4, "Kowloon City", 246],
  [0, 5, "Islands", 98],
  [1, 5, "Central & Western", 377],
  [2, 5, "Wan Chai", 289],
  [3, 5, "Eastern", 331],
  [2, 6, "Southern", 142],
]

const DISTRICT_PARKS: Record<string, readonly [name: string, free: number, spaces: number][]> = {
  "Yau Tsim Mong": [
    ["Kwong Fook Street", 86, 240],
    ["Market Square", 9, 120],
    ["Pier Gardens", 142, 310],
  ],
  "Sha Tin": [
    ["Riverside Plaza", 188, 360],
    ["Racecourse North", 274, 500],
    ["Temple Hill", 14, 110],
  ],
  Eastern: [
    ["Quayside Tower", 61, 180],
    ["Reservoir Road", 0, 75],
    ["Tram Depot", 118, 220],
  ],
}

function districtPanel(name: string, shown: number): string {
  const free = DISTRICTS.find((district) => district[2] === name)?.[3] ?? 0
  return `<div style="position:absolute;inset:560px 0 0;opacity:${shown.toFixed(2)};transform:translateY(${((1 - shown) * 14).toFixed(1)}px)"><div class="spread"><h2>${name}</h2><span class="quiet">${free} free</span></div>${each(DISTRICT_PARKS[name] ?? [], ([park, vacancy, spaces]) => `<div class="spread" style="padding:10px 0;border-bottom:1px solid #e2e7e5"><span>${park}</span><b style="color:${LEVEL_COLOURS[level(vacancy, spaces)]}">${vacancy === 0 ? "Full" : vacancy}</b></div>`)}</div>`
}

function districtSelection(time: number): string {
  const chosen = [
    { name: "Yau Tsim Mong", from: -1, to: 1.5 },
    { name: "Sha Tin", from: 1.5, to: 3 },
    { name: "Eastern", from: 3, to: 4.5 },
    { name: "Yau Tsim Mong", from: 4.5, to: 9 },
  ]
  const strength = (name: string) =>
    Math.max(
      0,
      ...chosen.map((choice) =>
        choice.name === name
          ? progress(time, choice.from, choice.from + 0.25) * (1 - progress(time, choice.to, choice.to + 0.25))
          : 0,
      ),
    )
  const place = (column: number, row: number) => ({ x: column * 89, y: 92 + row * 64 })
  const tiles = each(DISTRICTS, ([column, row, name, free]) => {
    const { x, y } = place(column, row)
    const on = strength(name)
    const blend = `color-mix(in srgb, #0b6f7c ${Math.round(on * 100)}%, #e3eeec)`
    return `<div class="tile" style="left:${x}px;top:${y}px;width:83px;height:58px;background:${blend};color:${on > 0.5 ? "#fff" : "#14211f"}">${name}<b>${free}</b></div>`
  })
  return `<div class="phone"><span class="clock">9:41</span><div class="page"><h1>Choose a district</h1><p class="quiet">18 districts, 5,411 spaces free now</p>${tiles}${each(
    chosen,
    ({ name, from, to }) => {
      const shown = progress(time, from + 0.1, from + 0.4) * (1 - progress(time, to - 0.05, to + 0.1))
      return shown > 0 ? districtPanel(name, shown) : ""
    },
  )}</div>${touch(time, 1.5, 20 + 2 * 89 + 42, 56 + 92 + 2 * 64 + 29)}${touch(time, 3, 20 + 3 * 89 + 42, 56 + 92 + 5 * 64 + 29)}${touch(time, 4.5, 20 + 89 + 42, 56 + 92 + 4 * 64 + 29)}</div>`
}

/** The changes in the car parks' free spaces during the loop. The last one of each car park restores its first number. */
const CHANGES: readonly { park: number; at: number; free: number }[] = [
  { park: 0, at: 0.7, free: 85 },
  { park: 2, at: 1.2, free: 11 },
  { park: 4, at: 1.7, free: 1 },
  { park: 1, at: 2.1, free: 139 },
  { park: 3, at: 2.6, free: 207 },
  { park: 0, at: 3, free: 88 },
  { park: 5, at: 3.4, free: 36 },
  { park: 4, at: 3.9, free: 0 },
  { park: 2, at: 4.2, free: 9 },
  { park: 1, at: 4.5, free: 142 },
  { park: 3, at: 4.8, free: 203 },
  { park: 5, at: 5.1, free: 37 },
  { park: 0, at: 5.4, free: 86 },
]

function vacancyUpdate(time: number): string {
  const rows = each(CAR_PARKS, (park, index) => {
    const changes = CHANGES.filter((change) => change.park === index && change.at <= time)
    const last = changes[changes.length - 1]
    const before = changes[changes.length - 2]?.free ?? park.free
    const free = last?.free ?? park.free
    const fresh = last ? 1 - progress(time, last.at + 0.15, last.at + 0.6) : 0
    const shown = last ? mix(before, free, progress(time, last.at, last.at + 0.25)) : free
    const colour = LEVEL_COLOURS[level(free, park.spaces)]
    return `<div class="park"><b>${park.name}</b><span class="vacancy" style="color:${colour};background:color-mix(in srgb, ${colour} ${Math.round(fresh * 20)}%, #fff)">${free === 0 ? "Full" : free}</span><span class="quiet small">${park.chargers} chargers · ${350 + index * 180} m away</span><div class="meter"><i style="width:${((shown / park.spaces) * 100).toFixed(1)}%;background:${colour}"></i></div></div>`
  })
  const seconds = Math.floor(time % 3)
  return `<div class="phone"><span class="clock">9:41</span><div class="page"><h1>Nearby</h1><div class="spread"><p class="quiet">Free spaces, live</p><p class="small" style="color:#0b6f7c;font-weight:600">${seconds === 0 ? "Updated just now" : `Updated ${seconds} s ago`}</p></div><div style="margin-top:14px">${rows}</div></div></div>`
}

function loop(name: string, duration: number, draw: (time: number) => string): Loop {
  const path = `projects/01-park-and-charge/${name}.webp`
  return { path, style: "park", viewport: PHONE_DEMO, duration, framesPerSecond: 15, draw }
}

/** The loops of Park And Charge: the map with its pins, choosing a district, and changing vacancies. */
export const parkAndCharge: Loop[] = [
  { ...loop("map-view", 6, mapView), start: 1.25, framesPerSecond: 12, quality: 60 },
  { ...loop("district-selection", 6, districtSelection), start: 0.6 },
  loop("vacancy-update", 6, vacancyUpdate),
]
