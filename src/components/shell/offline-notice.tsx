import { styled } from "@mui/material/styles"
import { useEffect, useState } from "react"
import { RADIUS } from "../../look"
import { GUTTER } from "../../theme/tokens"
import { WORDS } from "../../words"

declare global {
  interface Window {
    /** Gatsby's loader of pages: what is loaded already is there without a connection. */
    ___loader?: { loadPageSync: (path: string) => unknown }
  }
}

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

/** The link to a page of the site that a click would open in this window, and that can't be there without a connection. */
function linkOutOfReach({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest("a") : null
  if (link?.target !== "" || link.download !== "" || button !== 0) return null
  if (metaKey || ctrlKey || shiftKey || altKey) return null
  const { origin, pathname } = link
  if (origin !== window.location.origin || pathname === window.location.pathname) return null
  return window.___loader?.loadPageSync(pathname) ? null : link
}

/** Keeps a visitor without a connection from the browser's own error page: says so instead, and goes on once the connection is back. */
export function OfflineNotice() {
  const [wanted, setWanted] = useState<HTMLAnchorElement | null>(null)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = navigator.onLine ? null : linkOutOfReach(event)
      setWanted(link)
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener("click", onClick, true)
    return () => removeEventListener("click", onClick, true)
  }, [])
  useEffect(() => {
    const goOn = () => wanted?.click()
    addEventListener("online", goOn)
    return () => removeEventListener("online", goOn)
  }, [wanted])
  return wanted && <Notice role="alert">{WORDS.shared.offline}</Notice>
}
