/** The event on `window` that tells of a navigation by a link, once its page is rendered. */
export const ROUTE_UPDATE_EVENT = "route-update"

/** Tells of a navigation to whoever listens, on pages that have such: so the app, which every page loads, need not know them. */
export function tellRouteUpdate(): void {
  window.dispatchEvent(new Event(ROUTE_UPDATE_EVENT))
}
