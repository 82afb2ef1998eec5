import { CASHIER, NOW, RESTAURANT, TODAY } from "../data/restaurant"
import { each, icon, initials, when, type IconName } from "./markup"

const PLACES: readonly { name: string; icon: IconName }[] = [
  { name: "Tables", icon: "tables" },
  { name: "Orders", icon: "orders" },
  { name: "Menu", icon: "menu" },
  { name: "Members", icon: "members" },
  { name: "Settle", icon: "settle" },
  { name: "Reports", icon: "reports" },
  { name: "Settings", icon: "settings" },
]

/** The frame of every desktop screen after the revamp: the rail, and a header with a title, a line under it and tools. */
export function modernShell(place: string, title: string, tools: string, main: string, under?: string): string {
  return `<div class="app"><nav class="rail">
    <div class="mark"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"><path d="M4 8h16M12 8v11M8 19h8"/></svg></div>
    ${each(PLACES, (entry) => `<a class="${when(entry.name === place, "on")}">${icon(entry.icon, 24)}${entry.name}</a>`)}
    <div class="who"><div class="avatar">${initials(CASHIER)}</div></div></nav>
    <main class="screen"><header class="top"><div class="where"><h1>${title}</h1><p class="quiet small">${under ?? `${RESTAURANT} · ${TODAY}, ${NOW}`}</p></div>${tools}</header>${main}</main></div>`
}

/** A search field with placeholder text. */
export function searchField(hint: string): string {
  return `<div class="search">${icon("search", 18)}${hint}</div>`
}
