/** The event on `window` that tells of another address: by a link, once its page is rendered, or with other parameters. */
export const ROUTE_UPDATE_EVENT = "route-update"

/** Tells of another address to whoever listens, on pages that have such: so the app, which every page loads, need not know them. */
export function tellRouteUpdate(): void {
  window.dispatchEvent(new Event(ROUTE_UPDATE_EVENT))
}
