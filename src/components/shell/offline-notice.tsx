import { styled } from "@mui/material/styles"
import { useEffect, useState } from "react"
import { followedLink, type NavigateEvent } from "../../browser/followed-links"
import { isRendered } from "../../browser/places"
import { RADIUS } from "../../theme/theme"
import { GUTTER } from "../../theme/tokens"
import { WORDS } from "../../words"

const Notice = styled("p")(({ theme }) => ({
  position: "fixed",
  zIndex: theme.zIndex.snackbar,
  insetInline: GUTTER,
  bottom: GUTTER,
  maxWidth: "max-content",
  margin: "0 auto",
  padding: "12px 20px",
  border: `1px solid ${theme.vars.palette.border.main}`,
  borderRadius: RADIUS.picture,
  backgroundColor: theme.vars.palette.background.paper,
}))

/** Whether a page can't be shown because the visitor is offline and it isn't loaded yet. */
const isUnavailable = (pathname: string) =>
  !navigator.onLine && pathname !== window.location.pathname && !window.___loader?.loadPageSync(pathname)

/** The URL of a page of this site that a full page load is about to open while offline, or null: Gatsby does that if a page's data can't be loaded. */
function unavailablePage({ cancelable, navigationType, destination: { sameDocument, url } }: NavigateEvent) {
  if (navigator.onLine || sameDocument || !cancelable || navigationType === "traverse") return null
  return new URL(url).origin === window.location.origin ? url : null
}

/** Requests again the pictures that failed to load. */
function retryPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[src]")) {
    const { src, complete, naturalWidth } = picture
    if (complete && naturalWidth === 0) picture.src = src
  }
}

/** Keeps offline visitors from the browser's error page: shows a notice instead, and continues the navigation once they are online. Failed pictures are then loaded, too. */
export function OfflineNotice() {
  const [wanted, setWanted] = useState<HTMLAnchorElement | string | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event)
      // The script in the head closes the menu by a click.
      if (link === null && !event.isTrusted) return
      const isBlocked = link !== null && isUnavailable(link.pathname)
      setWanted(isBlocked ? link : null)
      if (!isBlocked) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onNavigate = (event: Event) => {
      const url = unavailablePage(event as NavigateEvent)
      if (url === null) return
      event.preventDefault()
      setWanted(url)
    }
    addEventListener("click", onClick, { capture: true, signal })
    addEventListener("popstate", () => setWanted(null), { signal })
    window.navigation?.addEventListener("navigate", onNavigate, { signal })
    return () => listening.abort()
  }, [])
  useEffect(() => {
    const resume = () => {
      retryPictures()
      if (wanted instanceof HTMLAnchorElement) wanted.click()
      // If it has a hash, `assign` would only scroll to the target. A page that could not be loaded is wanted even after the notice is closed.
      else if (wanted === window.location.href || !isRendered()) window.location.reload()
      else if (wanted !== null) window.location.assign(wanted)
    }
    addEventListener("online", resume)
    return () => removeEventListener("online", resume)
  }, [wanted])
  return wanted && <Notice role="alert">{WORDS.shared.offline}</Notice>
}
