import ClickAwayListener from "@mui/material/ClickAwayListener"
import MenuItem from "@mui/material/MenuItem"
import MenuList from "@mui/material/MenuList"
import { styled } from "@mui/material/styles"
import { useEffect, useId, useState } from "react"
import { OPEN_ATTRIBUTE } from "../../pre-hydration/attributes"
import { usePreHydratedDisclosure } from "../../pre-hydration/use-pre-hydrated"
import { isInFooter, type PageContext, type PageName } from "../../site-pages"
import { ANSWER_DURATION, GUTTER, SCROLL_PADDING } from "../../theme/tokens"
import { WORDS } from "../../words"
import { HydrationBoundary } from "../shared/hydration-boundary"
import { Icon } from "../shared/icon"
import { IconButton } from "../shared/icon-button"
import { PageLink, useSitePages } from "../shared/page-link"
import { languageLink } from "./language-link"

const SmallScreens = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("lg")]: { display: "none" },
  // The glyph follows the attribute, which is right before React, too.
  '& [aria-expanded="true"] > svg:first-of-type, & [aria-expanded="false"] > svg:last-of-type': { display: "none" },
  "@media (scripting: none)": { display: "none" },
}))

/** How much lower than they are the menu's entries count as being, px: below the page's scroll padding, so that focus on one doesn't scroll the page. */
const LOWERED = SCROLL_PADDING + 20

/** Below the bar, as wide as the window. */
const Dropdown = styled("div")(({ theme }) => ({
  display: "none",
  position: "absolute",
  top: "100%",
  insetInline: 0,
  // What the bar leaves of a low window.
  maxHeight: "calc(100dvh - 100%)",
  overflowY: "auto",
  // Cancels it out where the dropdown itself scrolls.
  scrollPaddingTop: LOWERED,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  [`&[${OPEN_ATTRIBUTE}="true"]`]: { display: "block" },
  "@media (prefers-reduced-motion: no-preference)": {
    animation: `dropdown ${ANSWER_DURATION.quick}ms ease-out`,
    "@keyframes dropdown": { from: { opacity: 0, transform: "translateY(-4px)" } },
  },
}))

const Item = styled(MenuItem)(({ theme }) => ({
  minHeight: 48,
  paddingInline: GUTTER,
  [theme.breakpoints.up("sm")]: { paddingInline: 2 * GUTTER },
  letterSpacing: "0.06em",
  fontSize: "0.875rem",
  fontWeight: 500,
  scrollMarginTop: -LOWERED,
  "&[aria-current]": { fontWeight: 800, color: theme.vars.palette.primary.main },
})) as typeof MenuItem

interface MenuButtonProps extends Pick<PageContext, "languages"> {
  /** What a link to a page says of it, as in the bar. */
  currentOf: (page: PageName) => "page" | "true" | undefined
}

/** The menu of small screens: a button that opens a dropdown with all pages, and this one in other languages. */
export function MenuButton({ currentOf, languages }: MenuButtonProps) {
  const pages = useSitePages().filter((page) => !isInFooter(page))
  const [isOpen, setIsOpen] = useState(false)
  const preHydrated = usePreHydratedDisclosure("menu", isOpen, setIsOpen)
  const menuId = useId()

  const close = () => setIsOpen(false)
  // A step back leads to another page below it.
  useEffect(() => {
    addEventListener("popstate", close)
    return () => removeEventListener("popstate", close)
  }, [])
  const closeAndReturn = () => {
    close()
    // The bar is always in sight, but the browser would scroll it out of the padding that is kept free for it.
    preHydrated.ref.current?.focus({ preventScroll: true })
  }

  return (
    <ClickAwayListener onClickAway={close}>
      <SmallScreens>
        <IconButton
          {...preHydrated}
          aria-label={WORDS.shell.menu}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="menu" />
          <Icon name="close" />
        </IconButton>
        <Dropdown {...{ [OPEN_ATTRIBUTE]: isOpen }}>
          <HydrationBoundary>
            <MenuList
              // A new one begins at its first entry.
              key={String(isOpen)}
              // Its entries are links, which can't be children of a list.
              component="div"
              id={menuId}
              aria-label={WORDS.shell.pages}
              autoFocusItem={isOpen}
              // A step back from another language's page may find this one as it was left.
              onClick={close}
              onKeyDown={({ key }) => {
                if (key === "Escape") closeAndReturn()
                if (key === "Tab") close()
              }}
            >
              {pages.map(({ name, label }) => (
                <Item
                  key={name}
                  component={PageLink}
                  page={name}
                  aria-current={currentOf(name)}
                  onClick={closeAndReturn}
                >
                  {label}
                </Item>
              ))}
              {languages.map((each) => (
                <Item key={each.language} component="a" {...languageLink(each)}>
                  {each.name}
                </Item>
              ))}
            </MenuList>
          </HydrationBoundary>
        </Dropdown>
      </SmallScreens>
    </ClickAwayListener>
  )
}
