/** The `window` event for a new address: by a link, once its page is rendered, or with other parameters. */
export const ROUTE_UPDATE_EVENT = "route-update"

/** Announces another address to any listeners on the page, so that the app, which every page loads, need not know them. */
export function tellRouteUpdate(): void {
  window.dispatchEvent(new Event(ROUTE_UPDATE_EVENT))
}
