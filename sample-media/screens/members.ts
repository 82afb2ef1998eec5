import {
  MEMBER,
  MEMBERS,
  PAST_ORDERS,
  PAST_ORDER_LINES,
  POINTS_BY_MONTH,
  POINT_ENTRIES,
  VISITS,
  type Member,
} from "../data/members"
import { FOOD_ITEMS, subtotal } from "../data/restaurant"
import { dishArt } from "../lib/dish-art"
import { count, each, icon, initials, money, plainMoney, when } from "../lib/markup"
import { modernShell, searchField } from "../lib/modern-shell"
import { DESKTOP, type Still } from "../lib/scene"

function visitsChart(): string {
  const width = 900
  const height = 208
  const x = (index: number) => 20 + (index * (width - 40)) / (VISITS.length - 1)
  const y = (visits: number) => height - (visits / 90) * height
  const line = VISITS.map((visits, index) => `${x(index).toFixed(1)},${y(visits).toFixed(1)}`).join(" ")
  const days = ["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"]
  const marks = [0, 30, 60, 90]
  return `<svg viewBox="-28 -12 ${width + 34} ${height + 44}" width="100%" style="display:block">${each(marks, (mark) => `<path d="M0 ${y(mark)}H${width}" stroke="#e5e3dd"/><text x="-8" y="${y(mark) + 4}" text-anchor="end" font-size="13" fill="#686c69">${mark}</text>`)}
    <polygon points="${x(0)},${height} ${line} ${x(VISITS.length - 1)},${height}" fill="#cf4520" fill-opacity=".09"/><polyline points="${line}" fill="none" stroke="#cf4520" stroke-width="2.5" stroke-linejoin="round"/>
    ${each(VISITS, (visits, index) => `<circle cx="${x(index)}" cy="${y(visits)}" r="${index === VISITS.length - 1 ? 5.5 : 3}" fill="${index === VISITS.length - 1 ? "#cf4520" : "#fff"}" stroke="#cf4520" stroke-width="2"/><text x="${x(index)}" y="${height + 24}" text-anchor="middle" font-size="13" fill="#686c69">${days[index % 7] ?? ""} ${index + 5}</text>`)}</svg>`
}

function memberRow(member: Member): string {
  return `<tr><td style="padding-top:7px;padding-bottom:7px"><div class="row"><div class="avatar" style="width:34px;height:34px;font-size:12px">${initials(member.name)}</div><div class="strong">${member.name}</div></div></td><td class="quiet">${member.number}</td><td><span class="tag ${member.tier}">${member.tier}</span></td><td class="quiet">${member.phone}</td><td class="number">${member.visits}</td><td class="number">${count(member.spent)}</td><td class="number strong">${count(member.points)}</td><td class="number quiet">${member.last}</td></tr>`
}

function dashboard(): string {
  const figures = [
    ["Members", "4,812", "126 joined this month"],
    ["Visits this week", "409", "58% of all bills"],
    ["Spent by members", "HK$148,260", "Average bill HK$362"],
    ["Points redeemed", "21,400", "Worth HK$2,140"],
  ] as const
  const tiers = [
    ["Jade", 318, "From HK$30,000 a year"],
    ["Gold", 742, "From HK$12,000"],
    ["Silver", 1406, "From HK$4,000"],
    ["Basic", 2346, "Everyone else"],
  ] as const
  const tools = `${searchField("Name, phone or number")}<div class="button">${icon("download", 18)}Export</div><div class="button primary">${icon("plus", 18)}Add a member</div>`
  const main = `<div class="figures" style="margin-bottom:16px">${each(figures, ([label, value, note]) => `<div><span class="quiet small">${label}</span><b>${value}</b><span class="quiet small">${note}</span></div>`)}</div>
    <div class="columns" style="grid-template-columns:1fr 390px;gap:16px;flex:none;height:300px;margin-bottom:16px"><section class="panel"><div class="head spread" style="padding-bottom:6px"><h2>Member visits, last 14 days</h2><span class="quiet small">by day</span></div><div class="body" style="padding:0 16px">${visitsChart()}</div></section>
    <section class="panel"><div class="head spread"><h2>Tiers</h2><span class="quiet small">4,812 members</span></div><div class="body">${each(tiers, ([tier, members, rule]) => `<div style="margin-bottom:18px"><div class="spread" style="margin-bottom:5px"><span><span class="strong">${tier}</span> <span class="quiet small">&nbsp;${rule}</span></span><span class="strong">${count(members)}</span></div><div class="meter"><i style="width:${(members / 2346) * 100}%"></i></div></div>`)}</div></section></div>
    <section class="panel" style="flex:1"><table class="list"><tr><th>Recently here</th><th>Number</th><th>Tier</th><th>Phone</th><th class="number">Visits</th><th class="number">Spent, HK$</th><th class="number">Points</th><th class="number">Last visit</th></tr>${each(MEMBERS.slice(0, 6), memberRow)}</table></section>`
  return modernShell("Members", "Members", tools, main)
}

/** The header and the tabs that the four pages of one member share. */
function memberPage(tab: string, main: string): string {
  const tabs = ["Member info", "Order history", "Points"]
  const tools = `<div class="segments">${each(tabs, (name) => `<span class="${when(name === tab, "on")}">${name}</span>`)}</div><div class="button">${icon("mail", 18)}Message</div><div class="button primary">${icon("plus", 18)}Start an order</div>`
  return modernShell("Members", MEMBER.name, tools, main, `Members · ${MEMBER.number} · since ${MEMBER.since}`)
}

function identity(): string {
  return `<aside class="panel" style="padding:24px 20px"><div class="avatar large">${initials(MEMBER.name)}</div><h1 style="margin-top:16px">${MEMBER.name}</h1><div style="margin:6px 0 20px"><span class="tag ${MEMBER.tier}">${MEMBER.tier} member</span></div>
    <p class="quiet small">Points</p><p style="font-size:40px;line-height:46px;font-weight:700;letter-spacing:-.03em">${count(MEMBER.points)}</p><p class="quiet small">Worth HK$318 · 420 expire on 31 Dec</p>
    <div class="lines" style="margin-top:20px;padding-top:14px;border-top:1px solid var(--line)"><div><span class="quiet">Visits</span><span>${MEMBER.visits}</span></div><div><span class="quiet">Spent</span><span>${money(MEMBER.spent)}</span></div><div><span class="quiet">Average bill</span><span>${money(MEMBER.average)}</span></div><div><span class="quiet">Last visit</span><span>Now, table A7</span></div></div>
    <p class="quiet small" style="margin:22px 0 6px">Jade until 31 Mar 2025</p><div class="meter"><i style="width:82%"></i></div><p class="small" style="margin-top:6px">HK$24,640 of 30,000 this year</p></aside>`
}

function field(label: string, value: string): string {
  return `<div class="field"><label>${label}</label><div class="input">${value}</div></div>`
}

function memberInfo(): string {
  const main = `<div class="columns" style="grid-template-columns:300px 1fr">${identity()}<div style="display:flex;flex-direction:column;gap:16px;min-height:0">
    <section class="panel"><div class="head spread"><h2>Contact</h2><span class="accent strong row" style="gap:6px">${icon("edit", 16)}Edit</span></div><div class="body fields" style="grid-template-columns:repeat(3,1fr)">${field("Name", MEMBER.name)}${field("Phone", MEMBER.phone)}${field("E-mail", MEMBER.email)}${field("Birthday", MEMBER.birthday)}${field("Language", MEMBER.language)}${field("Home branch", MEMBER.branch)}</div></section>
    <section class="panel"><div class="head"><h2>At the table</h2></div><div class="body"><div style="margin-bottom:14px">${each(MEMBER.preferences, (preference) => `<span class="tag" style="padding:6px 12px;margin-right:8px;font-size:14px">${preference}</span>`)}<span class="tag" style="padding:6px 12px;font-size:14px;background:none" ><span class="accent strong">Add</span></span></div><div class="input" style="min-height:66px;align-items:flex-start">${MEMBER.note}</div></div></section>
    <section class="panel" style="flex:1"><div class="head spread"><h2>Most ordered</h2><span class="quiet small">of 214 dishes in 46 visits</span></div><table class="list">${each(
      [
        [2, 21],
        [0, 17],
        [11, 16],
        [9, 14],
      ] as const,
      ([index, times]) => {
        const item = FOOD_ITEMS[index]
        return item
          ? `<tr><td style="padding-top:7px;padding-bottom:7px"><div class="row">${dishArt(item.kind, item.colour, 40)}<span class="strong">${item.name}</span></div></td><td class="quiet">${item.category}</td><td style="width:220px"><div class="meter"><i style="width:${(times / 21) * 100}%"></i></div></td><td class="number">${times} times</td></tr>`
          : ""
      },
    )}</table></section></div></div>`
  return memberPage("Member info", main)
}

function historyTable(compact: boolean, current?: string): string {
  return `<table class="list"><tr><th>Date</th><th>Order</th><th>Place</th>${when(!compact, `<th class="number">Guests</th><th class="number">Dishes</th><th>Payment</th>`)}<th class="number">Amount</th>${when(!compact, `<th class="number">Points</th>`)}<th></th></tr>
    ${each(PAST_ORDERS, (order) => `<tr class="${when(order.number === current, "on")}"><td style="height:56px"><span class="strong">${order.date}</span> <span class="quiet">&nbsp;${order.time}</span></td><td class="quiet">${order.number}</td><td>${order.place}</td>${when(!compact, `<td class="number">${order.guests === 0 ? "—" : order.guests}</td><td class="number">${order.items}</td><td>${order.payment === "Open" ? `<span class="status Cooking">Open</span>` : `<span class="quiet">${order.payment}</span>`}</td>`)}<td class="number strong">${plainMoney(order.amount)}</td>${when(!compact, `<td class="number ${when(order.points > 0, "accent")}">${order.points > 0 ? `+${order.points}` : "—"}</td>`)}<td class="quiet">${icon("forward", 18)}</td></tr>`)}</table>`
}

function historyHead(): string {
  return `<div class="head spread"><h2>46 orders</h2><div class="row"><div class="button">${icon("calendar", 18)}Last 3 months</div><div class="button">${icon("filter", 18)}Filter</div></div></div>`
}

function orderHistory(): string {
  const main = `<div class="columns" style="grid-template-columns:300px 1fr">${identity()}<section class="panel">${historyHead()}${historyTable(false)}</section></div>`
  return memberPage("Order history", main)
}

function historyDetail(): string {
  const sum = subtotal(PAST_ORDER_LINES)
  const discount = sum * 0.1
  const total = sum * 1.1 - discount
  const steps = [
    ["18:52", "Seated at A6 by Marco Tse"],
    ["18:58", "Order sent to the kitchen"],
    ["19:34", "Last dish served"],
    ["20:21", "Paid, card ending 3008"],
  ] as const
  const main = `<div class="columns" style="grid-template-columns:1fr 520px"><section class="panel">${historyHead()}${historyTable(true, "1004-0061")}</section>
    <section class="panel"><div class="head spread"><div><h2 style="font-size:22px;line-height:28px">Order 1004-0061</h2><p class="quiet small">4 Oct 2024, 18:52 – 20:21 · Table A6 · 6 guests</p></div><span class="status Paid">Paid</span></div>
    <div class="body">${each(PAST_ORDER_LINES, (line) => {
      const item = FOOD_ITEMS.find((food) => food.name === line.dish)
      return `<div class="spread" style="padding:6px 0;border-top:1px solid #efede8"><div class="row">${item ? dishArt(item.kind, item.colour, 38) : ""}<div><div class="strong">${line.dish}</div><div class="quiet small">${line.quantity} × ${plainMoney(line.price)}${line.remark ? ` · ${line.remark}` : ""}</div></div></div><span>${plainMoney(line.quantity * line.price)}</span></div>`
    })}
    <div class="lines" style="padding-top:8px;border-top:1px solid var(--line)"><div class="quiet"><span>Service 10%</span><span>${plainMoney(sum * 0.1)}</span></div><div class="quiet"><span>Jade discount 10%</span><span>${plainMoney(-discount)}</span></div><div class="sum"><span>Total</span><span>${money(total)}</span></div></div>
    <div style="margin-top:14px;padding-top:12px;border-top:1px solid var(--line)">${each(steps, ([time, what]) => `<div class="row small" style="padding:2px 0"><span class="quiet" style="width:44px">${time}</span><span>${what}</span></div>`)}</div></div>
    <div class="foot row"><div class="button" style="flex:1">${icon("print", 18)}Print again</div><div class="button" style="flex:1">Refund</div><div class="button primary" style="flex:1">Order the same</div></div></section></div>`
  return memberPage("Order history", main)
}

function memberPoint(): string {
  const top = 1100
  const chart = `<div style="display:grid;grid-template-columns:repeat(6,1fr);gap:20px;height:170px;align-items:end">${each(POINTS_BY_MONTH, (entry) => `<div style="text-align:center"><div class="small strong">${count(entry.points)}</div><div style="height:${(entry.points / top) * 112}px;margin:4px auto;width:44px;border-radius:5px 5px 0 0;background:${entry.month === "Oct" ? "#cf4520" : "#e9c2b4"}"></div><div class="quiet small">${entry.month}</div></div>`)}</div>`
  const rewards = [
    [10, "Free dessert", 400],
    [2, "Steamed grouper", 600],
    [7, "HK$100 off", 1000],
  ] as const
  const main = `<div class="columns" style="grid-template-columns:300px 1fr">${identity()}<div style="display:flex;flex-direction:column;gap:16px;min-height:0"><div style="display:grid;grid-template-columns:1fr 1fr;gap:16px">
    <section class="panel"><div class="head"><h2>Points earned by month</h2></div><div class="body">${chart}</div></section>
    <section class="panel"><div class="head"><h2>Rewards within reach</h2></div><div class="body">${each(
      rewards,
      ([index, name, points]) => {
        const item = FOOD_ITEMS[index]
        return `<div class="spread" style="padding:7px 0;border-top:1px solid #efede8"><div class="row">${item ? dishArt(item.kind, item.colour, 42) : ""}<div><div class="strong">${name}</div><div class="quiet small">${count(points)} points</div></div></div><div class="button" style="height:36px">Redeem</div></div>`
      },
    )}</div></section></div>
    <section class="panel" style="flex:1"><div class="head spread" style="padding-bottom:4px"><h2>Points</h2><div class="segments">${each(["All", "Earned", "Redeemed", "Adjusted"], (name, index) => `<span style="height:30px" class="${when(index === 0, "on")}">${name}</span>`)}</div></div><table class="list"><tr><th>Date</th><th>What</th><th>For</th><th class="number">Points</th><th class="number">Balance</th></tr>${each(POINT_ENTRIES, (entry) => `<tr><td style="padding-top:8px;padding-bottom:8px">${entry.date}</td><td class="strong">${entry.what}</td><td class="quiet">${entry.detail}</td><td class="number strong ${when(entry.points > 0, "accent")}">${entry.points > 0 ? "+" : "−"}${Math.abs(entry.points)}</td><td class="number">${count(entry.balance)}</td></tr>`)}</table></section></div></div>`
  return memberPage("Points", main)
}

function still(name: string, draw: () => string): Still {
  const path = `works/01-company/03-new-features/02-member-dashboard/${name}.png`
  return { path, style: "modern", viewport: DESKTOP, draw }
}

/** The member dashboard and the four pages of one member. */
export const memberScreens: Still[] = [
  still("dashboard", dashboard),
  still("member-info", memberInfo),
  still("member-order-history", orderHistory),
  still("order-history-detail", historyDetail),
  still("member-point", memberPoint),
]
