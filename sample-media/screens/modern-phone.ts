import { ORDERS, TABLES, TODAY, type Order, type Table } from "../data/restaurant"
import { count, each, icon, money, when } from "../lib/markup"
import { phoneBar, tabBar } from "../lib/modern-phone-shell"
import { PHONE, type Still } from "../lib/scene"

function tile(table: Table): string {
  const under =
    table.state === "free"
      ? `${table.seats} seats`
      : table.state === "reserved"
        ? (table.note ?? "Reserved")
        : table.state === "cleaning"
          ? "Cleaning"
          : `${table.guests} of ${table.seats} · ${table.minutes} min`
  const sum =
    table.amount > 0
      ? `$${count(table.amount)}`
      : table.state === "reserved"
        ? table.since
        : table.state === "seated"
          ? "To order"
          : ""
  return `<div class="tile ${table.state}"><b>${table.name}</b><span class="quiet small">${under}</span><span class="sum">${sum}</span></div>`
}

function tableManagement(): string {
  const tables = TABLES.filter((table) => table.area === "Main hall" || table.area === "Window")
  return `${phoneBar()}<header class="heading spread"><div><h1>Tables</h1><p class="quiet">13 of 21 taken, 47 guests</p></div><div class="row" style="gap:8px"><div class="round">${icon("search")}</div><div class="round" style="background:var(--accent);border-color:var(--accent);color:#fff">${icon("plus", 22, 2.2)}</div></div></header>
    <div class="scroller">${each(["All 21", "Main hall 11", "Window 6", "Terrace 2"], (name, index) => `<span class="${when(index === 0, "on")}">${name}</span>`)}</div>
    <div class="content"><div class="tiles">${each([...tables.slice(6), ...tables.slice(0, 6)], tile)}</div></div>${tabBar("Tables")}`
}

function card(order: Order): string {
  const next = order.status === "New" ? "Send to kitchen" : order.status === "Ready" ? "Hand over" : ""
  return `<div class="card"><div class="spread"><b>${order.kind === "Dine in" ? `Table ${order.place}` : `${order.kind} ${order.place}`}</b><span class="status ${order.status}">${order.status}</span></div>
    <p style="margin:4px 0 2px">${order.summary}</p><div class="spread"><span class="quiet small">${order.time} · ${order.guest} · ${order.payment}</span><span class="strong">${money(order.amount)}</span></div>
    ${when(next !== "", `<div class="row" style="margin-top:12px;gap:8px"><div class="action" style="flex:none;width:92px">Details</div><div class="action primary">${next}</div></div>`)}</div>`
}

function orderManagement(): string {
  return `${phoneBar()}<header class="heading spread"><div><h1>Orders</h1><p class="quiet">${TODAY} · 73 today</p></div><div class="row" style="gap:8px"><div class="round">${icon("search")}</div><div class="round">${icon("filter")}</div></div></header>
    <div class="scroller">${each(["All 17", "New 5", "Cooking 4", "Ready 2"], (name, index) => `<span class="${when(index === 0, "on")}">${name}</span>`)}</div>
    <div class="content">${each(ORDERS.slice(0, 6), card)}</div>${tabBar("Orders")}`
}

function still(name: string, draw: () => string): Still {
  const path = `works/01-company/02-revamp-mobile-ui/02-after/${name}.png`
  return { path, style: "modern-phone", viewport: PHONE, draw }
}

/** The two phone screens after the revamp. */
export const modernPhoneScreens: Still[] = [
  still("table-management", tableManagement),
  still("order-management", orderManagement),
]
