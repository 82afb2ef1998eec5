import { mapView } from "../demos/park-and-charge"
import { each } from "../lib/markup"
import type { Still, Viewport } from "../lib/scene"

const WIDE: Viewport = { width: 1152, height: 720, scale: 2 }

/** What the first version showed: all car parks by name, with the data as received. */
const FIRST_LIST: readonly [name: string, vacancy: string][] = [
  ["Admiral Court Car Park", "41"],
  ["Canal Lane Multi-storey", "9"],
  ["City Hall North", "64"],
  ["Dockside Avenue (Old Dock)", "0"],
  ["Harbour Road West, Pier Gardens", "142"],
  ["Kwong Fook Street", "86"],
  ["Market Square Basement 2", "n/a"],
  ["Queen's Steps", "17"],
  ["Racecourse North", "274"],
  ["Riverside Plaza P1", "188"],
  ["Stadium Path", "203"],
  ["Temple Hill", "14"],
  ["Tram Depot", "118"],
  ["Upper Terrace", "37"],
]

function device(screen: string, left: number): string {
  return `<div style="position:absolute;left:${left}px;top:60px;width:390px;height:844px;transform:scale(.84);transform-origin:0 0;overflow:hidden;border-radius:44px;box-shadow:0 0 0 9px #14211f,0 24px 60px #14211f33">${screen}</div>`
}

function firstVersion(): string {
  const rows = each(
    FIRST_LIST,
    ([name, vacancy]) =>
      `<div class="spread" style="height:50px;border-bottom:1px solid #dfe4e2"><span style="white-space:nowrap;overflow:hidden;text-overflow:ellipsis;max-width:270px">${name}</span><span class="quiet">${vacancy}</span></div>`,
  )
  return `<div class="phone"><span class="clock">9:41</span><div class="page"><h1>Car parks</h1><p class="quiet">A to Z · 536 car parks</p><div style="margin-top:14px">${rows}</div></div></div>`
}

function versions(): string {
  const label = (text: string, left: number) =>
    `<p style="position:absolute;top:22px;left:${left}px;font-weight:500" class="quiet">${text}</p>`
  return `<div style="position:relative;width:1152px;height:720px;overflow:hidden;background:#e4ebe9">${label("Week 1", 196)}${device(firstVersion(), 196)}${label("Week 6", 628)}${device(mapView(1.25), 628)}</div>`
}

/** The feeds of the operators: name, car parks, seconds since their last answer, answers in a day out of 2,880. */
const FEEDS: readonly [name: string, parks: number, age: number, answers: number][] = [
  ["Transport office, open data", 214, 31, 2879],
  ["Harbourside Parking", 96, 12, 2871],
  ["Metro Garages", 71, 44, 2866],
  ["Pier & Quay", 38, 8, 2880],
  ["Kowloon City Malls", 34, 27, 2790],
  ["Stadium Trust", 29, 52, 2863],
  ["Eastern Estates", 26, 1380, 2204],
  ["New Town Plazas", 19, 39, 2874],
  ["Island Resorts", 9, 18, 2858],
]

function feeds(): string {
  const columns = "display:grid;grid-template-columns:2.4fr 1fr 2.2fr 1.4fr 1fr;align-items:center;column-gap:24px"
  const rows = each(FEEDS, ([name, parks, age, answers]) => {
    const isLate = age > 120
    const share = answers / 2880
    const colour = isLate ? "var(--full)" : share < 0.98 ? "var(--few)" : "var(--free)"
    return `<div style="${columns};height:52px;border-bottom:1px solid #e2e7e5${isLate ? ";background:#fbf1f0;box-shadow:-12px 0 #fbf1f0,12px 0 #fbf1f0" : ""}"><b style="font-weight:600">${name}</b><span>${parks}</span><span style="display:flex;align-items:center;gap:14px"><span style="flex:1;height:6px;border-radius:3px;background:#e7ecea"><i style="display:block;height:6px;border-radius:3px;width:${(share * 100).toFixed(1)}%;background:${colour}"></i></span><span style="width:52px">${(share * 100).toFixed(1)}%</span></span><span>${isLate ? `${Math.round(age / 60)} min ago` : `${age} s ago`}</span><b style="color:${colour}">${isLate ? "Hidden" : "Live"}</b></div>`
  })
  return `<div style="width:1152px;height:720px;padding:40px 56px;background:#fff"><div class="spread"><h1>Feeds</h1><span class="quiet">Sunday, 09:41 · refreshed every 30 s</span></div><p class="quiet" style="margin-top:4px">9 operators, 536 car parks. A feed that is silent for two minutes leaves the app.</p><div class="quiet small" style="${columns};height:40px;margin-top:24px;border-bottom:2px solid #14211f"><span>Operator</span><span>Car parks</span><span>Answered, last 24 h</span><span>Last answer</span><span>In the app</span></div>${rows}</div>`
}

/** The pictures of Park And Charge's story. */
export const parkStory: Still[] = [
  { path: "projects/01-park-and-charge/list-and-map.png", style: "park", viewport: WIDE, draw: versions },
  { path: "projects/01-park-and-charge/feeds.png", style: "park", viewport: WIDE, draw: feeds },
]
