import IconButton from "@mui/material/IconButton"
import { styled } from "@mui/material/styles"
import { Suspense, useId, useState } from "react"
import { ChunkBoundary } from "./chunk-boundary"
import { Icon } from "./icon"
import { lazyChunk } from "./lazy-chunk"
import type { PageName } from "./page-link"

const importMenu = async () => (await import("./navigation-menu")).NavigationMenu

const NavigationMenu = lazyChunk(importMenu)

// The module is only fetched; a failure is told when the menu is opened and it is asked for again.
const prepareMenu = () => void importMenu().catch(() => undefined)

const SmallScreensButton = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up("lg")]: { display: "none" },
  "@media (scripting: none)": { display: "none" },
}))

/** The menu of small screens: a button that opens a dropdown with all pages. */
export function MenuButton({ current }: { current: PageName | null }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const menuId = useId()

  return (
    <>
      <SmallScreensButton
        aria-label="Menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onPointerEnter={prepareMenu}
        onFocus={prepareMenu}
        onClick={(event) => {
          setAnchor(event.currentTarget)
        }}
      >
        <Icon name="menu" />
      </SmallScreensButton>
      {anchor && (
        <ChunkBoundary>
          <Suspense>
            <NavigationMenu
              id={menuId}
              anchor={anchor}
              current={current}
              onClose={() => {
                setAnchor(null)
              }}
            />
          </Suspense>
        </ChunkBoundary>
      )}
    </>
  )
}
