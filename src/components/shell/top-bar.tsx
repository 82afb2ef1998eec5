import { styled, type Theme } from "@mui/material/styles"
import { LOOK } from "../../look"
import { isInBar, type PageContext, type PageName } from "../../site-pages"
import { inDark, inkLink } from "../../theme/theme"
import { BAR_HEIGHT, BAR_SCROLL_MARGIN, CONTROL_SIZE, ICON_INSET, LOGO_HEIGHT } from "../../theme/tokens"
import { WORDS } from "../../words"
import { LayoutContent, LayoutGrid } from "../shared/layout-grid"
import { languageLink } from "./language-link"
import { MenuButton } from "./menu-button"
import { PageLink, useSitePages } from "../shared/page-link"
import { ThemeToggle } from "./theme-toggle"

const Bar = styled("header")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& :focus": { scrollMarginTop: `-${BAR_SCROLL_MARGIN}` },
  // The hairline appears once content has scrolled beneath the bar; without support for scroll timelines it is always there. A page that can't
  // scroll has no such timeline: the styles outside the animation apply.
  "@supports (animation-timeline: scroll())": {
    borderBottomColor: "transparent",
    animation: "top-bar-hairline linear both",
    animationTimeline: "scroll()",
    animationRange: "0 24px",
    "@keyframes top-bar-hairline": { to: { borderBottomColor: theme.vars.palette.divider } },
  },
  // Without scripts its links may take two lines, which would cover the target of a hash.
  "@media print, (scripting: none)": { position: "static" },
}))

const Row = styled(LayoutContent)({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: BAR_HEIGHT,
  // Without scripts, the links are in the bar of small screens, too.
  "@media (scripting: none)": { flexWrap: "wrap", justifyContent: "end" },
})

const Logo = styled(PageLink)(inkLink, {
  marginInlineEnd: "auto",
  padding: "10px 0",
  fontSize: "1.125rem",
  // Two lines fit into the bar.
  lineHeight: 1.2,
  // A long brand wraps before the links do, which even a fraction of a pixel less would break.
  flexShrink: 1_000_000,
  minWidth: "6em",
  fontWeight: 800,
  letterSpacing: "-0.02em",
})

/** The owner's logo: in both themes, or only in one. */
const LogoPicture = styled("img", { shouldForwardProp: (name) => name !== "only" })<{
  only?: "light" | "dark" | undefined
}>(({ theme, only }) => [
  {
    display: only === "dark" ? "none" : "block",
    width: "auto",
    height: "auto",
    maxWidth: "100%",
    maxHeight: LOGO_HEIGHT,
    // Paper is white in both.
    "@media print": { display: `${only === "dark" ? "none" : "block"} !important` },
  },
  only && inDark(theme, { display: only === "dark" ? "block" : "none" }),
])

// Aligns the drawn part of the last control with the edge.
const Controls = styled("div")({ display: "flex", marginInlineEnd: -ICON_INSET })

// Reserves space for both: browsers paint the first before the HTML of the second arrives.
const TwoControls = styled(Controls)(({ theme }) => ({
  [theme.breakpoints.down("lg")]: { minWidth: 2 * CONTROL_SIZE },
  "@media (scripting: none)": { minWidth: 0 },
}))

const LargeScreensNav = styled("nav")(({ theme }) => ({
  display: "none",
  gap: 8,
  [theme.breakpoints.up("lg")]: { display: "flex" },
  "@media (scripting: none)": { display: "flex", flexWrap: "wrap", minWidth: 0 },
}))

const barLink = ({ theme }: { theme: Theme }) => ({
  padding: "10px 12px",
  fontSize: "0.8125rem",
  fontWeight: 500,
  letterSpacing: "0.1em",
  "&[aria-current]": {
    fontWeight: 800,
    textDecoration: "underline",
    textDecorationThickness: 2,
    textDecorationColor: theme.vars.palette.primary.main,
    textUnderlineOffset: "0.5em",
  },
})
const NavLink = styled(PageLink)(inkLink, barLink)
const LanguageLink = styled("a")(inkLink, barLink)

/** The sticky bar on top of every page. Without other pages in the bar it has neither links nor a menu. */
export function TopBar({
  brand,
  name: current,
  entry,
  language,
  languages,
}: Pick<PageContext, "brand" | "name" | "entry" | "language" | "languages">) {
  const otherLanguages = languages.filter((each) => each.language !== language)
  const pages = useSitePages().filter(isInBar)
  const hasLinks = pages.length > 0
  const { logo, logoDark } = LOOK
  const Buttons = hasLinks ? TwoControls : Controls
  // On small screens they are in the menu, if there is one.
  const Languages = hasLinks ? LargeScreensNav : "nav"
  // On an entry's own page, the link to its list is `true`: the page is a part of it.
  const currentOf = (page: PageName) => (page === current ? (entry ? "true" : "page") : undefined)
  return (
    <Bar>
      <LayoutGrid>
        <Row>
          <Logo page="home" aria-current={currentOf("home")}>
            {logo ? <LogoPicture {...logo} only={logoDark ? "light" : undefined} /> : brand}
            {logo && logoDark && <LogoPicture {...logoDark} only="dark" />}
          </Logo>
          {hasLinks && (
            <LargeScreensNav aria-label={WORDS.shell.pages}>
              {pages.map(({ name, label }) => (
                <NavLink key={name} page={name} aria-current={currentOf(name)}>
                  {label}
                </NavLink>
              ))}
            </LargeScreensNav>
          )}
          {otherLanguages.length > 0 && (
            <Languages aria-label={WORDS.shell.languages}>
              {otherLanguages.map((each) => (
                <LanguageLink key={each.language} {...languageLink(each)} />
              ))}
            </Languages>
          )}
          <Buttons>
            <ThemeToggle />
            {hasLinks && <MenuButton currentOf={currentOf} languages={otherLanguages} />}
          </Buttons>
        </Row>
      </LayoutGrid>
    </Bar>
  )
}
