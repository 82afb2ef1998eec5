import { styled } from "@mui/material/styles"
import { isInFooter, type PageContext } from "../../site-pages"
import { inlineList, quietCaption } from "../../theme/theme"
import { CONTROL_SIZE, FEEDBACK_DURATION, ICON_INSET } from "../../theme/tokens"
import { WORDS } from "../../words"
import { ProfileIcon } from "../shared/icon"
import { LayoutContent, LayoutGrid } from "../shared/layout-grid"
import { NewTabLink } from "../shared/new-tab"
import { VisuallyHidden } from "../shared/visually-hidden"
import { PageLink, useSitePages } from "../shared/page-link"

const Line = styled(LayoutContent)(quietCaption, ({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 24px",
  padding: "16px 0 32px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: "tabular-nums",
}))

// The glyphs, not their larger targets, align with the content edges.
const Profiles = styled("ul")({ ...inlineList, marginInline: -ICON_INSET })

const ProfileLink = styled(NewTabLink)(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  width: CONTROL_SIZE,
  height: CONTROL_SIZE,
  color: theme.vars.palette.text.secondary,
  transition: `color ${FEEDBACK_DURATION.quick}ms`,
  "&:hover": { color: theme.vars.palette.primary.main },
}))

// Wraps internally before the profiles wrap.
const Start = styled("span")({
  display: "flex",
  flexWrap: "wrap",
  flex: "1 1 min-content",
  alignItems: "center",
  columnGap: 16,
  // Breaks words only if the whole line is too short for one.
  "&, & > *": { minWidth: 0, overflowWrap: "break-word" },
})

const FooterLink = styled(PageLink)(({ theme }) => ({
  // Enlarges the touch target.
  padding: "12px 0",
  color: theme.vars.palette.text.secondary,
  "&:hover": { color: theme.vars.palette.primary.main },
}))

/** Shows the current year: on hydration, React keeps the one in the HTML. */
const showYear = (year: HTMLElement | null) => year?.replaceChildren(String(new Date().getFullYear()))

/** The copyright line with the visitor's year, links to the pages that are not in the menu and bar, and the owner's profiles. */
export function Footer({ owner, connect }: Pick<PageContext, "owner" | "connect">) {
  const pages = useSitePages().filter(isInFooter)
  return (
    <footer>
      <LayoutGrid>
        <Line>
          <Start>
            <span>
              {"© "}
              <span ref={showYear} suppressHydrationWarning>
                {new Date().getFullYear()}
              </span>{" "}
              {owner}
            </span>
            {pages.map(({ name, title }) => (
              <FooterLink key={name} page={name}>
                {title}
              </FooterLink>
            ))}
          </Start>
          {connect.length > 0 && (
            <Profiles aria-label={WORDS.shell.profiles}>
              {connect.map(({ icon, label, href }) => (
                <li key={href}>
                  <ProfileLink href={href} rel="noopener me">
                    <ProfileIcon icon={icon} />
                    <VisuallyHidden>{label}</VisuallyHidden>
                  </ProfileLink>
                </li>
              ))}
            </Profiles>
          )}
        </Line>
      </LayoutGrid>
    </footer>
  )
}
