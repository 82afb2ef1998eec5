import { AREAS, ORDERS, TABLES, TABLE_STATE_NAMES, TODAY, type Order } from "../data/restaurant"
import { each, icon, plainMoney, when, type IconName } from "../lib/markup"
import { PHONE, type Still } from "../lib/scene"

const TABS: readonly { name: string; icon: IconName }[] = [
  { name: "Tables", icon: "tables" },
  { name: "Orders", icon: "orders" },
  { name: "Menu", icon: "menu" },
  { name: "Report", icon: "reports" },
  { name: "Setup", icon: "settings" },
]

function frame(tab: string, title: string, action: string, content: string): string {
  return `<div class="phone-bar"><span>•••• 3G</span><span>7:42 PM</span><span>64%</span></div>
    <div class="nav"><span>Menu</span>${title}<span>${action}</span></div>${content}
    <div class="tab-bar">${each(TABS, (entry) => `<span class="${when(entry.name === tab, "on")}">${icon(entry.icon, 24, 2.2)}${entry.name}</span>`)}</div>`
}

function tableManagement(): string {
  const total = (state: string) => TABLES.filter((table) => table.state === state).length
  return frame(
    "Tables",
    "Table Management",
    "Refresh",
    `<div class="scope">${each(["All", "Main", "Window", "Terrace", "Private"], (name, index) => `<span class="${when(index === 0, "on")}">${name}</span>`)}</div>
    <div class="counts">${each(["free", "dining", "bill", "reserved"] as const, (state) => `<span class="${state}">${TABLE_STATE_NAMES[state]}: ${total(state)}</span>`)}</div>
    <div class="content">${each(AREAS, (area) => {
      const tables = TABLES.filter((table) => table.area === area)
      return `<div class="section">${area} (${tables.length})</div>${each(tables, (table) => `<div class="record"><div class="number ${table.state}">${table.name}</div><div class="text"><b>${TABLE_STATE_NAMES[table.state]}</b>${table.guests}/${table.seats} pax ${when(table.since !== "", `| In: ${table.since}`)} ${when(table.server !== "", `| Svr: ${table.server}`)}${table.note ? ` | ${table.note}` : ""}</div><div class="end">${when(table.amount > 0, `<b>$${plainMoney(table.amount)}</b>${table.minutes} min`)}</div><div class="go">›</div></div>`)}`
    })}</div>`,
  )
}

function card(order: Order): string {
  return `<div class="order"><div class="head ${order.status}"><span>#1018-${order.number}</span><span>${order.kind} ${order.place}</span><span>${order.status.toUpperCase()}</span></div>
    <div class="text"><span class="sum">$${plainMoney(order.amount)}</span>Time: ${order.time}:00 &nbsp; Items: ${order.items}<br>Cust: ${order.guest} &nbsp; Svr: ${order.server}<br>Payment: ${order.payment}<br>${order.summary}</div>
    <div class="buttons"><div class="glossy">Detail</div><div class="glossy Ready">Confirm</div><div class="glossy bill">Print</div><div class="glossy dining">Cancel</div></div></div>`
}

function orderManagement(): string {
  return frame(
    "Orders",
    "Order Management",
    "Search",
    `<div class="scope">${each(["All", "New", "Cooking", "Ready", "Closed"], (name, index) => `<span class="${when(index === 0, "on")}">${name}</span>`)}</div>
    <div class="section">${TODAY} - 73 orders - Page 1/15</div><div class="content">${each(ORDERS.slice(0, 6), card)}</div>`,
  )
}

function still(name: string, draw: () => string): Still {
  const path = `works/01-company/02-revamp-mobile-ui/01-before/${name}.png`
  return { path, style: "dated-phone", viewport: PHONE, draw }
}

/** The two phone screens before the revamp. */
export const datedPhoneScreens: Still[] = [
  still("table-management", tableManagement),
  still("order-management", orderManagement),
]
