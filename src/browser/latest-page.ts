import { followedLink } from "./followed-links"

/** As much of a loaded page as is asked here; nothing of it if it could not be loaded. */
interface LoadedPage {
  page?: { webpackCompilationHash: string }
}

/** As much as is used of Gatsby's loader of pages, which takes paths with or without the site's prefix, a query and a hash. */
interface Loader {
  loadPage: (address: string) => Promise<LoadedPage | undefined>
  /** A page that is loaded already. */
  loadPageSync: (address: string, options?: object) => unknown
  hovering: (address: string) => unknown
}

declare global {
  interface Window {
    ___loader?: Loader
    /** What Gatsby's links and its `navigate` call: goes to an address once its page is loaded, or some steps back or forward. */
    ___navigate?: (to: string | number, options?: { replace?: boolean }) => unknown
    /** The build that the document belongs to. */
    ___webpackCompilationHash?: string
  }
}

const pathOf = (address: string) => new URL(address, location.href).pathname
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
  /** The address of the link that was followed last, unless something came after. */
  let wanted: string | null = null
  let hasStarted = false
  const forget = () => (wanted = null)
  // A query makes no other page. Gatsby would load it once more.
  loader.loadPageSync = (address, options) => loadPageSync(pathOf(address), options)
  loader.hovering = (address) => hovering(pathOf(address))
  loader.loadPage = async (address) => {
    const isFirst = !hasStarted
    hasStarted = true
    const loaded = await loadPage(pathOf(address))
    if (isFirst) return loaded
    const link = wanted !== null && isSamePage(wanted, address) ? wanted : null
    if (link !== null || isSamePage(location.href, address)) {
      if (loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash) return loaded
      if (link === null) location.reload()
      else location.assign(link)
    }
    // Gatsby goes no further.
    return new Promise(() => undefined)
  }
  window.___navigate = (to, options) => {
    if (typeof to === "number") return navigate(to)
    wanted = to
    return navigate(to, {
      ...options,
      replace: options?.replace === true || new URL(to, location.href).href === location.href,
    })
  }
  addEventListener("click", (event) => followedLink(event) && forget(), true)
  addEventListener("popstate", forget)
  addEventListener("pagehide", forget)
}
