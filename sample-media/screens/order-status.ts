import { FOOD_ITEMS, ORDER_A7, subtotal, type DishStatus, type OrderLine } from "../data/restaurant"
import { dishArt } from "../lib/dish-art"
import { each, icon, money, plainMoney } from "../lib/markup"
import { phoneBar } from "../lib/modern-phone-shell"
import { PHONE, type Still } from "../lib/scene"

const DISH_COLOURS: Record<DishStatus, string> = {
  Served: "#b9b6ae",
  Ready: "#23784c",
  Cooking: "#d99a25",
  New: "#2f66b0",
  Void: "#a03030",
}

function art(line: OrderLine): string {
  const item = FOOD_ITEMS.find((food) => food.name === line.dish)
  return item ? dishArt(item.kind, item.colour, 44) : ""
}

function header(): string {
  return `${phoneBar()}<header class="heading" style="padding-bottom:16px"><div class="spread" style="margin-bottom:14px"><div class="round">${icon("back")}</div><span class="strong">Order ${ORDER_A7.number}</span><div class="round">${icon("more", 22, 3)}</div></div>
    <div class="spread"><h1>Table ${ORDER_A7.table}</h1><span class="quiet">${ORDER_A7.guests} guests · 55 min</span></div></header>`
}

function footer(label: string): string {
  const total = subtotal(ORDER_A7.lines) * 1.1 - ORDER_A7.discount
  return `<div class="bottom"><div class="spread" style="margin-bottom:12px"><span class="quiet">Total with service</span><span style="font-size:20px;font-weight:700">${money(total)}</span></div><div class="button primary tall">${label}</div></div>`
}

/** One status for the whole order: nobody can tell which dish is still to come. */
function beforeChange(): string {
  return `${header()}<div class="content"><div class="card spread" style="padding:16px"><div><div class="quiet small">Order status</div><b>Cooking</b></div><span class="badge Cooking row" style="gap:6px">Change ${icon("chevron", 16, 2.2)}</span></div>
    <div class="card dishes" style="padding:0 16px">${each(ORDER_A7.lines, (line) => `<div>${art(line)}<div><div class="strong">${line.dish}</div><div class="quiet small">${line.quantity} × ${plainMoney(line.price)}${line.remark ? ` · ${line.remark}` : ""}</div></div><span>${plainMoney(line.quantity * line.price)}</span></div>`)}</div></div>${footer("Mark order as served")}`
}

/** A status for each dish, and the progress of the order. */
function afterChange(): string {
  const order: readonly DishStatus[] = ["Served", "Ready", "Cooking", "New"]
  const total = (status: DishStatus) =>
    ORDER_A7.lines.filter((line) => line.status === status).reduce((sum, line) => sum + line.quantity, 0)
  const sorted = ["Ready", "Cooking", "New", "Served"].flatMap((status) =>
    ORDER_A7.lines.filter((line) => line.status === status),
  )
  return `${header()}<div class="content"><div class="card" style="padding:16px"><div class="segmented-meter" style="margin-bottom:12px">${each(order, (status) => `<i style="flex:${total(status)};background:${DISH_COLOURS[status]}"></i>`)}</div><div class="spread">${each(order, (status) => `<span><b>${total(status)}</b> <span class="quiet small">${status}</span></span>`)}</div></div>
    <div class="card dishes" style="padding:0 16px">${each(sorted, (line) => `<div>${art(line)}<div><div class="strong">${line.dish}</div><div class="quiet small">${line.quantity} × · ${line.status === "Served" ? "served" : line.status === "New" ? "sent" : "since"} ${line.time}${line.remark ? ` · ${line.remark}` : ""}</div></div><span class="badge ${line.status}">${line.status}</span></div>`)}</div></div>${footer("Serve 1 ready dish")}`
}

function still(name: string, draw: () => string): Still {
  const path = `works/01-company/03-new-features/01-food-order-status/${name}.png`
  return { path, style: "modern-phone", viewport: PHONE, draw }
}

/** An order on the phone, before and after dishes got a status of their own. */
export const orderStatusScreens: Still[] = [still("before-change", beforeChange), still("after-change", afterChange)]
