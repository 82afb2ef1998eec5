import { styled } from "@mui/material/styles"
import { useEffect, useState } from "react"
import { followedLink, type NavigateEvent } from "../../browser/followed-links"
import { RADIUS } from "../../look"
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

/** Whether a page can't be there without a connection. */
const isOutOfReach = (pathname: string) =>
  !navigator.onLine && pathname !== window.location.pathname && !window.___loader?.loadPageSync(pathname)

/** The page of the site to which a document is left for good, though it can't be there: Gatsby does so if a page's data don't come. */
function pageOutOfReach({ cancelable, navigationType, destination: { sameDocument, url } }: NavigateEvent) {
  if (navigator.onLine || sameDocument || !cancelable || navigationType === "traverse") return null
  return new URL(url).origin === window.location.origin ? url : null
}

/** Keeps a visitor without a connection from the browser's own error page: says so instead, and goes on once the connection is back. */
export function OfflineNotice() {
  const [wanted, setWanted] = useState<HTMLAnchorElement | string | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event)
      const isLost = link !== null && isOutOfReach(link.pathname)
      setWanted(isLost ? link : null)
      if (!isLost) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onNavigate = (event: Event) => {
      const url = pageOutOfReach(event as NavigateEvent)
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
    const goOn = () => {
      if (wanted instanceof HTMLAnchorElement) wanted.click()
      // The hash's target alone would be shown.
      else if (wanted === window.location.href) window.location.reload()
      else if (wanted !== null) window.location.assign(wanted)
    }
    addEventListener("online", goOn)
    return () => removeEventListener("online", goOn)
  }, [wanted])
  return wanted && <Notice role="alert">{WORDS.shared.offline}</Notice>
}
