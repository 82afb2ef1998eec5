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
 * to one whose link another click, or Back, came after.
 */
export function dropOvertakenLinks(): void {
  // Paths of pages.
  const overtaken = new Set<string>()
  let awaited = ""
  const turnTo = (pathname: string) => {
    overtaken.add(awaited).delete(pathname)
    awaited = pathname
  }
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event)
    if (link) turnTo(link.pathname)
  }
  addEventListener("click", onClick, true)
  window.navigation?.addEventListener("navigate", (event) => {
    const { navigationType, destination } = event as NavigateEvent
    const { pathname } = new URL(destination.url)
    if (navigationType === "traverse") turnTo("")
    else if (pathname === awaited) awaited = ""
    else if (overtaken.has(pathname) && pathname !== location.pathname) event.preventDefault()
  })
}
