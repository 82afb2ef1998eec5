import { styled, useColorScheme } from "@mui/material/styles"
import { useEffect } from "react"
import { flushSync } from "react-dom"
import { THEME_STORAGE_KEY } from "../../constants"
import { CHOSEN_ATTRIBUTE } from "../../pre-hydration/attributes"
import { withStorage } from "../../pre-hydration/storage"
import { usePreHydrated } from "../../pre-hydration/use-pre-hydrated"
import { WORDS } from "../../words"
import { Icon } from "../shared/icon"
import { IconButton } from "../shared/icon-button"
import { VisuallyHidden } from "../shared/visually-hidden"

// CSS decides which icon shows, because it knows the scheme at first paint; React only learns it on hydration.
const InLight = styled("span")(({ theme }) => [
  { display: "inline-flex" },
  theme.applyStyles("dark", { display: "none" }),
])
const InDark = styled("span")(({ theme }) => [
  { display: "none" },
  theme.applyStyles("dark", { display: "inline-flex" }),
])

/** Switches between light and dark; its accessible name says to which. */
export function ThemeToggle() {
  const { mode, systemMode, setMode } = useColorScheme()
  const current = mode === "system" ? systemMode : mode
  const preHydrated = usePreHydrated<HTMLButtonElement>("colour-scheme", (toggle) => {
    const scheme = toggle.getAttribute(CHOSEN_ATTRIBUTE)
    if (scheme === "dark" || scheme === "light") setMode(scheme)
  })

  // When going back, the browser may restore this page as it was, although the scheme was changed on another.
  useEffect(() => {
    const applyStoredScheme = ({ persisted }: PageTransitionEvent) =>
      withStorage((storage) => {
        const stored = storage.getItem(THEME_STORAGE_KEY)
        // Synchronously, because a busy WebKit was seen to skip the scheduled render while a page was restored.
        if (persisted && (stored === "dark" || stored === "light")) flushSync(() => setMode(stored))
      })
    addEventListener("pageshow", applyStoredScheme)
    return () => removeEventListener("pageshow", applyStoredScheme)
  }, [setMode])

  return (
    <IconButton {...preHydrated} onClick={() => setMode(current === "dark" ? "light" : "dark")}>
      <InLight>
        <Icon name="moon" />
        <VisuallyHidden>{WORDS.shell.switchToDark}</VisuallyHidden>
      </InLight>
      <InDark>
        <Icon name="sun" />
        <VisuallyHidden>{WORDS.shell.switchToLight}</VisuallyHidden>
      </InDark>
    </IconButton>
  )
}
