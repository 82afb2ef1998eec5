import type { Page, Route } from "@playwright/test"
import { expect } from "./test"

/** The paths of all requests that match from now on, in a list that grows with them. */
export function requestedBy(page: Page, what = /^/): string[] {
  const paths: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (what.test(pathname)) paths.push(pathname)
  })
  return paths
}

/** Whether Gatsby has loaded a page's data and script. */
export const isLoaded = (page: Page, path: string) =>
  page.evaluate((to) => Boolean(window.___loader?.loadPageSync(to)), path)

/** Holds back the requests that match until they are released. */
export async function hold(page: Page, what: string | RegExp) {
  const held: Route[] = []
  const keep = (route: Route) => void held.push(route)
  await page.route(what, keep)
  return {
    requested: (least = 1) => expect.poll(() => held.length).toBeGreaterThanOrEqual(least),
    release: async (answer = (route: Route) => route.continue()) => {
      for (const route of held) await answer(route)
      await page.unroute(what, keep)
    },
  }
}
