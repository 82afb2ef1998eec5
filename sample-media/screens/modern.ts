import {
  AREAS,
  CASHIER,
  CASH_COUNT,
  DETAIL_ITEM,
  FOOD_CATEGORIES,
  FOOD_ITEMS,
  ORDER_A7,
  PAYMENTS,
  SALES,
  TABLES,
  subtotal,
  type Table,
} from "../data/restaurant"
import { dishArt } from "../lib/dish-art"
import { count, each, icon, money, plainMoney, when } from "../lib/markup"
import { modernShell, searchField } from "../lib/modern-shell"
import { DESKTOP, type Still } from "../lib/scene"

const FLOOR = { width: 1000, height: 640 }
const SEAT_SIZES = { round: [104, 104], square: [92, 88], long: [168, 96] } as const

function underName(table: Table): string {
  if (table.state === "free") return `${table.seats} seats`
  if (table.state === "reserved") return `${table.since}${when(table.shape === "long", ` · ${table.note ?? ""}`)}`
  if (table.state === "cleaning") return "Cleaning"
  return table.shape === "long"
    ? `${table.guests} guests · ${table.minutes} min`
    : `${table.guests} · ${table.minutes} min`
}

function seat(table: Table): string {
  const [width, height] = SEAT_SIZES[table.shape]
  return `<div class="seat ${table.shape} ${table.state} ${when(table.name === "A7", "on")}" style="left:${(table.x / FLOOR.width) * 100}%;top:${(table.y / FLOOR.height) * 100}%;width:${width}px;height:${height}px"><b>${table.name}</b><span>${underName(table)}</span>${when(table.amount > 0, `<span class="strong">$${count(table.amount)}</span>`)}</div>`
}

function room(name: string, left: number, top: number, width: number, height: number): string {
  return `<div class="room" style="left:${left}%;top:${top}%;width:${width}%;height:${height}%"><span>${name}</span></div>`
}

const STATE_LEGEND = [
  ["free", "Free", ["free"]],
  ["dining", "Dining", ["dining", "seated"]],
  ["bill", "Bill printed", ["bill"]],
  ["reserved", "Reserved", ["reserved"]],
  ["cleaning", "Cleaning", ["cleaning"]],
] as const

/** The order of table A7 as the panel beside the floor plan shows it. */
function orderPanel(): string {
  const sum = subtotal(ORDER_A7.lines)
  const total = sum * 1.1 - ORDER_A7.discount
  return `<aside class="panel"><div class="head"><div class="spread"><h2 style="font-size:26px;line-height:32px">Table ${ORDER_A7.table}</h2><span class="tag Jade">Jade member</span></div><p class="quiet small">${ORDER_A7.member}, ${ORDER_A7.guests} guests · Order ${ORDER_A7.number}<br>Opened ${ORDER_A7.opened} by ${ORDER_A7.server}</p></div>
    <div class="body">${each(ORDER_A7.lines, (line) => `<div class="order-line"><span class="quiet">${line.quantity}×</span><span class="strong">${line.dish}</span><span>${plainMoney(line.price * line.quantity)}</span><span></span><span class="quiet small">${line.remark ?? line.time}</span><span class="status ${line.status}" style="font-size:13px">${line.status}</span></div>`)}</div>
    <div class="foot"><div class="lines"><div class="quiet"><span>Subtotal</span><span>${plainMoney(sum)}</span></div><div class="quiet"><span>Service 10%</span><span>${plainMoney(sum * 0.1)}</span></div><div class="quiet"><span>Member discount</span><span>${plainMoney(-ORDER_A7.discount)}</span></div></div>
    <div class="row" style="margin-top:12px"><div class="button tall" style="width:54px;padding:0">${icon("plus", 22)}</div><div class="button tall" style="width:54px;padding:0">${icon("print", 22)}</div><div class="button primary tall" style="flex:1">Settle ${money(total)}</div></div></div></aside>`
}

function tableManagement(): string {
  const tools = `<div class="segments">${each(["All areas", ...AREAS], (area, index) => `<span class="${when(index === 0, "on")}">${area}</span>`)}</div><div class="button">${icon("people", 18)}Queue 3</div><div class="button primary">${icon("plus", 18)}Seat guests</div>`
  const main = `<div class="columns" style="grid-template-columns:1fr 360px"><section class="panel" style="padding:24px 24px 18px"><div class="floor">
    ${room("Window", 0, 2, 80, 22)}${room("Main hall", 0, 27, 69, 71.5)}${room("Private", 71.5, 27, 28.5, 44)}${room("Terrace", 71.5, 75, 28.5, 23.5)}<div class="bar">Bar</div>
    ${each(TABLES, seat)}</div><div class="legend" style="margin-top:16px">${each(STATE_LEGEND, ([state, name, states]) => `<span><i class="${state}"></i>${name} ${TABLES.filter((table) => states.some((one) => one === table.state)).length}</span>`)}<span style="margin-left:auto">47 guests seated · longest wait 97 min at A4</span></div></section>${orderPanel()}</div>`
  return modernShell("Tables", "Tables", tools, main)
}

function settlement(): string {
  const expected = PAYMENTS.reduce((sum, payment) => sum + payment.expected, 0)
  const counted = PAYMENTS.reduce((sum, payment) => sum + payment.counted, 0)
  const bills = PAYMENTS.reduce((sum, payment) => sum + payment.bills, 0)
  const steps = ["Open tables", "Count cash", "Check payments", "Close the day"]
  const tools = `<div class="segments">${each(steps, (step, index) => `<span class="${when(index === 2, "on")}">${index < 2 ? icon("check", 16, 2.5) : String(index + 1)} ${step}</span>`)}</div>`
  const payments = `<section class="panel"><div class="head spread"><h2>Payments</h2><span class="quiet small">${bills} bills</span></div><table class="list"><tr><th>Method</th><th class="number">Bills</th><th class="number">Expected</th><th class="number">Counted</th><th class="number">Difference</th></tr>
    ${each(PAYMENTS, (payment) => {
      const difference = payment.counted - payment.expected
      return `<tr><td class="strong" style="height:62px">${payment.method}</td><td class="number quiet">${payment.bills}</td><td class="number">${plainMoney(payment.expected)}</td><td class="number">${plainMoney(payment.counted)}</td><td class="number ${difference === 0 ? "" : "accent strong"}">${difference === 0 ? `<span class="status Ready">Matches</span>` : plainMoney(difference)}</td></tr>`
    })}<tr class="strong" style="background:#faf9f6"><td style="height:62px">Total</td><td class="number">${bills}</td><td class="number">${plainMoney(expected)}</td><td class="number">${plainMoney(counted)}</td><td class="number accent">${plainMoney(counted - expected)}</td></tr></table></section>`
  const cash = `<section class="panel"><div class="head spread"><h2>Cash drawer</h2><span class="quiet small">Float 2,000.00 kept apart</span></div><div class="body" style="display:grid;grid-template-columns:repeat(7,1fr);gap:10px">${each(CASH_COUNT, (note) => `<div style="text-align:center"><div class="quiet small">$${count(note.value)}</div><div class="input" style="justify-content:center;margin:6px 0;font-size:20px;font-weight:600;min-height:52px">${note.pieces}</div><div class="small">${count(note.value * note.pieces)}</div></div>`)}</div></section>`
  const summary = `<aside class="panel"><div class="head"><h2>Evening shift</h2><p class="quiet small">${CASHIER} · POS-02, drawer 1</p></div><div class="body"><p class="quiet small" style="margin-top:8px">Net sales</p><p style="font-size:44px;line-height:52px;font-weight:700;letter-spacing:-.03em">${plainMoney(expected)}</p><p class="quiet small">HK$, up 6.4% on last Friday</p>
    <div class="lines" style="margin-top:20px">${each(SALES.slice(0, 5), (row) => `<div><span class="quiet">${row.label}</span><span>${plainMoney(row.amount)}</span></div>`)}<div style="border-top:1px solid var(--line);margin-top:10px;padding-top:14px"><span class="quiet">Guests</span><span>486</span></div><div><span class="quiet">Average bill</span><span>${plainMoney(expected / bills)}</span></div><div><span class="quiet">Average guest</span><span>${plainMoney(expected / 486)}</span></div><div><span class="quiet">Voided items</span><span>7</span></div></div></div>
    <div class="foot"><div class="spread strong" style="margin-bottom:4px"><span>Difference</span><span class="accent" style="font-size:22px">${plainMoney(counted - expected)}</span></div><p class="quiet small" style="margin-bottom:16px">Cash is 6.00 short, one voucher of 100.00 is missing.</p><div class="button tall" style="width:100%;margin-bottom:10px">Add a note</div><div class="button primary tall" style="width:100%">Close the day</div></div></aside>`
  const main = `<div class="columns" style="grid-template-columns:1fr 360px"><div style="display:flex;flex-direction:column;gap:20px;min-height:0">${payments}${cash}</div>${summary}</div>`
  return modernShell("Settle", "Close and settlement", tools, main)
}

function foodItem(): string {
  const tools = `${searchField("Search dishes or codes")}<div class="button">${icon("download", 18)}Export</div><div class="button primary">${icon("plus", 18)}New dish</div>`
  const categories = `<aside class="side-list"><p class="quiet small" style="padding:0 12px 8px">All-day menu</p>${each(FOOD_CATEGORIES, (category, index) => `<a class="${when(index === 0, "on")}"><span>${category.name}</span><span class="quiet" style="font-weight:400">${category.items}</span></a>`)}<p class="quiet small" style="padding:24px 12px 8px">Other menus</p>${each(["Breakfast", "Lunch sets", "Party"], (name) => `<a>${name}</a>`)}</aside>`
  const list = `<section class="panel"><table class="list"><tr><th>Dish</th><th>Category</th><th>Station</th><th class="number">Price</th><th class="number">Margin</th><th class="number">Sold today</th><th class="number">Left</th><th class="number">On sale</th></tr>
    ${each(FOOD_ITEMS.slice(0, 13), (item) => `<tr><td style="padding-top:6px;padding-bottom:6px"><div class="row">${dishArt(item.kind, item.colour, 44)}<div><div class="strong">${item.name}</div><div class="quiet small">${item.code}</div></div></div></td><td class="quiet">${item.category}</td><td class="quiet">${item.station}</td><td class="number strong">${plainMoney(item.price)}</td><td class="number">${Math.round((1 - item.cost / item.price) * 100)}%</td><td class="number">${item.sold}</td><td class="number ${when(item.stock !== null && item.stock < 7, "accent strong")}">${item.stock === 0 ? "Sold out" : (item.stock ?? `<span class="quiet">—</span>`)}</td><td class="number"><span class="switch ${when(item.onSale, "on")}"></span></td></tr>`)}</table></section>`
  return modernShell(
    "Menu",
    "Dishes",
    tools,
    `<div class="columns" style="grid-template-columns:210px 1fr">${categories}${list}</div>`,
  )
}

function field(label: string, value: string, wide = false): string {
  return `<div class="field ${when(wide, "wide")}"><label>${label}</label><div class="input">${value}</div></div>`
}

function select(label: string, value: string): string {
  return field(label, `<span>${value}</span>${icon("chevron", 18)}`)
}

function itemDetail(): string {
  const tools = `<div class="button">Discard</div><div class="button primary">Save changes</div>`
  const sections = ["Basics", "Prices", "Options", "Kitchen", "Allergens", "History"]
  const nav = `<aside class="side-list">${each(sections, (name, index) => `<a class="${when(index === 0, "on")}">${name}</a>`)}</aside>`
  const form = `<div style="display:flex;flex-direction:column;gap:16px;min-height:0">
    <section class="panel"><div class="head"><h2>Basics</h2></div><div class="body fields">${field("Name", DETAIL_ITEM.name)}${field("Name on kitchen slips", DETAIL_ITEM.kitchenName)}${select("Category", DETAIL_ITEM.category)}${select("Station", "Noodle")}${field("Description", DETAIL_ITEM.description, true)}</div></section>
    <section class="panel"><div class="head"><h2>Prices</h2></div><div class="body" style="display:grid;grid-template-columns:repeat(4,1fr);gap:16px">${each(DETAIL_ITEM.prices, (row) => field(row.channel, `<span class="quiet">HK$</span><span class="strong">${plainMoney(row.price)}</span>`))}</div></section>
    <section class="panel" style="flex:1"><div class="head spread"><h2>Options</h2><span class="accent strong row" style="gap:6px">${icon("plus", 16, 2.2)}Add a group</span></div><table class="list">${each(DETAIL_ITEM.options, (row) => `<tr><td class="strong" style="width:110px;height:76px">${row.group}</td><td class="quiet" style="width:100px">${row.rule}</td><td>${each(row.choices.split(", "), (choice) => `<span class="tag" style="margin:2px 6px 2px 0">${choice}</span>`)}</td><td class="number quiet">${icon("edit", 18)}</td></tr>`)}</table></section></div>`
  const preview = `<aside style="display:flex;flex-direction:column;gap:16px;min-height:0"><section class="panel">${dishArt("bowl", "#E3B75F", 318)}<div style="padding:16px 20px 20px"><div class="spread"><h2>${DETAIL_ITEM.name}</h2><span class="strong">${money(58)}</span></div><p class="quiet small" style="margin-top:6px">As guests see it on the table tablet</p></div></section>
    <section class="panel" style="flex:1;padding:18px 20px"><div class="spread" style="margin-bottom:14px"><span class="strong">On sale</span><span class="switch on"></span></div><div class="lines"><div><span class="quiet">Hours</span><span>${DETAIL_ITEM.hours}</span></div><div><span class="quiet">Sold today</span><span>126</span></div><div><span class="quiet">Margin</span><span>71%</span></div></div><p class="quiet small" style="margin:12px 0 6px">Allergens</p><div>${each(DETAIL_ITEM.allergens, (name) => `<span class="tag" style="margin:0 6px 6px 0">${name}</span>`)}</div></section></aside>`
  return modernShell(
    "Menu",
    DETAIL_ITEM.name,
    tools,
    `<div class="columns" style="grid-template-columns:150px 1fr 320px">${nav}${form}${preview}</div>`,
    `Dishes · ${DETAIL_ITEM.code} · Saved today at 16:20 by ${CASHIER}`,
  )
}

function still(name: string, draw: () => string): Still {
  return {
    path: `works/01-company/01-revamp-ui/02-after/${name}.png`,
    style: "modern",
    viewport: DESKTOP,
    draw,
  }
}

/** The four desktop screens after the revamp, with the same data as the dated ones. */
export const modernScreens: Still[] = [
  still("table-management", tableManagement),
  still("close-and-settlement", settlement),
  still("food-item", foodItem),
  still("item-detail", itemDetail),
]
