import ClickAwayListener from "@mui/material/ClickAwayListener"
import MenuItem from "@mui/material/MenuItem"
import MenuList from "@mui/material/MenuList"
import { styled } from "@mui/material/styles"
import { useEffect, useId, useState } from "react"
import { OPEN_ATTRIBUTE } from "../../pre-hydration/attributes"
import { usePreHydratedDisclosure } from "../../pre-hydration/use-pre-hydrated"
import { isInFooter, type PageContext, type PageName } from "../../site-pages"
import { FEEDBACK_DURATION, GUTTER, SCROLL_PADDING } from "../../theme/tokens"
import { WORDS } from "../../words"
import { HydrationBoundary } from "../shared/hydration-boundary"
import { Icon } from "../shared/icon"
import { IconButton } from "../shared/icon-button"
import { PageLink, useSitePages } from "../shared/page-link"
import { languageLink } from "./language-link"

const SmallScreens = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("lg")]: { display: "none" },
  // The attribute selects the icon, because it is correct even before React.
  '& [aria-expanded="true"] > svg:first-of-type, & [aria-expanded="false"] > svg:last-of-type': { display: "none" },
  "@media (scripting: none)": { display: "none" },
}))

/** The negative scroll margin of the menu's entries, px: more than the page's scroll padding, so that focusing one doesn't scroll the page. */
const SCROLL_OFFSET = SCROLL_PADDING + 20

/** Below the bar, as wide as the window. */
const Dropdown = styled("div")(({ theme }) => ({
  display: "none",
  position: "absolute",
  top: "100%",
  insetInline: 0,
  // The height that the bar leaves in a low window.
  maxHeight: "calc(100dvh - 100%)",
  overflowY: "auto",
  // Cancels that margin where the dropdown itself scrolls.
  scrollPaddingTop: SCROLL_OFFSET,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  [`&[${OPEN_ATTRIBUTE}="true"]`]: { display: "block" },
  "@media (prefers-reduced-motion: no-preference)": {
    animation: `dropdown ${FEEDBACK_DURATION.quick}ms ease-out`,
    "@keyframes dropdown": { from: { opacity: 0, transform: "translateY(-4px)" } },
  },
}))

const Item = styled(MenuItem)(({ theme }) => ({
  minHeight: 48,
  textIndent: 0,
  paddingInline: GUTTER,
  [theme.breakpoints.up("sm")]: { paddingInline: 2 * GUTTER },
  letterSpacing: "0.06em",
  fontSize: "0.875rem",
  fontWeight: 500,
  scrollMarginTop: -SCROLL_OFFSET,
  "&[aria-current]": { fontWeight: 800, color: theme.vars.palette.primary.main },
})) as typeof MenuItem

interface MenuButtonProps extends Pick<PageContext, "languages"> {
  /** The `aria-current` of a link to a page, as in the bar. */
  currentOf: (page: PageName) => "page" | "true" | undefined
}

/** The menu of small screens: a button that opens a dropdown with all pages, and this one in other languages. */
export function MenuButton({ currentOf, languages }: MenuButtonProps) {
  const pages = useSitePages().filter((page) => !isInFooter(page))
  const [isOpen, setIsOpen] = useState(false)
  const preHydrated = usePreHydratedDisclosure("menu", isOpen, setIsOpen)
  const menuId = useId()

  const close = () => setIsOpen(false)
  // Going back shows another page below the menu.
  useEffect(() => {
    addEventListener("popstate", close)
    return () => removeEventListener("popstate", close)
  }, [])
  const closeAndReturn = () => {
    close()
    // The button is always visible, but within the page's scroll padding, so the browser would scroll.
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
              // Remounted, so that focus starts at the first entry.
              key={String(isOpen)}
              // Not `ul`: its entries are links, which can't be children of a list.
              component="div"
              // Until the entries' styles have loaded.
              style={{ display: "grid", lineHeight: "48px", textIndent: GUTTER }}
              id={menuId}
              aria-label={WORDS.shell.pages}
              autoFocusItem={isOpen}
              // Going back from another language's page may restore this one as it was left.
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
