import { NOW } from "../data/restaurant"
import { each, icon, when, type IconName } from "./markup"

const TABS: readonly { name: string; icon: IconName }[] = [
  { name: "Tables", icon: "tables" },
  { name: "Orders", icon: "orders" },
  { name: "Menu", icon: "menu" },
  { name: "More", icon: "settings" },
]

/** The strip at the top of a phone: the time and the battery. */
export function phoneBar(): string {
  return `<div class="phone-bar"><span>${NOW}</span><i></i></div>`
}

/** The tabs at the bottom of the revamped app. */
export function tabBar(current: string): string {
  return `<nav class="tab-bar">${each(TABS, (tab) => `<span class="${when(tab.name === current, "on")}">${icon(tab.icon, 26)}${tab.name}</span>`)}</nav>`
}
