/** As much of the Navigation API as is used, which TypeScript doesn't know yet. Browsers without it go without what it is used for. */
export interface NavigateEvent extends Event {
  navigationType: "push" | "reload" | "replace" | "traverse"
  destination: { sameDocument: boolean; url: string }
}

interface Navigation extends EventTarget {
  /** Its key names the entry, whatever is replaced in it. */
  currentEntry: { key: string } | null
  canGoBack: boolean
  canGoForward: boolean
}

declare global {
  interface Window {
    readonly navigation?: Navigation
    /** Gatsby's loader of pages: what is loaded already is there without a connection. */
    ___loader?: { loadPage: (path: string) => Promise<unknown>; loadPageSync: (path: string) => unknown }
    /** What Gatsby's links and its `navigate` call: goes to a page once it is loaded, or some steps back or on. */
    ___navigate?: (to: string | number, options?: object) => unknown
  }
}

/** The link to a page of the site that a click would open in this window. */
export function followedLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest("a") : null
  if (link?.target !== "" || link.download !== "" || button !== 0) return null
  if (metaKey || ctrlKey || shiftKey || altKey) return null
  return link.origin === location.origin ? link : null
}

/**
 * Lets the page come that the visitor asked for last, as between documents. Gatsby goes to each page as soon as its data are there: on a slow line even
 * to one whose link another click, or Back, came after. In development, where Gatsby sets `___navigate` later, it still does.
 */
export function dropOvertakenLinks(): void {
  const { ___navigate: navigate, ___loader: loader } = window
  if (!navigate) return
  let latest: unknown
  window.___navigate = async (to, options) => {
    const step = (latest = {})
    if (typeof to === "string") await loader?.loadPage(to)
    if (latest === step) navigate(to, options)
  }
  addEventListener("popstate", () => (latest = null))
}
