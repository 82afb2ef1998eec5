import { followedLink } from "./followed-links"

/** As much of a loaded page as is asked here; nothing of it if it could not be loaded. */
interface LoadedPage {
  page?: { webpackCompilationHash: string }
}

/** As much as is used of Gatsby's loader of pages, which takes paths with or without the site's prefix, a query and a hash. */
interface Loader {
  loadPage: (address: string) => Promise<LoadedPage | undefined>
  /** A page that is loaded already. */
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

// Two slashes at the beginning would be taken for those of a host.
const urlOf = (address: string) => new URL(address.startsWith("/") ? location.origin + address : address, location.href)
const pathOf = (address: string) => urlOf(address).pathname
/** Gatsby's router encodes some characters that a browser doesn't. */
const isSamePage = (one: string, other: string) => decodeURI(pathOf(one)) === decodeURI(pathOf(other))

/**
 * Lets the page come that the visitor asked for last, as between documents: Gatsby shows each page as soon as it is loaded, even one that another
 * link or step came after. A page that can't be loaded, or is of another build, comes as a document, at the whole address and in the entry that it
 * would have had. In development, where Gatsby sets `___navigate` later, all is as Gatsby does it.
 */
export function keepToLatestPage(): void {
  const { ___navigate: navigate, ___loader: loader } = window
  if (!navigate || !loader) return
  const { loadPage, loadPageSync, hovering } = loader
  /** The link that was followed last, unless something came after. */
  let wanted: { to: string; replace: boolean } | null = null
  let hasStarted = false
  const forget = () => (wanted = null)
  // A query makes no other page. Gatsby would load it once more.
  // And a page that failed before is none, whatever Gatsby asks of its error.
  loader.loadPageSync = (address) => loadPageSync(pathOf(address))
  loader.hovering = (address) => hovering(pathOf(address))
  loader.loadPage = async (address) => {
    const loading = loadPage(pathOf(address))
    if (!hasStarted) {
      hasStarted = true
      return loading
    }
    const loaded = await loading.catch(() => undefined)
    const link = wanted !== null && isSamePage(wanted.to, address) ? wanted : null
    if (link !== null || isSamePage(location.href, address)) {
      if (loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash) return loaded
      if (link === null) location.reload()
      else location[link.replace ? "replace" : "assign"](link.to)
    }
    // Gatsby goes no further.
    return new Promise(() => undefined)
  }
  window.___navigate = (to, options) => {
    if (typeof to === "number") return navigate(to)
    const isAgain = urlOf(to).href === location.href && (options?.state ?? null) === null
    const replace = options?.replace === true || isAgain
    wanted = { to, replace }
    return navigate(to, { ...options, replace })
  }
  addEventListener("click", (event) => followedLink(event) && forget(), true)
  addEventListener("popstate", forget)
  addEventListener("pagehide", forget)
}
