import { ORDERS, ORDER_STATUSES, PAYMENT_STATES, type Order, type OrderStatus, type Payment } from "../data/restaurant"
import { count, each, icon, money, plainMoney, when } from "../lib/markup"
import { modernShell, searchField } from "../lib/modern-shell"
import { DESKTOP, type Still } from "../lib/scene"

type FilterName = "Status" | "Payment" | "Date"

interface Filters {
  statuses: readonly OrderStatus[]
  payments: readonly Payment[]
  range: string
}

const NO_FILTERS: Filters = { statuses: [], payments: [], range: "Today" }

/** The position of each filter's popover, in CSS pixels from the left of the filter bar. */
const POPOVER_LEFT: Record<FilterName, number> = { Status: 0, Payment: 142, Date: 300 }

function filterButton(name: FilterName, label: string, open: boolean, set: boolean): string {
  const glyph = name === "Date" ? icon("calendar", 18) : ""
  return `<div class="button ${open ? "on" : when(set, "set")}">${glyph}${label}${icon("chevron", 16, 2.2)}</div>`
}

function chip(label: string): string {
  return `<span class="chip">${label}${icon("close", 16, 2.2)}</span>`
}

function filterBar(filters: Filters, open: FilterName | undefined, popover: string): string {
  const name = (title: string, chosen: readonly string[]) =>
    chosen.length > 0 ? `${title}: ${chosen.length}` : `Any ${title.toLowerCase()}`
  const isBoard = open === undefined && filters === NO_FILTERS
  return `<div style="position:relative;flex:none;margin-bottom:16px" class="row">${filterButton("Status", name("Status", filters.statuses), open === "Status", filters.statuses.length > 0)}${filterButton("Payment", name("Payment", filters.payments), open === "Payment", filters.payments.length > 0)}${filterButton("Date", filters.range, open === "Date", filters.range !== "Today")}
    ${each([...filters.statuses, ...filters.payments], chip)}${when(filters.statuses.length + filters.payments.length > 0, `<span class="quiet strong small">Clear</span>`)}
    <div class="segments" style="margin-left:auto"><span class="${when(isBoard, "on")}">Board</span><span class="${when(!isBoard, "on")}">List</span></div>
    ${when(open !== undefined, `<div class="popover" style="top:50px;left:${open ? POPOVER_LEFT[open] : 0}px">${popover}</div>`)}</div>`
}

function page(main: string): string {
  const tools = `${searchField("Order, table or guest")}<div class="button">${icon("print", 18)}Print</div><div class="button primary">${icon("plus", 18)}New order</div>`
  return modernShell("Orders", "Orders", tools, main)
}

function ticket(order: Order): string {
  const late = order.status === "Cooking" && order.time < "19:00"
  return `<div class="ticket" ${when(late, `style="border-color:var(--accent)"`)}><div class="spread"><b>${order.place}</b><span class="${late ? "accent strong" : "quiet"} small">${late ? "55 min" : order.time}</span></div><p style="margin:4px 0 8px">${order.summary}</p><div class="spread small"><span class="quiet">${order.kind} · ${order.guest}</span><span class="strong">${money(order.amount)}</span></div></div>`
}

function mainBoard(): string {
  const lanes = [
    ["New", "var(--new)"],
    ["Cooking", "var(--cooking)"],
    ["Ready", "var(--ready)"],
    ["Served", "var(--served)"],
  ] as const
  const board = `<div class="board">${each(lanes, ([status, colour]) => {
    const orders = ORDERS.filter((order) => order.status === status)
    return `<div class="lane"><div class="head" style="color:${colour}"><h2>${status}</h2><span class="strong">${orders.length}</span></div>${each(orders, ticket)}</div>`
  })}</div>`
  return page(filterBar(NO_FILTERS, undefined, "") + board)
}

function table(orders: readonly Order[]): string {
  const sum = orders.reduce((total, order) => total + order.amount, 0)
  return `<section class="panel" style="flex:1"><table class="list"><tr><th>Order</th><th>Place</th><th>Guest</th><th>Dishes</th><th>Status</th><th>Payment</th><th>Server</th><th class="number">Time</th><th class="number">Amount</th></tr>
    ${each(orders.slice(0, 13), (order) => `<tr><td class="quiet" style="height:49px;padding-top:6px;padding-bottom:6px">1018-${order.number}</td><td><span class="strong">${order.place}</span> <span class="quiet small">&nbsp;${order.kind}</span></td><td>${order.guest}</td><td class="quiet" style="max-width:270px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">${order.summary}</td><td><span class="status ${order.status}">${order.status}</span></td><td><span class="status ${order.payment}">${order.payment}</span></td><td class="quiet">${order.server}</td><td class="number">${order.time}</td><td class="number strong">${plainMoney(order.amount)}</td></tr>`)}</table>
    <div class="foot spread" style="margin-top:auto;padding:12px 20px"><span class="quiet">${orders.length} orders</span><span><span class="quiet">Together</span> &nbsp;<span class="strong">${money(sum)}</span></span></div></section>`
}

function options(all: readonly string[], chosen: readonly string[], counts: (name: string) => number): string {
  return `<div style="width:250px">${each(all, (name) => `<div class="option"><span class="box ${when(chosen.includes(name), "on")}">${when(chosen.includes(name), icon("check", 14, 3))}</span><span class="status ${name}">${name}</span><span class="count">${counts(name)}</span></div>`)}<div class="row" style="padding:10px 4px 4px;margin-top:6px;border-top:1px solid var(--line)"><div class="button" style="flex:1">Clear</div><div class="button primary" style="flex:1">Apply</div></div></div>`
}

const byStatus = (name: string) => ORDERS.filter((order) => order.status === name).length
const byPayment = (name: string) => ORDERS.filter((order) => order.payment === name).length

function statusFilterOpen(): string {
  const chosen: OrderStatus[] = ["Cooking", "Ready", "Served"]
  return page(filterBar(NO_FILTERS, "Status", options(ORDER_STATUSES, chosen, byStatus)) + table(ORDERS))
}

function statusFilterApplied(): string {
  const statuses: OrderStatus[] = ["Cooking", "Ready", "Served"]
  const orders = ORDERS.filter((order) => statuses.includes(order.status))
  return page(filterBar({ ...NO_FILTERS, statuses }, undefined, "") + table(orders))
}

function paymentFilterBefore(): string {
  return page(filterBar(NO_FILTERS, "Payment", options(PAYMENT_STATES, ["Unpaid"], byPayment)) + table(ORDERS))
}

function paymentFilterAfter(): string {
  const payments: Payment[] = ["Unpaid"]
  const orders = ORDERS.filter((order) => payments.includes(order.payment))
  return page(filterBar({ ...NO_FILTERS, payments }, undefined, "") + table(orders))
}

/** A month of a calendar whose first day falls on `firstColumn` (0 is Monday), with the days from `from` to `to` selected. */
function month(name: string, days: number, firstColumn: number, from: number, to: number): string {
  const blanks = Array.from({ length: firstColumn }, () => "<span></span>").join("")
  const numbers = Array.from({ length: days }, (_, index) => {
    const day = index + 1
    const place = day === from ? "edge from" : day === to ? "edge to" : day > from && day < to ? "in" : ""
    return `<span class="${place} ${when(name.startsWith("October") && day > 18, "off")}">${day}</span>`
  }).join("")
  return `<div><p class="strong" style="text-align:center;margin-bottom:8px">${name}</p><div class="calendar">${each(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], (day) => `<span class="name">${day}</span>`)}${blanks}${numbers}</div></div>`
}

function dayRangeFilter(): string {
  const presets = ["Today", "Yesterday", "This week", "Last 7 days", "This month", "Own range"]
  const popover = `<div style="display:flex"><div class="side-list" style="width:150px;padding-right:8px;border-right:1px solid var(--line)">${each(presets, (name) => `<a class="${when(name === "Own range", "on")}">${name}</a>`)}</div>
    <div style="padding:8px 12px 4px 20px"><div style="display:flex;gap:32px">${month("September 2024", 30, 6, 0, 0)}${month("October 2024", 31, 1, 7, 18)}</div><div class="spread" style="padding-top:12px;margin-top:10px;border-top:1px solid var(--line)"><span><span class="strong">7 Oct – 18 Oct 2024</span> <span class="quiet">&nbsp;12 days, ${count(1318)} orders</span></span><div class="row"><div class="button">Cancel</div><div class="button primary">Apply</div></div></div></div></div>`
  return page(filterBar({ ...NO_FILTERS, range: "7 – 18 Oct" }, "Date", popover) + table(ORDERS))
}

function still(name: string, draw: () => string): Still {
  const path = `works/01-company/03-new-features/03-order-management/${name}.png`
  return { path, style: "modern", viewport: DESKTOP, draw }
}

/** The order board, and the order list with its filters open and applied. */
export const orderBoardScreens: Still[] = [
  still("main-board", mainBoard),
  still("order-status-filter-1", statusFilterOpen),
  still("order-status-filter-2", statusFilterApplied),
  still("payment-filter-before", paymentFilterBefore),
  still("payment-filter-after", paymentFilterAfter),
  still("day-range-filter", dayRangeFilter),
]
