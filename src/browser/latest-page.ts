import { followedLink } from "./followed-links"

/** The part of Gatsby's page loader that is used. It takes paths with or without the site's prefix, a query and a hash. */
interface Loader {
  /** Resolves to an empty object if the page could not be loaded. */
  loadPage: (address: string) => Promise<{ page?: { webpackCompilationHash: string } } | undefined>
  /** Returns a page that is already loaded. */
  loadPageSync: (address: string) => unknown
  hovering: (address: string) => unknown
}

declare global {
  interface Window {
    ___loader?: Loader
    /** What Gatsby's links and its `navigate` call: goes to an address once its page is loaded, or some steps back or forward. */
    ___navigate?: (to: string | number, options?: { replace?: boolean; state?: unknown }) => unknown
    /** The build that the document belongs to. */
    ___webpackCompilationHash?: string
  }
}

// Otherwise two leading slashes would be parsed as the start of a host.
const urlOf = (address: string) => new URL(address.startsWith("/") ? location.origin + address : address, location.href)
const pathOf = (address: string) => urlOf(address).pathname
/** Gatsby's router encodes some characters that a browser doesn't. */
const isSamePage = (a: string, b: string) => decodeURI(pathOf(a)) === decodeURI(pathOf(b))

/**
 * Shows only the page that the visitor requested last, as browsers do between documents. Gatsby shows each page as soon as it is loaded, even after
 * the visitor has followed another link or gone back. A page that can't be loaded, or belongs to another build, is loaded as a document, at its full
 * URL and in its own history entry. Does nothing in development, where Gatsby sets `___navigate` later.
 */
export function ignoreSupersededNavigations(): void {
  const { ___navigate: navigate, ___loader: loader } = window
  if (!navigate || !loader) return
  const { loadPage, loadPageSync, hovering } = loader
  /** The link that was followed last; null if another was clicked, or the visitor has stepped through the history, since. */
  let lastLink: { to: string; replace: boolean } | null = null
  let hasStarted = false
  const forgetLink = () => (lastLink = null)
  // Without the query, with which Gatsby would load the same page again.
  // Without Gatsby's `withErrorDetails`, a page that failed before counts as not loaded.
  loader.loadPageSync = (address) => loadPageSync(pathOf(address))
  loader.hovering = (address) => hovering(pathOf(address))
  loader.loadPage = async (address) => {
    const loading = loadPage(pathOf(address))
    if (!hasStarted) {
      hasStarted = true
      return loading
    }
    const loaded = await loading.catch(() => undefined)
    const link = lastLink !== null && isSamePage(lastLink.to, address) ? lastLink : null
    if (link !== null || isSamePage(location.href, address)) {
      if (loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash) return loaded
      if (link === null) location.reload()
      else location[link.replace ? "replace" : "assign"](link.to)
    }
    // Never resolves, so that Gatsby doesn't show the page.
    return new Promise(() => undefined)
  }
  window.___navigate = (to, options) => {
    if (typeof to === "number") return navigate(to)
    const isAgain = urlOf(to).href === location.href && (options?.state ?? null) === null
    const replace = options?.replace === true || isAgain
    lastLink = { to, replace }
    return navigate(to, { ...options, replace })
  }
  addEventListener("click", (event) => followedLink(event) && forgetLink(), true)
  addEventListener("popstate", forgetLink)
  addEventListener("pagehide", forgetLink)
}
