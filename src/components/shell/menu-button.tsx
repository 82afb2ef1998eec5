import { styled, type Theme } from "@mui/material/styles"
import { useId, useState } from "react"
import { OPEN_ATTRIBUTE } from "../../pre-hydration/attributes"
import { usePreHydratedDisclosure } from "../../pre-hydration/use-pre-hydrated"
import { isInFooter, type PageContext, type PageName } from "../../site-pages"
import { inkLink } from "../../theme/theme"
import { BAR_SCROLL_MARGIN, FEEDBACK_DURATION, GUTTER } from "../../theme/tokens"
import { WORDS } from "../../words"
import { Icon } from "../shared/icon"
import { IconButton } from "../shared/icon-button"
import { PageLink, useSitePages } from "../shared/page-link"
import { languageLink } from "./language-link"

const SmallScreens = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("lg")]: { display: "none" },
  // The attribute selects the icon, because it is correct even before React.
  '& [aria-expanded="true"] > svg:first-of-type, & [aria-expanded="false"] > svg:last-of-type': { display: "none" },
}))

/** Below the bar, as wide as the window. */
const Dropdown = styled("nav")(({ theme }) => ({
  display: "none",
  position: "absolute",
  top: "100%",
  insetInline: 0,
  // The height that the bar leaves in a low window.
  maxHeight: "calc(100dvh - 100%)",
  overflowY: "auto",
  paddingBlock: 8,
  // The entries' own styles load later.
  lineHeight: "48px",
  textIndent: GUTTER,
  // Cancels its entries' scroll margin where the dropdown itself scrolls.
  scrollPaddingTop: BAR_SCROLL_MARGIN,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  [`&[${OPEN_ATTRIBUTE}="true"]`]: { display: "grid" },
  "@media (prefers-reduced-motion: no-preference)": {
    animation: `dropdown ${FEEDBACK_DURATION.quick}ms ease-out`,
    "@keyframes dropdown": { from: { opacity: 0, transform: "translateY(-4px)" } },
  },
}))

const entry = ({ theme }: { theme: Theme }) => ({
  display: "flex",
  alignItems: "center",
  minHeight: 48,
  paddingInline: GUTTER,
  [theme.breakpoints.up("sm")]: { paddingInline: 2 * GUTTER },
  lineHeight: 1.5,
  textIndent: 0,
  letterSpacing: "0.06em",
  fontSize: "0.875rem",
  fontWeight: 500,
  "&:focus-visible": { outlineOffset: -2 },
  "&:hover": { backgroundColor: theme.vars.palette.action.hover },
  "&[aria-current]": { fontWeight: 800, color: theme.vars.palette.primary.main },
})
const Entry = styled(PageLink)(inkLink, entry)
const LanguageEntry = styled("a")(inkLink, entry)

interface MenuButtonProps extends Pick<PageContext, "languages"> {
  /** The `aria-current` of a link to a page, as in the bar. */
  currentOf: (page: PageName) => "page" | "true" | undefined
}

/**
 * The menu of small screens: a button that opens a dropdown with links to all pages, and to this one in other languages. The script in the head closes it
 * (`answer-controls.ts`).
 */
export function MenuButton({ currentOf, languages }: MenuButtonProps) {
  const pages = useSitePages().filter((page) => !isInFooter(page))
  const [isOpen, setIsOpen] = useState(false)
  const preHydrated = usePreHydratedDisclosure("menu", isOpen, setIsOpen)
  const menuId = useId()

  return (
    <SmallScreens>
      <IconButton
        {...preHydrated}
        aria-label={WORDS.shell.menu}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={({ currentTarget, nativeEvent }) => {
          // Safari doesn't focus a button that is clicked, so Tab would not reach the menu. A click by the script is for something else that has the focus.
          if (nativeEvent.isTrusted) currentTarget.focus({ preventScroll: true })
          setIsOpen(!isOpen)
        }}
      >
        <Icon name="menu" />
        <Icon name="close" />
      </IconButton>
      <Dropdown
        {...{ [OPEN_ATTRIBUTE]: isOpen }}
        id={menuId}
        aria-label={WORDS.shell.pages}
        // Also for another language: going back from its page may restore this one as it was left.
        onClick={() => {
          setIsOpen(false)
          // The button is always visible, but within the page's scroll padding, so the browser would scroll.
          preHydrated.ref.current?.focus({ preventScroll: true })
        }}
      >
        {pages.map(({ name, label }) => (
          <Entry key={name} page={name} aria-current={currentOf(name)}>
            {label}
          </Entry>
        ))}
        {languages.map((each) => (
          <LanguageEntry key={each.language} {...languageLink(each)} />
        ))}
      </Dropdown>
    </SmallScreens>
  )
}
